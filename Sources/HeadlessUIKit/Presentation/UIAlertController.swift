import Foundation

/// An alert, or an action sheet.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// What an alert looks like.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// The text under the title.
  open var message: String?
  /// What it looks like.
  open private(set) var preferredStyle = Style.alert
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that stands out.
  open var preferredAction: UIAlertAction?
  /// The fields to fill in.
  open private(set) var textFields: [UITextField]?

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Complaint.raise("UIAlertController can only have one action with a style of .cancel.")
    }
    actions.append(action)
  }

  /// Adds a field to fill in.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet {
      Complaint.raise("Text fields can only be added to an alert controller of style .alert.")
    }
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What a button means.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// What it says.
  open private(set) var title: String?
  /// What it means.
  open private(set) var style: Style
  /// Whether it can be tapped.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button. The handler runs after the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
