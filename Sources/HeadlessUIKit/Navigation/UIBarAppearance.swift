import Foundation

/// What a bar looks like.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Creates a bar's look.
  public override init() { super.init() }

  /// The colour behind.
  open var backgroundColor: UIColor?
  /// The effect behind.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind.
  open var backgroundImage: UIImage?
  /// The shadow's colour.
  open var shadowColor: UIColor?
  /// The shadow's image.
  open var shadowImage: UIImage?

  /// As usual.
  open func configureWithDefaultBackground() {}
  /// Nothing shines through.
  open func configureWithOpaqueBackground() {}
  /// Everything shines through.
  open func configureWithTransparentBackground() {}
}

/// What a navigation bar looks like.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// What the title looks like.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// What a large title looks like.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is.
  open var titlePositionAdjustment = UIOffset.zero
  /// What buttons look like.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// What the back button looks like.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// What the button that stands out looks like.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The back button's image.
  open private(set) var backIndicatorImage: UIImage?

  /// Sets the back button's images.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
  }
}

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

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// What a bar looks like.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
