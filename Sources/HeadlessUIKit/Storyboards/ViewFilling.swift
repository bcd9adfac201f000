import Foundation

/// What fills the views of screens, in place of storyboard and nib files.
@MainActor enum ViewFilling {
  private struct Entry {
    let type: UIViewController.Type
    let identifier: String?
    let fill: (UIViewController) -> Void
  }

  private static var entries: [Entry] = []

  static func register(
    _ type: UIViewController.Type, _ identifier: String?,
    _ fill: @escaping (UIViewController) -> Void
  ) {
    entries.removeAll { $0.type == type && $0.identifier == identifier }
    entries.append(Entry(type: type, identifier: identifier, fill: fill))
  }

  /// Fills a view that was just loaded by what is registered for the nearest class of the screen: for
  /// its identifier, or else for any.
  static func fill(_ screen: UIViewController) {
    guard !entries.isEmpty else { return }
    let identifier = screen.storyboardIdentifier ?? screen.nibName
    var type: AnyClass? = Swift.type(of: screen)
    while let current = type {
      let own = entries.filter { $0.type == current }
      let entry =
        own.first { $0.identifier != nil && $0.identifier == identifier }
        ?? own.first { $0.identifier == nil }
      if let entry { return entry.fill(screen) }
      type = _getSuperclass(current)
    }
  }
}

extension UIStoryboard {
  /// Registers what fills the view of a class's screens, in place of a storyboard or nib file.
  ///
  /// ```swift
  /// UIStoryboard.fillView(of: LoginViewController.self) { screen in
  ///   let button = UIButton()
  ///   screen.view.addSubview(button)
  ///   screen.loginButton = button
  /// }
  /// ```
  ///
  /// It runs between `loadView` and `viewDidLoad`, as outlets are connected on a phone. Of a class and
  /// those above it, the nearest counts.
  ///
  /// - Parameters:
  ///   - type: The screen's class.
  ///   - identifier: The screen's identifier in its storyboard, or its nib's name; `nil` for every
  ///     screen of the class for whose identifier nothing is registered.
  ///   - fill: Adds the subviews and sets the outlets.
  public static func fillView<Screen: UIViewController>(
    of type: Screen.Type, withIdentifier identifier: String? = nil,
    _ fill: @escaping (Screen) -> Void
  ) {
    ViewFilling.register(type, identifier) { screen in
      if let screen = screen as? Screen { fill(screen) }
    }
  }
}
