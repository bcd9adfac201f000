import Foundation

/// An alert or an action sheet.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// Creates an alert, which lives until the turn of the ``MainLoop`` ends even if nobody holds it.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
    AutoreleasePool.hold(self)
  }

  /// The text below the title.
  open var message: String?
  open private(set) var preferredStyle = Style.alert
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The action of the emphasized button.
  open var preferredAction: UIAlertAction?
  /// The text fields, which its view contains.
  open private(set) var textFields: [UITextField]?

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Misuse.raise(
        """
        UIAlertController can only have one action with a style of .cancel. Give the action another \
        style.
        """)
    }
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet {
      Misuse.raise(
        """
        Text fields can only be added to an alert controller of style .alert. Create the alert with \
        that style.
        """)
    }
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    if isViewLoaded { layOutFields() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    layOutFields()
  }

  /// Puts the text fields below each other.
  private func layOutFields() {
    for (index, field) in (textFields ?? []).enumerated() {
      field.frame = CGRect(x: 16, y: 80 + 40 * CGFloat(index), width: 238, height: 32)
      view.addSubview(field)
    }
  }
}

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The style of a button.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style: Style
  /// Whether the button is enabled.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button. The handler runs after the alert has closed.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - style: The button's style. An alert has at most one `.cancel`.
  ///   - handler: Runs after the alert has closed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
