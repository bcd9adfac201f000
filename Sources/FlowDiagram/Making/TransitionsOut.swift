import FlowGraph
import FlowTrace

/// The transitions that lead out of the part of a graph that is drawn, to screens that are not.
///
/// They are rows without an arrow. Without them, a screen would look as if it could not be left but for
/// where the part happens to reach.
struct TransitionsOut {
  struct Exit {
    /// The number of a screen of the part.
    var from: Int
    /// The place of the other screen among ``screens``.
    var to: Int
    var transition: FlowGraph.Transition
    var count: Int
  }

  private(set) var exits: [Exit] = []
  /// The full names of the screens outside the part.
  private(set) var screens: [String] = []
  /// What drawings call them, shortened or not.
  private(set) var displayNames: [String] = []

  /// O(*n* log *n*) in the size of the whole.
  ///
  /// - Parameters:
  ///   - part: The graph that is drawn.
  ///   - whole: The graph that it is a part of; nil where it is the whole.
  ///   - options: What is shown. What caused a verdict always is.
  init(of part: NumberedGraph, in whole: FlowGraph?, _ options: DiagramOptions) {
    guard let whole else { return }
    let names = whole.names
    let numbered = NumberedGraph(whole)
    let shownNames = DisplayNames(of: numbered, names: names, long: options.usesLongNames)
    let implied = options.backs == .rows ? ImpliedBacks(numbered) : nil
    var places: [Int: Int] = [:]
    for transition in numbered.transitions where transition.kind != .embed {
      let original = numbered[transition]
      guard let from = original.from.flatMap({ part.screen($0) }), part.screen(original.to) == nil
      else { continue }
      // What reaches the app from outside is not the screens' own.
      let isShown =
        !options.firstUses.fromOutside.contains(original)
        && (transition.kind.isForward
          || options.backs != .none && implied?.contains(transition) != true)
      guard isShown || options.marks.causes[original] != nil else { continue }
      let place = places[transition.to] ?? screens.count
      if place == screens.count {
        places[transition.to] = place
        screens.append(names[original.to])
        displayNames.append(shownNames.screens[transition.to])
      }
      exits.append(
        Exit(from: from, to: place, transition: original, count: numbered.count(of: transition)))
    }
  }
}
