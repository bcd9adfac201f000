import Foundation

/// What a swipe over a row offers.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// What it offers.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first.
  open var performsFirstActionWithFullSwipe = true

  /// Creates an offer.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
