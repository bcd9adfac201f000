import Foundation

/// A view: a place in a hierarchy, with what can be read off it. It draws nothing.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// Creates a view.
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  // MARK: Place in the hierarchy

  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  weak var owner: UIViewController?

  /// The views in this one, the lowest first.
  open var subviews: [UIView] { storedSubviews }

  /// The view this one is in.
  open var superview: UIView? { storedSuperview }

  /// The window this view is in, if any.
  open var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current.asWindow { return window }
      view = current.storedSuperview
    }
    return nil
  }

  /// The view itself, where it is a window: asked instead of a cast, as it is asked often.
  var asWindow: UIWindow? { nil }

  open override var next: UIResponder? { owner ?? superview }

  /// Adds a view on top.
  open func addSubview(_ view: UIView) { place(view, at: nil) }

  /// Adds a view at a place in the order.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

  /// Adds a view right below another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view, at: storedSubviews.firstIndex { $0 === sibling })
  }

  /// Adds a view right above another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view, at: storedSubviews.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let parent = storedSuperview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWillMove(toWindow: nil) }
    if let index = parent.storedSubviews.lastIndex(where: { $0 === self }) {
      parent.storedSubviews.remove(at: index)
    }
    storedSuperview = nil
    if oldWindow != nil { tellDidMoveToWindow() }
    didMoveToSuperview()
  }

  // MARK: Geometry

  private var storedFrame = CGRect.zero

  /// Where the view is in its superview.
  open var frame: CGRect {
    get { storedFrame }
    set { storedFrame = newValue }
  }

  /// The view's own rectangle.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame = CGRect(origin: frame.origin, size: newValue.size) }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      let origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
      frame = CGRect(origin: origin, size: size)
    }
  }

  // MARK: What can be seen

  /// Whether the view is hidden.
  open var isHidden = false

  /// How opaque the view is.
  open var alpha: CGFloat = 1

  /// Whether a finger reaches it.
  open var isUserInteractionEnabled = true

  /// A number of the app's choosing.
  open var tag = 0

  var details: ViewDetails?

  /// What is seldom set, made when it is first needed.
  var seldom: ViewDetails {
    if let details { return details }
    let made = ViewDetails()
    details = made
    return made
  }

  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    get { details?.backgroundColor }
    set { seldom.backgroundColor = newValue }
  }

  /// The colour of what stands out; the superview's unless it is set.
  open var tintColor: UIColor! {
    get { details?.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      seldom.tintColor = newValue
      tintColorDidChange()
    }
  }

  /// The class of layer the view has.
  open class var layerClass: AnyClass { CALayer.self }

  /// What the view would draw into.
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

  /// The traits that hold for the view.
  open var traitCollection: UITraitCollection { .current }

  /// What a screen reader says.
  open var accessibilityLabel: String? {
    get { details?.accessibilityLabel }
    set { seldom.accessibilityLabel = newValue }
  }

  /// What a test finds the view by.
  open var accessibilityIdentifier: String? {
    get { details?.accessibilityIdentifier }
    set { seldom.accessibilityIdentifier = newValue }
  }

  // MARK: Callbacks

  /// Called before the view moves to a superview, or from it (`nil`).
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view moved to or from a superview.
  open func didMoveToSuperview() {}

  /// Called before the view enters a window, or leaves it (`nil`).
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view entered or left a window.
  open func didMoveToWindow() {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called to lay out the subviews.
  open func layoutSubviews() {}

  /// Called to bring the constraints up to date.
  open func updateConstraints() {}

  /// Called to draw. The stand-in never does.
  open func draw(_ rect: CGRect) {}

  /// Called when the tint colour changed.
  open func tintColorDidChange() {}

  /// The size that fits into the given one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size the content asks for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Whether a point is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The view a finger at a point would reach.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, self.point(inside: point, with: event) else {
      return nil
    }
    for view in storedSubviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Called when the traits changed. They never do here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when bars and notches cover another part. They never do here.
  open func safeAreaInsetsDidChange() {}

  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}

  /// Whether the layout needs relations.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether a gesture may begin in the view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
