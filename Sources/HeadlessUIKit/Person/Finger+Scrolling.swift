import Foundation

extension Finger {
  /// Scrolls to the end, or by a page, and calls the delegate as a finger does that lets go while it moves.
  ///
  /// A view or a content without a size is given one, as nothing is laid out: the screen's, and half as much
  /// again to scroll to.
  ///
  /// - Parameters:
  ///   - side: Where the finger moves to, which is one of ``HeadlessUIKit/UIScrollView/scrollSides``.
  ///   - scrollView: The view.
  public static func scroll(_ side: SwipeSide, in scrollView: UIScrollView) {
    guard scrollView.scrollSides.contains(side) else { return }
    let action = InterfaceAction.swipe("\(scrollView.scrollName) › \(side)")
    InterfaceObservation.act(action, on: scrollView) { scrollView.scroll(side) }
  }
}

extension UIScrollView {
  /// Where a finger that scrolls moves to: up to the end, or to both sides where scrolling stops at pages.
  public var scrollSides: [SwipeSide] {
    guard isScrollEnabled else { return [] }
    switch (isPagingEnabled, isHorizontal) {
    case (true, true): return [.left, .right]
    case (true, false): return [.up, .down]
    case (false, true): return [.left]
    case (false, false): return [.up]
    }
  }

  /// What a person calls what scrolls.
  public var scrollName: String {
    if let accessibilityLabel { return accessibilityLabel }
    if isPagingEnabled { return "pages" }
    switch self {
    case is UITableView, is UICollectionView: return "list"
    case is UITextView: return "text"
    default: return "screen"
    }
  }

  private var isHorizontal: Bool {
    switch self {
    case let list as UICollectionView:
      (list.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    case is UITableView, is UITextView: false
    default:
      if contentSize != .zero {
        contentSize.width > bounds.width
      } else {
        isPagingEnabled || row != nil
      }
    }
  }

  /// The views beside each other that are its content.
  private var row: UIStackView? {
    subviews.lazy.compactMap { $0 as? UIStackView }.first { $0.axis == .horizontal }
  }

  /// How many pages are beside each other, as long as the content has no size.
  private var pages: Int {
    if let list = self as? UICollectionView {
      return (0..<list.numberOfSections).map(list.numberOfItems).reduce(0, +)
    }
    return row?.arrangedSubviews.count ?? subviews.count
  }

  fileprivate func scroll(_ side: SwipeSide) {
    let size = bounds.size
    if size.width <= 0 || size.height <= 0 { bounds.size = UIScreen.main.bounds.size }
    defer { bounds.size = size }
    measureContent()
    let end = CGPoint(
      x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
    let way = side.vector(isPagingEnabled ? bounds.size : contentSize)
    let target = CGPoint(
      x: min(max(contentOffset.x - way.x, 0), end.x), y: min(max(contentOffset.y - way.y, 0), end.y)
    )
    drag(
      to: target,
      beyond: !isPagingEnabled && bounces ? side.vector(CGSize(width: 1, height: 1)) : .zero)
  }

  private func measureContent() {
    guard contentSize.width <= 0 || contentSize.height <= 0 else { return }
    let (isWide, count) = (isHorizontal, CGFloat(max(pages, 1)))
    let length = isPagingEnabled ? count : 1.5
    contentSize = CGSize(
      width: bounds.width * (isWide ? length : 1), height: bounds.height * (isWide ? 1 : length))
  }

  /// - Parameter bounce: how far the finger moves on at the end.
  private func drag(to end: CGPoint, beyond bounce: CGPoint) {
    var target = end
    let velocity = CGPoint(x: end.x - contentOffset.x, y: end.y - contentOffset.y)
    isDragging = true
    storedDelegate?.scrollViewWillBeginDragging(self)
    contentOffset = CGPoint(
      x: contentOffset.x + velocity.x / 2, y: contentOffset.y + velocity.y / 2)
    storedDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    isDragging = false
    isDecelerating = true
    storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    contentOffset = CGPoint(x: target.x - bounce.x, y: target.y - bounce.y)
    contentOffset = target
    isDecelerating = false
    storedDelegate?.scrollViewDidEndDecelerating(self)
  }
}
