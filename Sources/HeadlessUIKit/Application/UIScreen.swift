import Foundation

/// A screen, of the size of a usual phone.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The device's screen.
  public static let main = UIScreen()

  /// The screen's rectangle in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The screen's rectangle in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }

  /// How bright it is.
  open var brightness: CGFloat = 0.5

  /// Pixels a point.
  open var scale: CGFloat { 3 }
}
