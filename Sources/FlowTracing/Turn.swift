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
  /// The first of UIKit's methods that the program called.
  var call: String?
  var routerCalls: [RouterCall] = []

  /// What somebody meant to do: the app, which said so, or the person.
  var intent: String? { told ?? step?.description }

  /// Whether the platform itself acts on what the person did last.
  var isSystemGesture: Bool {
    switch step?.action {
    case .back, .swipeBack, .swipeDown: true
    case .tap, .select, .turn, .enter, .tab, .swipeBackLetGo, nil: false
    }
  }
}
