import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Notes that a method of UIKit was called, for all tracers that are running.
  ///
  /// A subclass of a UIKit class calls it first thing in the method, so that the stack still shows
  /// whose code it was. ``TracingNavigationController`` and its like do; an app's own subclass may.
  /// Where the platform reports every call itself, it has no effect.
  ///
  /// - Parameters:
  ///   - method: UIKit's name for it, such as `pushViewController`.
  ///   - target: what is to be shown or to go.
  ///   - container: what shows it.
  public static func willCall(
    _ method: String, _ target: UIViewController?, on container: UIResponder
  ) {
    let kinds = TransitionKinds(of: method)
    for tracer in running {
      tracer.programCalls(method, bringing: kinds, target, on: container)
    }
  }

  /// Notes that a person used a control, bar item, tab or back button, for all tracers that are running.
  ///
  /// ``TracingApplication`` calls it for every action that UIKit sends.
  ///
  /// - Parameters:
  ///   - sender: what sends the action.
  ///   - target: what it is sent to, which tells UIKit's own buttons from the app's.
  public static func willSendAction(from sender: Any?, to target: Any? = nil) {
    guard let step = PersonStep(sentBy: sender, to: target) else { return }
    for tracer in running {
      tracer.personDid(step, on: sender as? UIView)
    }
  }
}
