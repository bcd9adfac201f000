import FlowGraph
import FlowTrace

/// The edges to draw between screens, and the transitions that each stands for.
///
/// A push implies its way back, and so does a presentation: backs by the system that only undo
/// one are left out. Where a sheet was swiped down from screens further inside it as well, one
/// edge from the sheet's first screen stands for all of them and has their number. A child is
/// embedded because of its parent, not of anything that was done: that edge has no rows. Transitions
/// that caused something have edges of their own.
struct ScreenEdges {
  typealias Transition = NumberedGraph.Transition
  typealias Causes = [FlowGraph.Transition: Set<DiagramMarks.Effect>]

  /// What all transitions of an edge have in common.
  struct Edge: Hashable {
    /// The number of a screen, as the next; nil at launch.
    var from: Int?
    var to: Int
    var role: Diagram.Edge.Role
    /// What each of them caused, sorted.
    var effects: [DiagramMarks.Effect] = []
  }

  /// An edge, and what leads along it.
  struct Drawn {
    var edge: Edge
    var rows: [Diagram.Row]
    /// How often it was followed, where that was asked for.
    var count: Int?
  }

  private struct Entry {
    var edge: Edge
    var transition: Transition
    /// Where ``sheets`` has the row of the sheet that it belongs to.
    var sheet: Int?
  }

  private let graph: NumberedGraph
  private let causes: Causes
  private let isCounted: Bool
  private var entries: [Entry] = []
  /// The rows that stand for all transitions of a sheet.
  private var sheets: [Diagram.Row] = []

  /// Sorts out which transitions are drawn.
  ///
  /// - Parameters:
  ///   - graph: The screens and transitions.
  ///   - showsBacks: Whether backs that only undo a push or a presentation are drawn, too.
  ///   - isCounted: Whether it is counted how often each edge was followed.
  ///   - causes: What transitions caused; these are drawn even if they only undo one, and apart
  ///     from others of their sheet unless all of these caused the same.
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
    sheets.append(.sheet(trigger: sheet.trigger.string, screens: screens.count))
    let edge = Edge(
      from: sheet.first, to: sheet.below, role: .dismiss,
      effects: isAlike ? effects.joined().sorted() : [])
    entries += swipes.map { Entry(edge: edge, transition: $0, sheet: sheets.count - 1) }
  }

  private mutating func add(_ transition: Transition) {
    let edge = Edge(
      from: transition.from, to: transition.to, role: .init(transition.kind),
      effects: effects(of: transition).sorted())
    entries.append(Entry(edge: edge, transition: transition))
  }

  private func effects(of transition: Transition) -> Set<DiagramMarks.Effect> {
    causes.isEmpty ? [] : causes[graph[transition]] ?? []
  }
}

extension ScreenEdges {
  /// Returns all edges, sorted. O(*n* log *n*).
  func drawn() -> [Drawn] {
    let entries = self.entries.sorted { $0.edge < $1.edge }
    var drawn: [Drawn] = []
    drawn.reserveCapacity(entries.count)
    var rest = entries[...]
    while let first = rest.first {
      // All that leave one screen, since triggers that differ in a number are told apart among them.
      let end = rest.firstIndex { $0.edge.from != first.edge.from } ?? rest.endIndex
      let groups = together(rest[..<end])
      let rows = TriggerRows.rows(of: groups.map(triggers))
      for (entries, rows) in zip(groups, rows) {
        guard let first = entries.first else { continue }
        drawn.append(
          Drawn(edge: first.edge, rows: addingSheets(of: entries, to: rows), count: count(entries)))
      }
      rest = rest[end...]
    }
    return drawn
  }

  /// Returns the entries of each edge.
  private func together(_ entries: ArraySlice<Entry>) -> [ArraySlice<Entry>] {
    var groups: [ArraySlice<Entry>] = []
    var rest = entries
    while let first = rest.first {
      let end = rest.firstIndex { $0.edge != first.edge } ?? rest.endIndex
      groups.append(rest[..<end])
      rest = rest[end...]
    }
    return groups
  }

  /// Returns the rows of an edge, with those of the sheets that it stands for.
  private func addingSheets(
    of entries: ArraySlice<Entry>, to rows: [Diagram.Row]
  ) -> [Diagram.Row] {
    guard !sheets.isEmpty else { return rows }
    let sheets = Set(entries.compactMap(\.sheet)).map { self.sheets[$0] }
    return sheets.isEmpty ? rows : TriggerRows.sorted(rows + sheets)
  }

  private func count(_ entries: ArraySlice<Entry>) -> Int? {
    guard isCounted else { return nil }
    return entries.reduce(0) { $0 + graph.count(of: $1.transition) }
  }

  /// Returns the triggers that lead along an edge, each once and sorted, but for those of sheets.
  private func triggers(_ entries: ArraySlice<Entry>) -> [ExactString] {
    guard let first = entries.first, first.edge.role != .embed else { return [] }
    if entries.count == 1, first.sheet == nil { return [graph.trigger(of: first.transition)] }
    return Set(
      entries.lazy.filter { $0.sheet == nil }.map { graph.trigger(of: $0.transition) }
    ).sorted()
  }
}

extension ScreenEdges.Edge: Comparable {
  /// Orders by the screen that it leaves, launches first, then by where it leads, then by role, then
  /// by effects.
  static func < (a: Self, b: Self) -> Bool {
    if a.from != b.from { return a.from ?? -1 < b.from ?? -1 }
    if a.to != b.to { return a.to < b.to }
    if a.role != b.role { return a.role.rawValue < b.role.rawValue }
    return a.effects.lexicographicallyPrecedes(b.effects)
  }
}
