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

  /// Notes that a person used a control or bar item, for all tracers that are running.
  ///
  /// ``TracingApplication`` calls it for every action that UIKit sends.
  public static func willSendAction(from sender: Any?) {
    guard let title = title(of: sender) else { return }
    for tracer in running {
      tracer.personDid(PersonStep(.tap, title))
    }
  }

  private static func title(of sender: Any?) -> String? {
    switch sender {
    case let button as UIButton:
      button.currentTitle ?? button.accessibilityLabel ?? "\(type(of: button))"
    case let item as UIBarButtonItem:
      item.title ?? item.accessibilityLabel ?? "\(type(of: item))"
    case let control as UIControl:
      control.accessibilityLabel ?? "\(type(of: control))"
    default: nil
    }
  }
}
