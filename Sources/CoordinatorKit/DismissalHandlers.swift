import PortableUIKit

/// The closures to call when screens are gone, at most one for each screen.
@MainActor
struct DismissalHandlers {
  private var handlers: [(screen: UIViewController, run: () -> Void)] = []

  mutating func set(_ handler: (() -> Void)?, for screen: UIViewController) {
    handlers.removeAll { $0.screen === screen }
    if let handler {
      handlers.append((screen, handler))
    }
  }

  /// Removes the handlers of all screens that are not `shown` any more, and returns them in the order in
  /// which the screens closed, last one first.
  mutating func removeAll(except shown: [UIViewController]) -> [() -> Void] {
    let isShown = { (screen: UIViewController) in shown.contains { $0 === screen } }
    let gone = handlers.filter { !isShown($0.screen) }
    handlers.removeAll { !isShown($0.screen) }
    return gone.reversed().map(\.run)
  }
}
