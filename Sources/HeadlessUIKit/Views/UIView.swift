import Foundation

/// A view: a node of the hierarchy with properties that tests can read. It draws nothing.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// Creates a view.
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceCoder.decode(self, with: coder)
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Place in the hierarchy

  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  /// Whether the app has put it behind all else, where it may lie behind what a container of UIKit's shows.
  var isSentToBack = false
  weak var owner: UIViewController?

  /// The subviews, from back to front.
  open var subviews: [UIView] { storedSubviews }

  open var superview: UIView? { storedSuperview }

  /// The window that contains the view.
  open var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current.asWindow { return window }
      view = current.storedSuperview
    }
    return nil
  }

  /// The view as a window. A virtual property is faster than a cast, and it is read often.
  var asWindow: UIWindow? { nil }

  open override var next: UIResponder? { owner ?? superview }

  /// Adds a subview at the front.
  open func addSubview(_ view: UIView) { place(view, at: nil) }

  open func insertSubview(_ view: UIView, at index: Int) {
    place(view, at: index)
    view.isSentToBack = index <= 0
  }

  /// Inserts a subview directly below another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view, at: storedSubviews.firstIndex { $0 === sibling })
  }

  /// Inserts a subview directly above another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view, at: storedSubviews.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let parent = storedSuperview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { sendWillMove(toWindow: nil) }
    if let index = parent.storedSubviews.lastIndex(ofObject: self) {
      parent.storedSubviews.remove(at: index)
    }
    storedSuperview = nil
    if oldWindow != nil { sendDidMoveToWindow() }
    didMoveToSuperview()
  }

  // MARK: Geometry

  /// The frame that was set, without the transform.
  private var storedFrame = CGRect.zero

  /// Whether a size was set, rather than stated by constraints.
  var hasSizeOfItsOwn: Bool { !storedFrame.isEmpty }

  /// The size of a view for which nothing states one.
  var unstatedSize: CGSize { storedFrame.size }

  /// The size that was set, or else the one that constraints state: they are not solved.
  private var size: CGSize {
    if hasSizeOfItsOwn { return storedFrame.size }
    guard let place = details?.place else { return unstatedSize }
    return place.statedSize(in: superview?.bounds.size ?? .zero, otherwise: unstatedSize)
  }

  /// The frame without the transform.
  private var plainFrame: CGRect { CGRect(origin: storedFrame.origin, size: size) }

  /// The frame in the superview, where the transform puts it.
  open var frame: CGRect {
    get { details?.transform.moving(plainFrame) ?? plainFrame }
    set {
      guard let move = details?.transform, !move.isIdentity else {
        storedFrame = newValue
        return
      }
      storedFrame = newValue.offsetBy(dx: -move.tx, dy: -move.ty)
    }
  }

  /// The view's own rectangle.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { storedFrame.size = newValue.size }
  }

  /// The centre of the frame, whatever the transform.
  open var center: CGPoint {
    get { CGPoint(x: plainFrame.midX, y: plainFrame.midY) }
    set {
      let size = size
      storedFrame.origin = CGPoint(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  // MARK: What can be seen

  /// Whether the view is hidden.
  open var isHidden = false

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true

  /// A number that the app chooses.
  open var tag = 0

  var details: ViewDetails?

  /// The properties that few views set, created when first needed.
  var seldom: ViewDetails {
    if let details { return details }
    let made = ViewDetails()
    details = made
    return made
  }

  /// The background colour.
  open var backgroundColor: UIColor? {
    get { details?.backgroundColor }
    set { seldom.backgroundColor = newValue }
  }

  /// The tint colour: the superview's, unless it is set.
  open var tintColor: UIColor! {
    get { details?.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      seldom.tintColor = newValue
      tintColorDidChange()
    }
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer {
    if let layer = details?.layer { return layer }
    let made =
      switch Self.layerClass {
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CAShapeLayer.Type: CAShapeLayer()
      default: CALayer()
      }
    seldom.layer = made
    return made
  }

  /// The view's traits.
  open var traitCollection: UITraitCollection { .current }

  open var accessibilityLabel: String? {
    get { details?.accessibilityLabel }
    set { seldom.accessibilityLabel = newValue }
  }

  open var accessibilityIdentifier: String? {
    get { details?.accessibilityIdentifier }
    set { seldom.accessibilityIdentifier = newValue }
  }

  // MARK: Callbacks

  /// Called before the view moves to a superview, or leaves its superview (`nil`).
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view moved to or from a superview.
  open func didMoveToSuperview() {}

  /// Called before the view enters a window, or leaves its window (`nil`).
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view entered or left a window.
  open func didMoveToWindow() {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called to lay out the subviews.
  open func layoutSubviews() {}

  /// Called to update the constraints.
  open func updateConstraints() {}

  /// Called to draw. It never is here.
  open func draw(_ rect: CGRect) {}
  /// Does nothing: layers are not laid out.
  open func layoutSublayers(of layer: CALayer) {}

  /// Called when the tint colour changed.
  open func tintColorDidChange() {}

  /// Returns the size that fits into a size: the view's own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Whether a point is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let probed = UIView.probed { return probed === self }
    return bounds.contains(point)
  }

  /// The view of which it is asked whether it takes touches beside its subviews.
  static var probed: UIView?

  /// Returns the frontmost view at a point that receives touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled,
      self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Called when the traits changed. They never do here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when the safe area changed. It never does here.
  open func safeAreaInsetsDidChange() {}

  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}

  /// Whether the view requires constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether a gesture may begin in the view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Layout

  /// Does nothing: nothing is laid out.
  open func setNeedsLayout() {}
  /// Calls `layoutSubviews()`.
  open func layoutIfNeeded() { layoutSubviews() }
  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay() {}
  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Resizes the view to fit.
  open func sizeToFit() { bounds = CGRect(origin: .zero, size: sizeThatFits(bounds.size)) }
  /// Does nothing: constraints are not solved.
  open func setNeedsUpdateConstraints() {}
  /// Calls `updateConstraints()`.
  open func updateConstraintsIfNeeded() { updateConstraints() }
  /// Does nothing: nothing is laid out.
  open func invalidateIntrinsicContentSize() {}
  /// Returns the view's size: constraints are not solved.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }
  /// Returns the view's size: constraints are not solved.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { bounds.size }

  // MARK: Gestures and accessibility

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.storedView?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.storedView = self
    seldom.gestureRecognizers.append(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    details?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.storedView = nil
  }

  open var accessibilityHint: String? {
    get { details?.accessibilityHint }
    set { seldom.accessibilityHint = newValue }
  }

  open var accessibilityValue: String? {
    get { details?.accessibilityValue }
    set { seldom.accessibilityValue = newValue }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { settings.accessibilityTraits }
    set { seldom.accessibilityTraits = newValue }
  }

  /// The accessibility elements in the view.
  open var accessibilityElements: [Any]? {
    get { details?.accessibilityElements }
    set { seldom.accessibilityElements = newValue }
  }
  /// Whether the view is an accessibility element.
  open var isAccessibilityElement: Bool {
    get { settings.isAccessibilityElement }
    set { seldom.isAccessibilityElement = newValue }
  }
}
