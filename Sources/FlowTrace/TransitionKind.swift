/// How a screen came to be on display, in the words of UIKit.
///
/// When one navigation does several of these at once, the first that applies in the order of the
/// cases names it.
public enum TransitionKind: String, Sendable, Hashable, CaseIterable {
  /// The window got a root view controller.
  case root
  /// A screen was presented over another.
  case present
  /// A presented screen was taken down.
  case dismiss
  /// A tab was selected.
  case tab
  /// A screen was pushed on a navigation stack.
  case push
  /// A navigation stack went back to a screen it held.
  case pop
  /// A screen took in another as its child.
  case embed

  /// Whether this leads on to a screen, rather than back to one.
  public var isForward: Bool {
    switch self {
    case .root, .present, .tab, .push, .embed: true
    case .dismiss, .pop: false
    }
  }
}
