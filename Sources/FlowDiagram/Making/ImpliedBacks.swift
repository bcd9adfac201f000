import FlowGraph
import FlowTrace

/// The back buttons and swipes that only undo one step: a pop of what was pushed, and the dismissal of
/// a sheet, from its first screen or from one further inside.
struct ImpliedBacks {
  private struct Pair: Hashable {
    var from: Int
    var to: Int
  }

  /// What every screen that was pushed or presented offers by itself.
  private static let gestures = ["back", "swipe back", "swipe down"].map { ExactString($0) }

  private let graph: NumberedGraph
  /// Dismissals from inside a sheet to the screen that presented it.
  private var dismissals: Set<Pair> = []

  /// O(*n*) for each screen that sheets were dismissed to from further inside.
  init(_ graph: NumberedGraph) {
    self.graph = graph
    var fromInside: [Int: [Int]] = [:]
    for back in graph.transitions where back.isImplicit && back.kind == .dismiss {
      guard let from = back.from, !graph.leads(.present, from: back.to, to: from) else { continue }
      fromInside[back.to, default: []].append(from)
    }
    var visits = Visits(count: graph.screens.count)
    for (below, screens) in fromInside {
      let sheets = graph.transitions(from: below).lazy.filter { $0.kind == .present }.map(\.to)
      for sheet in Set(sheets) {
        visits.visit(from: sheet) { screen in
          graph.transitions(from: screen).lazy.filter {
            [.push, .replace, .embed].contains($0.kind)
          }
          .map(\.to)
        }
        for screen in screens where visits.contains(screen) {
          dismissals.insert(Pair(from: screen, to: below))
        }
      }
    }
  }

  /// Whether a transition only undoes a step. O(log *n*).
  func contains(_ transition: NumberedGraph.Transition) -> Bool {
    guard transition.isImplicit, let from = transition.from,
      Self.gestures.contains(graph.trigger(of: transition))
    else { return false }
    return switch transition.kind {
    case .pop: graph.leads(.push, from: transition.to, to: from)
    case .dismiss:
      graph.leads(.present, from: transition.to, to: from)
        || dismissals.contains(Pair(from: from, to: transition.to))
    case .root, .push, .replace, .present, .tab, .embed: false
    }
  }
}
