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
  /// What is written on each arrow, line by line.
  private(set) var triggers: [Way: Set<ExactString>] = [:]
  /// What each arrow stands for.
  private(set) var transitions: [Way: [FlowGraph.Transition]] = [:]

  private let causes: [FlowGraph.Transition: Set<DiagramMarks.Effect>]

  /// - Parameter causes: What transitions caused; these are drawn even if they only undo one, and
  ///   apart from others of their sheet unless all of these caused the same.
  init(
    of graph: FlowGraph, showsBacks: Bool,
    causes: [FlowGraph.Transition: Set<DiagramMarks.Effect>] = [:]
  ) {
    self.causes = causes
    let sorted = graph.transitions
    var swipes = SheetSwipes(sorted, screens: graph.screens)
    for transition in sorted {
      let isShown = showsBacks || !transition.isImplicit
      if !isShown, swipes.takeUndoing(transition) { continue }
      if !isShown, transition.kind == .dismiss, swipes.takeSkipping(transition) { continue }
      add(transition)
    }
    let (sheets, others) = swipes.sorted()
    for transition in others { add(transition) }
    for sheet in sheets { add(sheet) }
    guard !causes.isEmpty else { return }
    let drawn = Set(transitions.values.joined())
    for transition in sorted where causes[transition] != nil && !drawn.contains(transition) {
      add(transition)
    }
  }

  private mutating func add(_ sheet: SheetSwipes.Sheet) {
    let effects = Set(sheet.transitions.map { causes[$0] ?? [] })
    let isAlike = effects.count == 1
    let swipes = isAlike ? sheet.transitions : sheet.transitions.filter { causes[$0] == nil }
    let screens = Set(swipes.compactMap(\.from))
    guard !screens.isEmpty, screens != [sheet.first] else { return }
    let place = screens.count == 1 ? "from inside" : "from \(screens.count) screens"
    add(
      ExactString("\(sheet.trigger.string) \(place)"), for: swipes,
      to: Way(
        from: sheet.first, to: sheet.below, role: .dismiss,
        effects: isAlike ? effects.joined().sorted() : []))
  }

  private mutating func add(_ transition: FlowGraph.Transition) {
    add(
      ExactString(transition.trigger), for: [transition],
      to: Way(transition, effects: causes[transition]?.sorted() ?? []))
  }

  private mutating func add(
    _ line: ExactString, for some: [FlowGraph.Transition], to way: Way
  ) {
    triggers[way, default: []].formUnion(way.role == .embed ? [] : [line])
    transitions[way, default: []] += some
  }
}
