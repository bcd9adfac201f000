import Foundation

/// A view that scrolls its content.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrolling {
  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  weak var storedDelegate: (any UIScrollViewDelegate)?

  /// The content's offset. Changes call the delegate.
  open var contentOffset = CGPoint.zero {
    didSet {
      if contentOffset != oldValue { storedDelegate?.scrollViewDidScroll(self) }
    }
  }
  open var contentSize = CGSize.zero
  /// The insets around the content.
  open var contentInset = UIEdgeInsets.zero
  /// The content inset, including the safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether insets adjust to the safe area.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether scrolling is enabled.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages.
  open var isPagingEnabled = false
  /// Pages are as wide as the screen: code divides the offset by the width for the number of the page.
  override var unstatedSize: CGSize {
    isPagingEnabled ? UIScreen.main.bounds.size : super.unstatedSize
  }
  /// Whether scrolling bounces at the edges.
  open var bounces = true
  /// Whether scrolling always bounces vertically.
  open var alwaysBounceVertical = false
  /// Whether scrolling always bounces horizontally.
  open var alwaysBounceHorizontal = false
  /// Whether the vertical indicator is visible.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is visible.
  open var showsHorizontalScrollIndicator = true
  /// Whether scrolling is locked to one direction.
  open var isDirectionalLockEnabled = false
  /// Whether touches are delayed until it is clear that they do not scroll.
  open var delaysContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  /// The way in which scrolling dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The indicator of refreshing, or `nil` if the list cannot be pulled.
  open var refreshControl: UIRefreshControl?
  /// Whether a touch is being tracked.
  open var isTracking: Bool { isDragging }
  /// Whether the content is being dragged.
  open internal(set) var isDragging = false
  /// Whether scrolling is decelerating.
  open internal(set) var isDecelerating = false
  open var decelerationRate = DecelerationRate.normal
  /// The gesture recognizer of scrolling.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  open private(set) lazy var contentLayoutGuide: UILayoutGuide = guide()
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = guide()

  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }

  /// Scrolls to an offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Does nothing: nothing is laid out.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Does nothing: there is no content of a size.
  open func zoom(to rect: CGRect, animated: Bool) {}

  /// Does nothing: nothing is drawn.
  open func flashScrollIndicators() {}
}

extension UIScrollView {
  /// Whether insets adjust to the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The way in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The rate at which scrolling decelerates.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate.
    public var rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Gives a scroll view its delegate. Tables, collections and text views have delegates of other
/// types.
@preconcurrency @MainActor public protocol UIScrolling: AnyObject {}

extension UIScrolling where Self: UIScrollView {
  /// A delegate that is called when a view scrolls.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}

/// A delegate that is called when a view scrolls.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called before dragging begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called after dragging ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called after scrolling stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated scroll ended. It never is here.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called before dragging ends.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Returns the view that is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
