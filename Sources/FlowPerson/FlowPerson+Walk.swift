import PortableUIKit

extension FlowPerson {
  /// Launches an app in a window of its own, walks through it, and ends it, all in one
  /// ``InterfaceTurn``: no exploration and no other walk of the process runs meanwhile.
  ///
  /// ```swift
  /// try await FlowPerson.walk {
  ///   RayPetsApp(window: $0)
  /// } steps: { person in
  ///   try await person.tap("Schedule a visit")
  ///   #expect(person.sight.screenName == "SelectVisitTypeViewController")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - launch: launches the app in a window and returns what keeps it running.
  ///   - steps: what the person does.
  /// - Throws: what `launch` and `steps` throw; ``WalkDisturbance`` when other code used the
  ///   interface meanwhile, without a turn. A ``PersonError`` has the step's place in the source;
  ///   `assertWalk` of `FlowPersonTesting` fails the test there.
  public static func walk(
    launching launch: (UIWindow) throws -> AnyObject,
    steps: (FlowPerson) async throws -> Void
  ) async throws {
    try await walk(
      in: .window(UIWindow.inFirstScene()),
      launching: { display in try launch(display.window) }, steps: steps)
  }

  /// Launches an app on a display, walks through it, and takes the display away.
  ///
  /// - Parameters:
  ///   - makeDisplay: makes the display, once the turn has begun.
  ///   - launch: launches the app there and returns what keeps it running.
  ///   - steps: what the person does.
  static func walk(
    in makeDisplay: @autoclosure () -> Display,
    launching launch: (Display) throws -> AnyObject,
    steps: (FlowPerson) async throws -> Void
  ) async throws {
    try await InterfaceTurn.take { () async throws in
      await InterfaceTurn.settle()
      let watch = InterfaceWatch()
      let display = makeDisplay()
      display.claim(for: watch)
      let session = AppSession()
      let outcome = await session.run {
        await result {
          let app = try launch(display)
          let person = FlowPerson(display: display)
          await person.wait()
          try await steps(person)
          withExtendedLifetime(app) {}
        }
      }
      FlowPerson(display: display).endSleeps()
      session.end()
      display.end()
      await MainLoop.runUntilIdle()
      if let call = watch.disturbance {
        throw WalkDisturbance(call: call, failure: outcome.failure)
      }
      try outcome.get()
    }
  }

  private static func result(
    of body: () async throws -> Void
  ) async -> Result<Void, any Error> {
    do {
      return .success(try await body())
    } catch {
      return .failure((error as? PersonError)?.ofWalk ?? error)
    }
  }
}

extension FlowPerson.Display {
  /// The window that a person touches.
  package var window: UIWindow {
    switch self {
    case .window(let window): window
    case .app(let launch): launch.window
    }
  }

  /// Takes what happens there for the turn's own.
  package func claim(for watch: InterfaceWatch) {
    switch self {
    case .window(let window): watch.own(window)
    case .app(let launch): watch.own(launch)
    }
  }

  /// Takes what is on display away, with all windows.
  package func end() {
    switch self {
    case .window(let window):
      window.isHidden = true
      window.windowScene = nil
    case .app(let launch): launch.end()
    }
    #if !FLOW_PHONE
      // Work that is left keeps the windows. The app would be released in the next launch, and save what the
      // reset has just removed.
      MainLoop.runPending()
    #endif
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

/// Code without an ``InterfaceTurn`` used the interface during a walk.
public struct WalkDisturbance: Error, CustomStringConvertible {
  /// The first call of that code: `pushViewController`.
  public let call: String
  /// What made the walk fail besides; nil when nothing did.
  public let failure: (any Error)?

  public var description: String {
    "Other code used the interface during the walk, first with \(call). Run that code in "
      + "InterfaceTurn.take, or in FlowPerson.walk." + (failure.map { " \($0)" } ?? "")
  }
}

extension UIWindow {
  /// A window in the application's first scene, in which alone it is ever shown; without a scene, a
  /// window as an app creates it.
  package static func inFirstScene() -> UIWindow {
    let scenes = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
    return scenes.first.map { UIWindow(windowScene: $0) } ?? UIWindow()
  }
}
