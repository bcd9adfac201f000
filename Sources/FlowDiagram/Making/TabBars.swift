import FlowGraph
import FlowTrace

/// Which transitions of the kind `tab` lead from a tab bar: something that is touched on another screen may
/// select a tab, too.
enum TabBars {
  private static let touches = PersonStep.Action.allCases
    .filter { $0 != .tab && $0 != .outside }.map(\.rawValue)

  /// Whether a trigger is no touch of another screen.
  static func haveTrigger(_ trigger: String) -> Bool {
    !touches.contains { trigger == $0 || trigger.hasPrefix($0 + " ") }
  }
}

extension NumberedGraph {
  /// The screens that tabs are selected on, as often as they are.
  var tabBars: some Sequence<Int> {
    transitions.lazy
      .filter { $0.kind == .tab && TabBars.haveTrigger(trigger(of: $0).string) }
      .compactMap(\.from)
  }
}
