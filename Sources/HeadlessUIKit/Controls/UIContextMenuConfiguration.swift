import Foundation

/// A menu that a long press would open.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  private let provider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    provider = actionProvider
    super.init()
  }

  /// The menu itself.
  public var menu: UIMenu? { provider?([]) }
}
