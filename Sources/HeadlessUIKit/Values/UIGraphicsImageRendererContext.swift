import Foundation

/// Where an image is drawn: nowhere.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  /// Fills a rectangle: not here.
  open func fill(_ rect: CGRect) {}

  /// Draws a rectangle: not here.
  open func stroke(_ rect: CGRect) {}
}
