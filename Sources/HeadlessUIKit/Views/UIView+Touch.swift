import Foundation

extension UIView {
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { details?.gestureRecognizers }
    set {
      for gesture in details?.gestureRecognizers ?? [] { gesture.storedView = nil }
      seldom.gestureRecognizers = newValue ?? []
      for gesture in newValue ?? [] { gesture.storedView = self }
    }
  }

  public var interactions: [any UIInteraction] {
    get { details?.interactions ?? [] }
    set { seldom.interactions = newValue }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    seldom.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Ends editing in the view, and returns whether it did.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = UIApplication.shared.firstResponder as? UIView, view.isDescendant(of: self)
    else { return false }
    return view.resignFirstResponder()
  }

  /// The origin in the window's coordinates.
  private var originInWindow: CGPoint {
    var point = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      point.x += current.frame.minX
      point.y += current.frame.minY
      view = current.superview
    }
    return point
  }

  /// Converts a point to another view's coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from another view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle to another view's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from another view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Returns an empty view of the same frame.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }

  /// Draws nothing, and returns that nothing is missing.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
}

/// An interaction with a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }

  /// Called before the interaction moves to a view.
  func willMove(to view: UIView?)

  /// Called after the interaction moved to a view.
  func didMove(to view: UIView?)
}
