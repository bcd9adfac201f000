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
  public var spokenName: String { title ?? image?.spokenName ?? "\(type(of: self))" }
}

/// An action of a swipe over a row, in the way of earlier versions of UIKit.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal

    /// The same as ``default``.
    public static var destructive: Style { .default }
  }

  public let style: Style
  open var title: String?
  /// The background colour.
  open var backgroundColor: UIColor?
  /// The blur behind the title.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  fileprivate func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { [self] _, _, completion in
      handler(self, path)
      completion(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}

extension UISwipeActionsConfiguration {
  /// Creates a configuration of a row's actions.
  convenience init(_ actions: [UITableViewRowAction], at path: IndexPath) {
    self.init(actions: actions.map { $0.contextual(at: path) })
  }
}
