/// Generates how the app is launched for its exploration: by its own delegates.
struct LaunchWriter {
  let app: String
  /// The application's delegate; nil where one is generated.
  let delegate: TypeDeclaration?
  /// The scene's delegate.
  let scene: TypeDeclaration?
  let storyboard: String?
  /// What makes an object a coordinator.
  let kind: CoordinatorKind
  /// The code that starts the app in `window`, where it has no delegates.
  let root: String?
  /// The URLs with which the app is launched, by the names of the launches.
  let launches: [String: String]
  /// What to type into text fields and search bars, by their names.
  let texts: [String: [String]]
  /// The most seconds that an exploration takes.
  let seconds: Int
  /// The texts that the app's code accepts.
  let knownTexts: KnownTexts
  let formats: TextFormats
  /// Whether the app does something when a person is back.
  private let usesBackground: Bool
  /// The type by which SwiftUI launches the app, whose body begins with a screen of UIKit's.
  let hostingApp: String?
  /// Whether the delegates are responders, as Xcode's templates have them.
  let areResponders: Bool
  /// The functions that register what stands for files of the app.
  let registrations: [String]
  /// The functions that give the app's variables their first values.
  let resets: [String]
  /// The screens that are not the app's own, sorted.
  let standIns: [String]
  /// The code that is left out and may have led on.
  let leftOut: [String]

  /// How the lines of accepted reasons to doubt begin.
  let accepted: [String]

  /// Finds an app's delegates and coordinators, or what else can start it.
  ///
  /// - Throws: ``PortError`` where there is nothing.
  init(
    app: String, index: SourceIndex, bundle: [AppSources.File], sceneDelegate: String?,
    storyboard: String?, configuration: PortConfiguration, values: PlainValue,
    registrations: [String], resets: [String] = [], standIns: [String], leftOut: [String],
    leavingOut isRemoved: (TypeDeclaration) -> Bool
  ) throws {
    self.app = app
    self.standIns = standIns
    self.leftOut = leftOut
    self.storyboard = storyboard
    self.registrations = registrations
    self.resets = resets
    let candidates = index.allClasses.filter { $0.isReachable && !isRemoved($0) }
    let delegates = candidates.filter { index.conforms($0, to: "UIApplicationDelegate") }
    let marked = delegates.first {
      !$0.attributes.isDisjoint(with: ["main", "UIApplicationMain"])
    }
    let scenes = candidates.filter {
      index.conforms($0, to: "UIWindowSceneDelegate") || index.conforms($0, to: "UISceneDelegate")
    }
    scene = scenes.first { $0.ownName == sceneDelegate } ?? scenes.first
    let coordinator = configuration.coordinator
    let start = configuration.root ?? RootCoordinator(index, named: coordinator, values)?.launch
    // The delegate of an app that SwiftUI launches makes no window.
    let isSwiftUI = marked == nil && scenes.isEmpty && index.files.swiftUIApp != nil
    hostingApp = isSwiftUI && configuration.root == nil ? index.roots.app : nil
    let isStarted = configuration.root != nil || isSwiftUI && start != nil && hostingApp == nil
    delegate = isStarted ? nil : marked ?? delegates.first
    areResponders = [delegate, scene].compactMap(\.self).allSatisfy {
      index.conforms($0, to: "UIResponder")
    }
    kind = try CoordinatorKind(index, named: coordinator)
    launches = configuration.launches
    texts = configuration.texts
    seconds = configuration.seconds
    accepted = configuration.accepted
    knownTexts = KnownTexts(index.files, bundle: bundle)
    formats = TextFormats(index.files, known: knownTexts.formats)
    usesBackground = BackgroundUse.isThere(in: index.files)
    let isLaunched = delegate != nil || scene != nil || hostingApp != nil
    root = isLaunched && configuration.root == nil ? nil : start
    guard isLaunched || root != nil else {
      throw Self.noLaunch(of: app, index)
    }
  }

  private static func noLaunch(of app: String, _ index: SourceIndex) -> PortError {
    let reason =
      index.files.swiftUIApp.map {
        "\($0.path): \($0.name) is launched by SwiftUI, and no coordinator in the sources can be started by itself"
      }
      ?? "\(app): no class conforms to UIApplicationDelegate or UIWindowSceneDelegate, and no coordinator can be started by itself"
    return PortError(
      """
      \(reason). Pass an app's target with --target or its folder, or set root in \
      \(PortConfiguration.fileName), such as root = "AppCoordinator(window: window).start()".
      """)
  }

  /// What launches the app: `AppDelegate and SceneDelegate`.
  var description: String {
    if let root {
      return root.firstMatch(of: /let coordinator = (.+)/).map { String($0.1) } ?? root
    }
    let launching = [delegate?.name, scene?.name, hostingApp].compactMap(\.self)
    return launching.joined(separator: " and ")
      + (storyboard.map { " with \($0).storyboard" } ?? "")
  }

  private static let generatedDelegate = "PortedAppDelegate"
  private static let generatedScene = "PortedSceneDelegate"

  /// The delegate of the scene that SwiftUI would make.
  private var sceneSource: String {
    guard let hostingApp else { return "" }
    return """

      /// Stands for the scene of \(hostingApp): it shows the screen that the app's body begins with.
      final class \(Self.generatedScene): UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var app: \(hostingApp)?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let app = \(hostingApp)()
          self.app = app
          let window = UIWindow(windowScene: scene)
          window.rootViewController = app.portedRoot()
          self.window = window
          window.makeKeyAndVisible()
          self.scene(scene, openURLContexts: connectionOptions.urlContexts)
        }

        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          for url in contexts.map(\\.url).sorted(by: { $0.absoluteString < $1.absoluteString }) {
            app?.portedOpen(url)
          }
        }
      }

      """
  }

  /// The delegate of an app without one.
  private var delegateSource: String {
    guard delegate == nil else { return "" }
    let start = root.map {
      """
          let window = UIWindow(frame: UIScreen.main.bounds)
          self.window = window
          root = [\($0)]
          window.makeKeyAndVisible()

      """
    }
    return """

      /// Stands for the delegate that the app's sources lack.
      final class \(Self.generatedDelegate): UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var root: [Any] = []

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
      \(start ?? "")    return true
        }
      }

      """
  }

  private func launch(_ label: String?, opening url: String?) -> String {
    let scene = root == nil ? hostingApp.map { _ in Self.generatedScene } ?? scene?.name : nil
    let opening = url.map { "opening: [URL(string: \($0.debugDescription))!]" }
    guard areResponders else {
      let isDialect = kind.argument?.hasPrefix("dialect") ?? false
      let arguments = [
        label.map { "label: \($0.debugDescription)" }, isDialect ? kind.argument : nil, opening,
        "delegate: { \(delegate?.name ?? Self.generatedDelegate)() }",
        scene.map { "scene: { \($0)() }" }, isDialect ? nil : kind.argument,
      ]
      return "ExplorerLaunch(\n          \(arguments.compactMap(\.self).joined(separator: ", ")))"
    }
    let arguments = [
      label.map { "label: \($0.debugDescription)" },
      "delegate: \(delegate?.name ?? Self.generatedDelegate).self",
      scene.map { "scene: \($0).self" },
      storyboard.map { "storyboard: \"\($0)\"" },
      opening,
      kind.argument,
    ]
    return "ExplorerLaunch(\n          \(arguments.compactMap(\.self).joined(separator: ", ")))"
  }

  /// Sets a property of the explorer that is a list; nothing for an empty one.
  private static func list(_ property: String, _ items: [String]) -> String {
    let lines = items.map { "\n      \($0.debugDescription)," }.joined()
    return items.isEmpty ? "" : "    explorer.\(property) = [\(lines)\n    ]\n"
  }

  var source: String {
    let registering = registrations.map { "    \($0)\n" }.joined()
    let lists =
      Self.list("standIns", standIns.map { "\(app).\($0)" }) + Self.list("leftOut", leftOut)
      + Self.list("acceptedLines", accepted)
    let entries = texts.sorted { $0.key < $1.key }.map { name, texts in
      "\n      \(name.debugDescription): \(texts.debugDescription),"
    }
    let typing = texts.isEmpty ? "" : "    explorer.texts = [\(entries.joined())\n    ]\n"
    let own = "    explorer.modules = [\(app.debugDescription)]\n"
    let events = usesBackground ? "    explorer.events = [.returnToApp]\n" : ""
    let changes = own + lists + typing + knownTexts.source + formats.source + events
    let all =
      [launch(nil, opening: nil)]
      + launches.sorted { $0.key < $1.key }.map { launch($0.key, opening: $0.value) }
    return """
      // Generated by coordgraph port.
      import FlowExplorer
      import NetworkShim
      import PortableUIKit
      \(kind.module.map { "import \($0)\n" } ?? "")
      /// Launches the app by its own delegates.
      @MainActor public enum PortedApp {
        /// An explorer of the app, and its limits.
        public static func explorer() throws -> FlowExplorer {
      \(registering)    var launches = [
            \(all.joined(separator: ",\n        "))
          ]
          for index in launches.indices {
            let run = launches[index].launch
            launches[index].launch = { window, recorder in
              reset()
              return run(window, recorder)
            }
            launches[index].again = ExplorerRelaunch(saved: { saved }) { window, recorder in
              LaunchState.endLaunch()
              resetVariables()
              return run(window, recorder)
            }
          }
          var explorer = FlowExplorer(
            app: "\(app)", launches, limits: ExplorationLimits(duration: .seconds(\(seconds))),
            journal: try .environment())
          // 7 January 2025, 9:41: what an app shows of dates is the same in each exploration.
          setenv("TZ", "UTC", 1)
          explorer.startDate = Date(timeIntervalSince1970: 1_736_242_860)
          explorer.requests = {
            ExploredRequests(
              unanswered: Set(PortedNetwork.unanswered), failed: Set(PortedNetwork.failed))
          }
      \(changes)    return explorer
        }

        /// The names of what the app has saved.
        private static var saved: Set<String> {
          Set(PortedDefaults.names + PortedFiles.names + LaunchState.savedNames)
        }

        private static var wasLaunched = false

        /// Removes what outlives a launch.
        private static func reset() {
          LaunchState.reset()
          PortedFiles.reset()
          PortedDefaults.reset()
          if wasLaunched { resetVariables() }
          wasLaunched = true
        }

        private static func resetVariables() {
      \(resets.map { "    \($0)()\n" }.joined())  }
      }
      \(delegateSource)\(sceneSource)
      """
  }
}
