import Foundation

/// What the buttons on a bar look like.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// What a button looks like in a state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    /// What the title looks like.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// Creates a look.
  public override init() { super.init() }

  /// Creates a look for a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }

  /// Usually.
  public let normal = StateAppearance()
  /// Under a finger.
  public let highlighted = StateAppearance()
  /// When it can not be used.
  public let disabled = StateAppearance()
}
