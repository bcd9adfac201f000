import PortableUIKit

/// An application that reports to tracers what a person taps.
///
/// On a phone, name it in `main.swift`, and transitions have the tapped titles as triggers:
///
/// ```swift
/// UIApplicationMain(
///   CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(TracingApplication.self),
///   NSStringFromClass(AppDelegate.self))
/// ```
///
/// Where an app has an application class of its own, that one calls
/// ``FlowTracer/willSendAction(from:)`` in the same method.
open class TracingApplication: UIApplication {
  open override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    FlowTracer.willSendAction(from: sender)
    return super.sendAction(action, to: target, from: sender, for: event)
  }
}
