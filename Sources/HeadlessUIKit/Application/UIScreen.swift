import Foundation

/// A screen, of the size of a usual phone.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The device's screen.
  public static let main = UIScreen()

  /// The screen's rectangle in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// Pixels a point.
  open var scale: CGFloat { 3 }
}
