import FlowTrace
import PortableUIKit

/// What is known of why things happen, between two settled states of the interface.
@MainActor
struct Turn {
  /// A coordinator's router was asked for something.
  struct RouterCall {
    var router: Weak<AnyObject>
    /// The coordinator whose router it is, once that is known.
    var coordinator: ObjectID?
    /// The screen to present; nil when the call is to dismiss.
    var screen: Weak<UIViewController>?

    var isForward: Bool { screen != nil }
  }

  /// What the app said it is doing.
  var told: String?
  /// What the person did last.
  var step: PersonStep?
  /// UIKit's methods that the program called, each once, in order.
  var methods: [String] = []
  var routerCalls: [RouterCall] = []

  /// What somebody meant to do: the app, which said so, or the person.
  var intent: String? { told ?? step?.description }

  /// The method that brought about a transition of a kind: the first that does such a thing, or
  /// else the first.
  func method(for kind: TransitionKind) -> String? {
    let verbs: [String] =
      switch kind {
      case .root: ["root"]
      case .present: ["present"]
      case .dismiss: ["dismiss"]
      case .tab: ["selected"]
      case .push: ["push", "setView", "show"]
      case .pop: ["pop", "setView"]
      case .embed: ["addChild"]
      }
    return methods.first { method in verbs.contains { method.hasPrefix($0) } } ?? methods.first
  }

  /// Whether the platform itself makes such a transition of what the person did last.
  func isSystemGesture(for kind: TransitionKind) -> Bool {
    switch step?.action {
    case .back, .swipeBack, .swipeDown: true
    case .tab: kind == .pop
    case .tap, .select, .turn, .enter, .swipeBackLetGo, nil: false
    }
  }
}
