import Foundation

/// The look of a bar, which is not drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Creates an appearance.
  public override init() { super.init() }

  /// The background colour.
  open var backgroundColor: UIColor?
  /// The visual effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  /// The shadow's colour.
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  /// Does nothing: bars are not drawn.
  open func configureWithDefaultBackground() {}
  /// Does nothing: bars are not drawn.
  open func configureWithOpaqueBackground() {}
  /// Does nothing: bars are not drawn.
  open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Returns the rectangle of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of prominent buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The back button's image.
  open private(set) var backIndicatorImage: UIImage?

  /// Sets the back button's images.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
  }
}

/// The look of the buttons on a bar.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The look in one state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// Creates an appearance.
  public override init() { super.init() }

  /// Creates an appearance for a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }

  /// The look in the normal state.
  public let normal = StateAppearance()
  /// The look while highlighted.
  public let highlighted = StateAppearance()
  /// The look while disabled.
  public let disabled = StateAppearance()
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// The look of a navigation bar, tab bar or search bar.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
