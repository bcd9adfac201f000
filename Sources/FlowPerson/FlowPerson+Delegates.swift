#if !FLOW_PHONE
  import PortableUIKit

  extension FlowPerson {
    /// Launches an app that makes its own windows, by its delegates, walks through it, and ends it, all
    /// in one ``InterfaceTurn``.
    ///
    /// ```swift
    /// try await FlowPerson.walk(delegate: AppDelegate.self, scene: SceneDelegate.self) { person in
    ///   try await person.tap("Log in")
    /// }
    /// ```
    ///
    /// UIKit's order is kept: `willFinishLaunching`, `didFinishLaunching`,
    /// `configurationForConnecting`, and for an app with scenes `scene(_:willConnectTo:options:)`,
    /// `sceneWillEnterForeground` and `sceneDidBecomeActive`.
    ///
    /// - Parameters:
    ///   - delegate: the class of the app's delegate, which is made anew.
    ///   - scene: the class of the scene's delegate, where `Info.plist` names it; nil for an app without
    ///     scenes, or one that names it in `configurationForConnecting`.
    ///   - storyboard: the name of the main storyboard, for an app that does not make its window.
    ///   - urls: the URLs with which the app is launched.
    ///   - steps: what the person does.
    /// - Throws: what `steps` throws; ``WalkDisturbance`` when other code used the interface meanwhile,
    ///   without a turn.
    public static func walk(
      delegate: any (UIResponder & UIApplicationDelegate).Type,
      scene: (any (UIResponder & UIWindowSceneDelegate).Type)? = nil, storyboard: String? = nil,
      opening urls: [URL] = [], steps: (FlowPerson) async throws -> Void
    ) async throws {
      try await walk(
        launching: AppLaunch(
          delegate: delegate, scene: scene, storyboard: storyboard, opening: urls),
        steps: steps)
    }

    /// Launches an app that makes its own windows, by delegates that closures make, and walks through
    /// it.
    ///
    /// - Parameters:
    ///   - delegate: resets what survives a launch, and makes the app's delegate.
    ///   - scene: makes the delegate of the app's scene; nil for an app without scenes.
    ///   - steps: what the person does.
    /// - Throws: what `steps` throws; ``WalkDisturbance`` when other code used the interface meanwhile,
    ///   without a turn.
    public static func walk(
      delegate: @escaping () -> any UIApplicationDelegate,
      scene: (() -> any UIWindowSceneDelegate)? = nil, steps: (FlowPerson) async throws -> Void
    ) async throws {
      try await walk(launching: AppLaunch(delegate: delegate, scene: scene), steps: steps)
    }

    private static func walk(
      launching launch: @autoclosure () -> AppLaunch, steps: (FlowPerson) async throws -> Void
    ) async throws {
      try await walk(
        in: .app(launch()),
        launching: { display in
          if case .app(let launch) = display { launch.begin() }
          return display.window
        }, steps: steps)
    }
  }
#endif
