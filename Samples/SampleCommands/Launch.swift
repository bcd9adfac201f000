import FlowPerson
import FlowTrace
import FlowTracing
import PortableUIKit

/// One launch of an app, and what a person does before the app is gone again.
@MainActor
struct Launch {
  /// Distinguishes the launches of one app.
  var label: String?
  /// Launches the app; it runs as long as what is returned is kept.
  var launch: (UIWindow, FlowRecorder) -> AnyObject
  var walk: (FlowPerson) async throws -> Void

  /// Launches the app in a new window, walks through it, and records what happens.
  ///
  /// - Parameter narrator: receives what is on display after each step.
  func run(recorder: FlowRecorder, narrator: ((String) -> Void)? = nil) async throws {
    #if FLOW_PHONE && !canImport(Darwin)
      // What main.swift does on a phone.
      UIApplication.make = { TracingApplication() }
    #endif
    let window = UIWindow()
    let app = launch(window, recorder)
    let person = FlowPerson(window: window, narrator: narrator)
    await person.wait()
    try await walk(person)
    withExtendedLifetime((window, app)) {}
  }
}
