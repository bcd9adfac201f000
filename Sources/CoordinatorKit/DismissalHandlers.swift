import PortableUIKit

/// What to run when screens are gone, once for each.
@MainActor
struct DismissalHandlers {
  private var handlers: [(screen: UIViewController, run: () -> Void)] = []

  mutating func set(_ handler: (() -> Void)?, for screen: UIViewController) {
    handlers.removeAll { $0.screen === screen }
    if let handler {
      handlers.append((screen, handler))
    }
  }

  /// Forgets the handlers of all screens but those that are still `shown`, and returns them in
  /// the order in which the screens are closed: the last one first.
  mutating func removeAll(except shown: [UIViewController]) -> [() -> Void] {
    let isShown = { (screen: UIViewController) in shown.contains { $0 === screen } }
    let gone = handlers.filter { !isShown($0.screen) }
    handlers.removeAll { !isShown($0.screen) }
    return gone.reversed().map(\.run)
  }
}
