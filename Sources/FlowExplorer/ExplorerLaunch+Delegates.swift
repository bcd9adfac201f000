#if !FLOW_PHONE
  import FlowPerson
  import FlowTracing
  import PortableUIKit

  extension ExplorerLaunch {
    /// Creates a launch of an app that makes its own windows, as it stands.
    ///
    /// ```swift
    /// ExplorerLaunch(
    ///   delegate: AppDelegate.self, scene: SceneDelegate.self, as: (any Coordinator).self)
    /// ```
    ///
    /// The delegates are made anew for each launch, and called in UIKit's order. The app is traced
    /// without any code of its own: its first coordinators are those that the delegates store, private
    /// and lazy properties included.
    ///
    /// - Parameters:
    ///   - label: distinguishes it from other launches of the app.
    ///   - delegate: the class of the app's delegate.
    ///   - scene: the class of the scene's delegate, where `Info.plist` names it; nil for an app without
    ///     scenes, or one that names it in `configurationForConnecting`.
    ///   - storyboard: the name of the main storyboard, for an app that does not make its window.
    ///   - urls: the URLs with which the app is launched.
    ///   - type: the protocol or class that makes an object a coordinator.
    public init<Coordinators>(
      label: String? = nil, delegate: any (UIResponder & UIApplicationDelegate).Type,
      scene: (any (UIResponder & UIWindowSceneDelegate).Type)? = nil, storyboard: String? = nil,
      opening urls: [URL] = [], as type: Coordinators.Type
    ) {
      self.init(
        label: label, delegate: delegate, scene: scene, storyboard: storyboard, opening: urls,
        dialect: .instances(of: type))
    }

    /// Creates a launch of an app that makes its own windows, as it stands.
    ///
    /// - Parameters:
    ///   - label: distinguishes it from other launches of the app.
    ///   - delegate: the class of the app's delegate.
    ///   - scene: the class of the scene's delegate, where `Info.plist` names it; nil for an app without
    ///     scenes, or one that names it in `configurationForConnecting`.
    ///   - storyboard: the name of the main storyboard, for an app that does not make its window.
    ///   - urls: the URLs with which the app is launched.
    ///   - dialect: how to recognize the app's coordinators, and how to look into them.
    public init(
      label: String? = nil, delegate: any (UIResponder & UIApplicationDelegate).Type,
      scene: (any (UIResponder & UIWindowSceneDelegate).Type)? = nil, storyboard: String? = nil,
      opening urls: [URL] = [], dialect: CoordinatorDialect = .byName
    ) {
      self.init(label: label, dialect: dialect) {
        AppLaunch(delegate: delegate, scene: scene, storyboard: storyboard, opening: urls)
      }
    }

    /// Creates a launch of an app that makes its own windows, by delegates that closures make.
    ///
    /// - Parameters:
    ///   - label: distinguishes it from other launches of the app.
    ///   - urls: the URLs with which the app is launched.
    ///   - delegate: resets what survives a launch, and makes the app's delegate.
    ///   - scene: makes the delegate of the app's scene; nil for an app without scenes.
    ///   - type: the protocol or class that makes an object a coordinator.
    public init<Coordinators>(
      label: String? = nil, opening urls: [URL] = [],
      delegate: @escaping () -> any UIApplicationDelegate,
      scene: (() -> any UIWindowSceneDelegate)? = nil, as type: Coordinators.Type
    ) {
      self.init(
        label: label, dialect: .instances(of: type), opening: urls, delegate: delegate,
        scene: scene)
    }

    /// Creates a launch of an app that makes its own windows, by delegates that closures make.
    ///
    /// - Parameters:
    ///   - label: distinguishes it from other launches of the app.
    ///   - dialect: how to recognize the app's coordinators, and how to look into them.
    ///   - urls: the URLs with which the app is launched.
    ///   - delegate: resets what survives a launch, and makes the app's delegate.
    ///   - scene: makes the delegate of the app's scene; nil for an app without scenes.
    public init(
      label: String? = nil, dialect: CoordinatorDialect = .byName, opening urls: [URL] = [],
      delegate: @escaping () -> any UIApplicationDelegate,
      scene: (() -> any UIWindowSceneDelegate)? = nil
    ) {
      self.init(label: label, dialect: dialect) {
        AppLaunch(delegate: delegate, scene: scene, opening: urls)
      }
    }

    private init(
      label: String?, dialect: CoordinatorDialect, _ launch: @escaping () -> AppLaunch
    ) {
      self.init(label: label) { window, recorder in
        window.windowScene = nil
        FlowTracer.start(recorder, dialect: dialect, launch: label)
        let launch = launch()
        launch.begin()
        return launch
      }
    }
  }
#endif
