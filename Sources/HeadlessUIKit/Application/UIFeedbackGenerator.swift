import Foundation

/// Lets the device be felt: not here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Gets ready.
  open func prepare() {}
}
