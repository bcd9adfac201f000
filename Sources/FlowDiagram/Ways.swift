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

  init(of graph: FlowGraph, showsBacks: Bool) {
    var swipes = SheetSwipes(graph)
    for transition in graph.transitions {
      let isShown = showsBacks || !transition.isImplicit
      if !isShown, swipes.takeUndoing(transition) { continue }
      if !isShown, transition.kind == .dismiss, swipes.takeSkipping(transition) { continue }
      add(ExactString(transition.trigger), to: Way(transition))
    }
    let (sheets, others) = swipes.sorted()
    for transition in others { add(ExactString(transition.trigger), to: Way(transition)) }
    for sheet in sheets {
      let place = sheet.screens == 1 ? "from inside" : "\(sheet.screens) screens"
      add(
        ExactString("\(sheet.trigger.string) (\(place))"),
        to: Way(from: sheet.first, to: sheet.below, role: .dismiss))
    }
  }

  private mutating func add(_ line: ExactString, to way: Way) {
    triggers[way, default: []].formUnion(way.role == .embed ? [] : [line])
  }
}
