import Foundation

/// A segue as a storyboard file has it, kept by the screen at which it starts.
///
/// Controls, bar items and gestures have it as their target.
@preconcurrency @MainActor
public final class StoryboardSegueTemplate: NSObject, SelectorPerforming {
  /// The selector that performs the segue.
  nonisolated public static let action = Selector("perform:")

  /// The screen at which a segue ends.
  public enum Destination {
    /// A screen of the same storyboard, by its identifier in the file.
    case scene(String)
    /// A screen of another storyboard; the initial one without an identifier.
    case storyboard(String, identifier: String?)
  }

  /// How a segue shows its destination.
  public enum Kind {
    case show, showDetail, embed, replace
    /// Presents it; without a style, in the destination's own.
    case present(UIModalPresentationStyle?, UIModalTransitionStyle?, animated: Bool)
    /// Returns to a screen that performs the action.
    case unwind(Selector)
    /// Creates the app's own segue.
    case custom((String?, UIViewController, UIViewController) -> UIStoryboardSegue)
  }

  /// A method of the app that creates the destination.
  public typealias Creator = (UIViewController, NSCoder, Any?, String?) -> UIViewController?

  private let identifier: String?
  private let kind: Kind
  private let destination: Destination?
  private let creator: Creator?
  weak var source: UIViewController?

  /// Creates a segue.
  ///
  /// - Parameters:
  ///   - identifier: The identifier that the app uses.
  ///   - kind: How it shows its destination.
  ///   - destination: The screen at which it ends; `nil` for one that unwinds.
  ///   - creator: The app's method that creates the destination.
  public init(
    identifier: String? = nil, _ kind: Kind, to destination: Destination? = nil,
    creator: Creator? = nil
  ) {
    self.identifier = identifier
    self.kind = kind
    self.destination = destination
    self.creator = creator
    super.init()
  }

  var name: String? { identifier }

  /// Performs the segue for a control, if the source allows it.
  public func perform(_ selector: Selector, from sender: Any?) -> Bool {
    guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return true }
    perform(sender: sender)
    return true
  }

  /// Performs the segue.
  func perform(sender: Any?) {
    guard let source else { return }
    if case .unwind(let action) = kind {
      return Unwinding(action, identifier: identifier, from: source, sender: sender).perform()
    }
    guard let screen = makeDestination(for: source, sender: sender) else { return }
    let segue = makeSegue(from: source, to: screen, sender: sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  func embed(in container: UIView) {
    guard let source,
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: container),
      let screen = makeDestination(for: source, sender: container)
    else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: screen) {
      source.addChild(screen)
      screen.view.frame = container.bounds
      container.addSubview(screen.view)
      screen.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: container)
    segue.perform()
  }

  private func makeDestination(for source: UIViewController, sender: Any?) -> UIViewController? {
    guard let destination, let storyboard = source.storedStoryboard else { return nil }
    return storyboard.instantiate(destination) { [creator, identifier] coder in
      creator?(source, coder, sender, identifier)
    }
  }

  private func makeSegue(
    from source: UIViewController, to screen: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    if case .custom(let make) = kind { return make(identifier, source, screen) }
    if case .present(let style, let transition, _) = kind {
      if let style { screen.modalPresentationStyle = style }
      if let transition { screen.modalTransitionStyle = transition }
      if style == .popover { anchor(screen, at: sender) }
    }
    return UIStoryboardSegue(
      identifier: identifier, source: source, destination: screen,
      performHandler: { [kind] in
        switch kind {
        case .show, .embed, .unwind, .custom: source.show(screen, sender: sender)
        case .showDetail: source.showDetailViewController(screen, sender: sender)
        case .replace:
          guard let stack = source.navigationController else { return }
          stack.setViewControllers(stack.viewControllers.dropLast() + [screen], animated: true)
        case .present(_, _, let animated): source.present(screen, animated: animated)
        }
      })
  }

  private func anchor(_ screen: UIViewController, at sender: Any?) {
    let popover = screen.popoverPresentationController
    if let item = sender as? UIBarButtonItem { popover?.barButtonItem = item }
    if let view = sender as? UIView { popover?.sourceView = view }
  }
}
