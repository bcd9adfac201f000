import Foundation

/// Lets a choice be felt: not here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else was chosen.
  open func selectionChanged() {}
}
