import FlowGraph
import FlowTrace

/// The arrows to draw between screens, and what leads along each.
///
/// A push implies its way back, and so does a presentation: backs by the system that only undo
/// one are left out. Where a sheet was swiped down from screens further inside it as well, one
/// arrow from the sheet's first screen stands for all of them and says how many they are. A child
/// is embedded because of its parent, not of anything that was done: there nothing is written.
/// What caused something has an arrow of its own, which says so of nothing else.
struct Ways {
  typealias Transition = NumberedGraph.Transition
  typealias Causes = [FlowGraph.Transition: Set<DiagramMarks.Effect>]

  /// An arrow, and what leads along it.
  struct Drawn {
    var way: Way
    /// What is written on it.
    var lines: [String]
    /// How often it was gone, where that was asked for.
    var count: Int?
  }

  private struct Entry {
    var way: Way
    var transition: Transition
    /// What is written of a whole sheet.
    var sheetLine: ExactString?
  }

  private let graph: NumberedGraph
  private let causes: Causes
  private let isCounted: Bool
  private var entries: [Entry] = []

  /// - Parameter causes: What transitions caused; these are drawn even if they only undo one, and
  ///   apart from others of their sheet unless all of these caused the same.
  init(of graph: NumberedGraph, showsBacks: Bool, isCounted: Bool, causes: Causes) {
    self.graph = graph
    self.isCounted = isCounted
    self.causes = causes
    entries.reserveCapacity(graph.transitions.count)
    var swipes = SheetSwipes(graph)
    for transition in graph.transitions {
      let isShown = showsBacks || !transition.isImplicit
      if !isShown, swipes.takeUndoing(transition) { continue }
      if !isShown, transition.kind == .dismiss, swipes.takeSkipping(transition) { continue }
      add(transition)
    }
    let (sheets, others) = swipes.sorted()
    for transition in others { add(transition) }
    for sheet in sheets { add(sheet) }
    guard !causes.isEmpty else { return }
    let drawn = Set(entries.map { graph[$0.transition] })
    for transition in graph.transitions
    where causes[graph[transition]] != nil && !drawn.contains(graph[transition]) {
      add(transition)
    }
  }

  private mutating func add(_ sheet: SheetSwipes.Sheet) {
    let effects = Set(sheet.transitions.map { self.effects(of: $0) })
    let isAlike = effects.count == 1
    let swipes =
      isAlike ? sheet.transitions : sheet.transitions.filter { causes[graph[$0]] == nil }
    let screens = Set(swipes.compactMap(\.from))
    guard !screens.isEmpty, screens != [sheet.first] else { return }
    let place = screens.count == 1 ? "from inside" : "from \(screens.count) screens"
    let line = ExactString("\(sheet.trigger.string) \(place)")
    let way = Way(
      from: sheet.first, to: sheet.below, role: .dismiss,
      effects: isAlike ? effects.joined().sorted() : [])
    entries += swipes.map { Entry(way: way, transition: $0, sheetLine: line) }
  }

  private mutating func add(_ transition: Transition) {
    let way = Way(
      from: transition.from, to: transition.to, role: .init(transition.kind),
      effects: effects(of: transition).sorted())
    entries.append(Entry(way: way, transition: transition))
  }

  private func effects(of transition: Transition) -> Set<DiagramMarks.Effect> {
    causes.isEmpty ? [] : causes[graph[transition]] ?? []
  }
}

extension Ways {
  /// All arrows, sorted. O(*n* log *n*).
  func drawn() -> [Drawn] {
    let entries = self.entries.sorted { $0.way < $1.way }
    var drawn: [Drawn] = []
    drawn.reserveCapacity(entries.count)
    var rest = entries[...]
    while let first = rest.first {
      // All that leave one screen, so that numbers are told apart among them.
      let end = rest.firstIndex { $0.way.from != first.way.from } ?? rest.endIndex
      let ways = together(rest[..<end])
      let lines = TriggerLines.lines(of: ways.map(triggers))
      for (entries, lines) in zip(ways, lines) {
        guard let way = entries.first?.way else { continue }
        drawn.append(Drawn(way: way, lines: lines, count: count(entries)))
      }
      rest = rest[end...]
    }
    return drawn
  }

  /// The entries of each way.
  private func together(_ entries: ArraySlice<Entry>) -> [ArraySlice<Entry>] {
    var ways: [ArraySlice<Entry>] = []
    var rest = entries
    while let first = rest.first {
      let end = rest.firstIndex { $0.way != first.way } ?? rest.endIndex
      ways.append(rest[..<end])
      rest = rest[end...]
    }
    return ways
  }

  private func count(_ entries: ArraySlice<Entry>) -> Int? {
    guard isCounted else { return nil }
    return entries.reduce(0) { $0 + graph.count(of: $1.transition) }
  }

  /// What leads along a way, each once and sorted.
  private func triggers(_ entries: ArraySlice<Entry>) -> [ExactString] {
    guard let first = entries.first, first.way.role != .embed else { return [] }
    guard entries.count > 1 else { return [trigger(first)] }
    return Set(entries.map(trigger)).sorted()
  }

  private func trigger(_ entry: Entry) -> ExactString {
    entry.sheetLine ?? graph.trigger(of: entry.transition)
  }
}
