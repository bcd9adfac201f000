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
  ///   interface meanwhile, without a turn.
  public static func walk(
    launching launch: (UIWindow) throws -> AnyObject,
    steps: (FlowPerson) async throws -> Void
  ) async throws {
    try await InterfaceTurn.take { () async throws in
      await InterfaceTurn.settle()
      let watch = InterfaceWatch()
      let window = UIWindow.inFirstScene()
      watch.own(window)
      let outcome = await result {
        let app = try launch(window)
        let person = FlowPerson(window: window)
        await person.wait()
        try await steps(person)
        withExtendedLifetime(app) {}
      }
      window.isHidden = true
      window.windowScene = nil
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
      return .failure(error)
    }
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
