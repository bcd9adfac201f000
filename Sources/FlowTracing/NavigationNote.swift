import FlowTrace
import SwiftRuntimeLayout

/// A call that navigates, noted while the code that made it was running.
///
/// It names objects by their numbers, so it keeps nothing alive.
struct NavigationNote {
  typealias Number = InterfaceSnapshot.Number

  /// UIKit's name for what was called.
  let method: String
  /// The kinds of transition that the call brings about.
  let kinds: TransitionKinds
  /// What was to be shown or to go; 0 for nothing.
  let target: Number
  /// What it was called on; 0 for nothing.
  let container: Number
  /// Whose code was running, innermost first.
  var types: [CallStackType] = []
  /// The router that was asked, where it was one; 0 otherwise.
  var router: Number = 0
  /// The coordinator that navigates with that router, once it is looked for.
  var coordinator: ObjectID?

  /// Whether the call is one that brings about transitions of a kind.
  func brings(_ kind: TransitionKind) -> Bool { kinds.contains(TransitionKinds(kind)) }

  /// Whether the call is one that puts something on display.
  var isForward: Bool { !kinds.isDisjoint(with: .forward) }
}
