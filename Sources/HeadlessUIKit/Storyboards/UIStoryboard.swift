import Foundation

/// A storyboard. Files are compiled into code, or the app registers their screens.
///
/// ```swift
/// UIStoryboard.register("Login", inStoryboard: "Main") { LoginViewController() }
/// let login = UIStoryboard(name: "Main", bundle: nil)
///   .instantiateViewController(withIdentifier: "Login")
/// ```
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private static var screens: [String: () -> UIViewController] = [:]
  private static var initials: [String: String] = [:]
  let name: String

  /// Creates a storyboard with a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Registers the function that creates a storyboard's screen, in place of a storyboard file.
  ///
  /// - Parameters:
  ///   - identifier: The screen's identifier in the storyboard.
  ///   - name: The storyboard's name.
  ///   - isInitial: Whether it is the storyboard's initial screen.
  ///   - make: Creates the screen each time it is instantiated.
  public static func register(
    _ identifier: String, inStoryboard name: String, isInitial: Bool = false,
    make: @escaping () -> UIViewController
  ) {
    screens["\(name) \(identifier)"] = make
    if isInitial { initials[name] = identifier }
  }

  /// Registers the class of a storyboard's screen, which is created with `init(coder:)` as from a
  /// storyboard file.
  ///
  /// - Parameters:
  ///   - type: The screen's class.
  ///   - identifier: The screen's identifier in the storyboard.
  ///   - name: The storyboard's name.
  ///   - isInitial: Whether it is the storyboard's initial screen.
  public static func register(
    _ type: UIViewController.Type, as identifier: String, inStoryboard name: String,
    isInitial: Bool = false
  ) {
    register(identifier, inStoryboard: name, isInitial: isInitial) {
      guard let screen = type.init(coder: InterfaceCoder()) else {
        Misuse.raise(
          """
          \(type).init(coder:) returned nil for "\(identifier)". Return a screen, or register a \
          function that creates it.
          """)
      }
      screen.awakeFromNib()
      return screen
    }
  }

  /// Stops the program where UIKit would perform a segue of a storyboard file.
  static func raiseMissingSegue(_ identifier: String, from screen: UIViewController) -> Never {
    Misuse.raise(
      """
      \(type(of: screen)) has no segue with identifier "\(identifier)". Register the scene of its \
      storyboard with the segue, or create the screen in code, and push or present it.
      """)
  }

  /// Creates the screen that is registered for an identifier. It lives until the turn of the
  /// ``MainLoop`` ends, even if nobody holds it.
  ///
  /// - Parameter identifier: The identifier, which must have been registered.
  /// - Returns: A new screen.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let scene = StoryboardScenes.scene(identifiedBy: identifier, of: name) {
      return instantiate(scene)
    }
    guard let make = Self.screens["\(name) \(identifier)"] else {
      Misuse.raise(
        """
        Storyboard "\(name)" doesn't contain a view controller with identifier "\(identifier)". \
        Register it: UIStoryboard.register("\(identifier)", inStoryboard: "\(name)") { … }
        """)
    }
    let screen = make()
    screen.storedStoryboard = self
    screen.storyboardIdentifier = identifier
    return AutoreleasePool.hold(screen)
  }

  /// Creates the screen that is registered as the initial one, or returns `nil`.
  open func instantiateInitialViewController() -> UIViewController? {
    if let scene = StoryboardScenes.initial(of: name) { return instantiate(scene) }
    guard let identifier = Self.initials[name] else { return nil }
    return instantiateViewController(withIdentifier: identifier)
  }

  /// Creates the screen for an identifier, with `creator` if it is given. The coder is empty.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, which must have been registered unless `creator` returns a
  ///     screen.
  ///   - creator: The app's own function, which is called first.
  /// - Returns: A new screen.
  public func instantiateViewController<Screen: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Screen?)? = nil
  ) -> Screen {
    let scene = StoryboardScenes.scene(identifiedBy: identifier, of: name)
    let screen =
      if let scene { instantiate(scene, creator: { creator?($0) }) as? Screen } else {
        creator?(InterfaceCoder())
      }
    guard let made = screen ?? (instantiateViewController(withIdentifier: identifier) as? Screen)
    else {
      Misuse.raise(
        """
        Storyboard "\(name)" doesn't create a \(Screen.self) for "\(identifier)". Register a function \
        that does.
        """)
    }
    made.storedStoryboard = self
    made.storyboardIdentifier = identifier
    return AutoreleasePool.hold(made)
  }

  /// Creates the initial screen, with `creator` if it is given. The coder is empty.
  ///
  /// - Parameter creator: The app's own function, which is called first.
  /// - Returns: A new screen, or `nil` if none is registered as initial.
  public func instantiateInitialViewController<Screen: UIViewController>(
    creator: ((NSCoder) -> Screen?)? = nil
  ) -> Screen? {
    if let scene = StoryboardScenes.initial(of: name) {
      return instantiate(scene, creator: { creator?($0) }) as? Screen
    }
    if let made = creator?(InterfaceCoder()) {
      return AutoreleasePool.hold(made)
    }
    return instantiateInitialViewController() as? Screen
  }
}
