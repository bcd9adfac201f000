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

  /// - Parameter marked: transitions that are drawn, each on its own, whatever they are.
  init(of graph: FlowGraph, showsBacks: Bool, marked: Set<FlowGraph.Transition> = []) {
    let sorted = graph.transitions
    var swipes = SheetSwipes(sorted, screens: graph.screens)
    for transition in sorted {
      let isShown = showsBacks || !transition.isImplicit || marked.contains(transition)
      if !isShown, swipes.takeUndoing(transition) { continue }
      if !isShown, transition.kind == .dismiss, swipes.takeSkipping(transition) { continue }
      add(transition)
    }
    let (sheets, others) = swipes.sorted()
    for transition in others { add(transition) }
    for sheet in sheets {
      let place = sheet.screens == 1 ? "from inside" : "\(sheet.screens) screens"
      add(
        ExactString("\(sheet.trigger.string) (\(place))"), for: sheet.transitions,
        to: Way(from: sheet.first, to: sheet.below, role: .dismiss))
    }
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
