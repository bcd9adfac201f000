import FlowGraph
import FlowTrace

/// The arrows to draw between screens, and what leads along each.
///
/// A push implies its way back, and so does a presentation: backs by the system that only undo
/// one are left out. Where a sheet was swiped down from screens further inside it as well, one
/// arrow from the sheet's first screen stands for all of them and says how many they are. A child
/// is embedded because of its parent, not of anything that was done: there nothing is written.
struct Ways {
  /// What is written on each arrow, line by line.
  private(set) var triggers: [Way: Set<ExactString>] = [:]
  /// What each arrow stands for.
  private(set) var transitions: [Way: [FlowGraph.Transition]] = [:]

  /// - Parameter marked: Transitions that are drawn even if they only undo one, and apart from
  ///   others of their sheet unless all of these are marked.
  init(of graph: FlowGraph, showsBacks: Bool, marked: Set<FlowGraph.Transition> = []) {
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
    for sheet in sheets { add(sheet, apartFrom: marked) }
    guard !marked.isEmpty else { return }
    let drawn = Set(transitions.values.joined())
    for transition in sorted where marked.contains(transition) && !drawn.contains(transition) {
      add(transition)
    }
  }

  private mutating func add(
    _ sheet: SheetSwipes.Sheet, apartFrom marked: Set<FlowGraph.Transition>
  ) {
    let unmarked = sheet.transitions.filter { !marked.contains($0) }
    let swipes = unmarked.isEmpty ? sheet.transitions : unmarked
    let screens = Set(swipes.compactMap(\.from))
    guard screens != [sheet.first] else { return }
    let place = screens.count == 1 ? "from inside" : "\(screens.count) screens"
    add(
      ExactString("\(sheet.trigger.string) (\(place))"), for: swipes,
      to: Way(from: sheet.first, to: sheet.below, role: .dismiss))
  }

  private mutating func add(_ transition: FlowGraph.Transition) {
    add(ExactString(transition.trigger), for: [transition], to: Way(transition))
  }

  private mutating func add(
    _ line: ExactString, for some: [FlowGraph.Transition], to way: Way
  ) {
    triggers[way, default: []].formUnion(way.role == .embed ? [] : [line])
    transitions[way, default: []] += some
  }
}
