import Foundation

/// A view whose content can be larger than it is.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrolling {
  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  weak var storedDelegate: (any UIScrollViewDelegate)?

  /// Which part of the content is seen.
  open var contentOffset = CGPoint.zero {
    didSet {
      if contentOffset != oldValue { storedDelegate?.scrollViewDidScroll(self) }
    }
  }
  /// How large the content is.
  open var contentSize = CGSize.zero
  /// The space around the content.
  open var contentInset = UIEdgeInsets.zero
  /// The space around the content, with what bars cover.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether what bars cover counts.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The space around the indicators.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the upright indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether it can be scrolled.
  open var isScrollEnabled = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it springs back.
  open var bounces = true
  /// Whether it springs back upright, even where nothing can be scrolled.
  open var alwaysBounceVertical = false
  /// Whether it springs back sideways, even where nothing can be scrolled.
  open var alwaysBounceHorizontal = false
  /// Whether the upright indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the other indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether it scrolls in one direction at a time.
  open var isDirectionalLockEnabled = false
  /// Whether touches wait to see whether one scrolls.
  open var delaysContentTouches = true
  /// Whether it scrolls to the top when the status bar is tapped.
  open var scrollsToTop = true
  /// How small the content gets.
  open var minimumZoomScale: CGFloat = 1
  /// How large the content gets.
  open var maximumZoomScale: CGFloat = 1
  /// How large the content is now.
  open var zoomScale: CGFloat = 1
  /// Whether scrolling puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// What turns while the list is refreshed.
  open var refreshControl: UIRefreshControl?
  /// Whether a finger scrolls.
  open var isTracking: Bool { false }
  /// Whether a finger drags.
  open var isDragging: Bool { false }
  /// Whether it runs on after a finger.
  open var isDecelerating: Bool { false }
  /// How fast it slows down.
  open var decelerationRate = DecelerationRate.normal
  /// The recogniser of dragging.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  /// The content's rectangle, to make relations with.
  open private(set) lazy var contentLayoutGuide: UILayoutGuide = guide()
  /// The view's rectangle, to make relations with.
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = guide()

  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }

  /// Scrolls to a place.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls until a part is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// Makes the content larger or smaller.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {}
}

extension UIScrollView {
  /// Whether what bars cover counts.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// Whether scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate itself.
    public var rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Gives a plain scroll view its delegate; tables, collections and texts have one of their own type.
@preconcurrency @MainActor public protocol UIScrolling: AnyObject {}

extension UIScrolling where Self: UIScrollView {
  /// Hears of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}

/// Hears of scrolling.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after something was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called before a finger drags.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called after a finger dragged.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called after it stood still.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after it scrolled by program.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called before a finger lifts.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The view that is zoomed.
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
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
