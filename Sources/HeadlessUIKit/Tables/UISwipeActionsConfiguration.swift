import Foundation

/// The actions of a swipe over a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action of a swipe over a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// A function that performs the action, and calls its last argument with whether it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  /// The function that performs the action.
  public let handler: Handler
  open var title: String?
  /// The background colour.
  open var backgroundColor: UIColor!
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The name by which a person refers to the action.
  public var spokenName: String { title ?? image?.name ?? "\(type(of: self))" }
}
