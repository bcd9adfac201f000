import Foundation

/// A storyboard. It is not read: the app registers what is in it.
///
/// ```swift
/// UIStoryboard.register("Login", inStoryboard: "Main") { LoginViewController() }
/// let login = UIStoryboard(name: "Main", bundle: nil)
///   .instantiateViewController(withIdentifier: "Login")
/// ```
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private static var screens: [String: () -> UIViewController] = [:]
  private static var initials: [String: String] = [:]
  private let name: String

  /// Opens a storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Says what a storyboard makes for an identifier: what a storyboard file would say.
  public static func register(
    _ identifier: String, inStoryboard name: String, isInitial: Bool = false,
    make: @escaping () -> UIViewController
  ) {
    screens["\(name) \(identifier)"] = make
    if isInitial { initials[name] = identifier }
  }

  /// Says of which class the screen of an identifier is: it is made by `init(coder:)`, as a
  /// storyboard file would make it.
  public static func register(
    _ type: UIViewController.Type, as identifier: String, inStoryboard name: String,
    isInitial: Bool = false
  ) {
    register(identifier, inStoryboard: name, isInitial: isInitial) {
      guard let screen = type.init(coder: NSKeyedArchiver(requiringSecureCoding: false)) else {
        Complaint.raise("\(type).init(coder:) made nothing for \"\(identifier)\".")
      }
      screen.awakeFromNib()
      return screen
    }
  }

  /// Stops where UIKit would perform a segue of a storyboard file.
  static func raiseMissingSegue(_ identifier: String, from screen: UIViewController) -> Never {
    Complaint.raise(
      """
      \(type(of: screen)) has no segue with identifier "\(identifier)": storyboard files are not \
      read. Create the screen in code, and push or present it.
      """)
  }

  /// Makes the screen of an identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let make = Self.screens["\(name) \(identifier)"] else {
      Complaint.raise(
        """
        Storyboard "\(name)" doesn't contain a view controller with identifier "\(identifier)". \
        Register it: UIStoryboard.register("\(identifier)", inStoryboard: "\(name)") { … }
        """)
    }
    let screen = make()
    screen.storedStoryboard = self
    return screen
  }

  /// Makes the first screen, if one is marked.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let identifier = Self.initials[name] else { return nil }
    return instantiateViewController(withIdentifier: identifier)
  }

  /// Makes the screen of an identifier; the app's own maker is asked with no archive to read.
  public func instantiateViewController<Screen: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Screen?)? = nil
  ) -> Screen {
    let screen = creator?(NSKeyedArchiver(requiringSecureCoding: false))
    guard let made = screen ?? (instantiateViewController(withIdentifier: identifier) as? Screen)
    else {
      Complaint.raise(
        "Storyboard \"\(name)\" makes another type than \(Screen.self) for \"\(identifier)\".")
    }
    made.storedStoryboard = self
    return made
  }

  /// Makes the first screen, if one is marked; the app's own maker is asked first.
  public func instantiateInitialViewController<Screen: UIViewController>(
    creator: ((NSCoder) -> Screen?)? = nil
  ) -> Screen? {
    if let made = creator?(NSKeyedArchiver(requiringSecureCoding: false)) { return made }
    return instantiateInitialViewController() as? Screen
  }
}

/// A way from one screen to another, drawn in a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// Creates a way.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// What it is known by.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController

  /// Goes the way: shows the destination.
  open func perform() { source.show(destination, sender: nil) }
}
