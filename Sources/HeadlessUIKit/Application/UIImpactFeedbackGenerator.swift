import Foundation

/// Lets a knock be felt: not here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the knock is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a knock.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a knock.
  public convenience override init() { self.init(style: .medium) }

  /// Knocks.
  open func impactOccurred() {}
}
