import Foundation

/// A frame of reference for points and rectangles.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The space's own rectangle.
  var bounds: CGRect { get }
  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  // A window and its scene fill the screen, so that all spaces but those of views have one origin.
  private var view: UIView? { self as? UIView }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (view ?? UIView()).convert(point, to: coordinateSpace as? UIView)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (view ?? UIView()).convert(point, from: coordinateSpace as? UIView)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (view ?? UIView()).convert(rect, to: coordinateSpace as? UIView)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (view ?? UIView()).convert(rect, from: coordinateSpace as? UIView)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen as a frame of reference.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The upright screen as a frame of reference.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The scene's frame of reference, which is the screen's.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
