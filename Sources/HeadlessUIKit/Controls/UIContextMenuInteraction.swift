import Foundation

/// A menu that a long press on a view would open.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Creates a menu of a delegate's.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Makes the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view it is on.
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
