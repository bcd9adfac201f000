import Foundation

/// Lets an outcome be felt: not here.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// An outcome.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Something came out.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
