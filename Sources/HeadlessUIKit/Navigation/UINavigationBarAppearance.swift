import Foundation

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
