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

/// One of the things a swipe over a row offers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What it means.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Does it, and says whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What it means.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// What it says.
  open var title: String?
  /// The colour behind.
  open var backgroundColor: UIColor!
  /// The image.
  open var image: UIImage?

  /// Creates an offer.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
