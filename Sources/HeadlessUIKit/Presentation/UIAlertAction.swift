import Foundation

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
