import Foundation

extension UIView {
  /// The recognisers of the view.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { details?.gestureRecognizers }
    set {
      for gesture in details?.gestureRecognizers ?? [] { gesture.storedView = nil }
      seldom.gestureRecognizers = newValue ?? []
      for gesture in newValue ?? [] { gesture.storedView = self }
    }
  }

  /// Adds a recogniser.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.storedView?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.storedView = self
    seldom.gestureRecognizers.append(gestureRecognizer)
  }

  /// Removes a recogniser.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    details?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.storedView = nil
  }

  /// What can be done with the view besides.
  public var interactions: [any UIInteraction] {
    get { details?.interactions ?? [] }
    set { seldom.interactions = newValue }
  }

  /// Adds something that can be done with the view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    seldom.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Ends editing in the view.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = UIApplication.shared.firstResponder as? UIView, view.isDescendant(of: self)
    else { return false }
    return view.resignFirstResponder()
  }

  /// Where the view is in its window's coordinates.
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

  /// A point of this view, in another's coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view, in this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A rectangle of this view, in another's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, in this one's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// A picture of the view: an empty view of its size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
}

/// Something that can be done with a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view it can be done with.
  var view: UIView? { get }

  /// Called before it moves to a view.
  func willMove(to view: UIView?)

  /// Called after it moved to a view.
  func didMove(to view: UIView?)
}
