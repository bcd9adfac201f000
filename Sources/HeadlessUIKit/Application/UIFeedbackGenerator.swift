import Foundation

/// Lets the device be felt: not here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Gets ready.
  open func prepare() {}
}

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

/// Lets a choice be felt: not here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else was chosen.
  open func selectionChanged() {}
}

/// Lets an outcome be felt: not here.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// An outcome.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Something came out.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
