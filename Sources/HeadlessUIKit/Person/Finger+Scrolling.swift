import Foundation

extension Finger {
  /// Scrolls to the end, or by a page, and calls the delegate as a finger does that lets go while it moves.
  ///
  /// As nothing is laid out, a view without a size is as large as the screen meanwhile, and a content without
  /// one half as long again, or as long as its pages.
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
    case _ where contentSize == .zero: isPagingEnabled || row != nil
    default: contentSize.width > sizeOnDisplay.width
    }
  }

  private var sizeOnDisplay: CGSize {
    bounds.width > 0 && bounds.height > 0 ? bounds.size : UIScreen.main.bounds.size
  }

  /// The views beside each other that are its content.
  private var row: UIStackView? {
    subviews.lazy.compactMap { $0 as? UIStackView }.first { $0.axis == .horizontal }
  }

  /// How many pages the content has, as long as it has no size.
  private var pages: Int {
    if let list = self as? UICollectionView {
      return (0..<list.numberOfSections).map(list.numberOfItems).reduce(0, +)
    }
    return row?.arrangedSubviews.count ?? subviews.count
  }

  /// The content's size, with a guess for each length that is not known.
  private var sizeOfContent: CGSize {
    let (size, isWide) = (sizeOnDisplay, isHorizontal)
    let length = isPagingEnabled ? CGFloat(max(pages, 1)) : 1.5
    return CGSize(
      width: contentSize.width > 0 ? contentSize.width : size.width * (isWide ? length : 1),
      height: contentSize.height > 0 ? contentSize.height : size.height * (isWide ? 1 : length))
  }

  fileprivate func scroll(_ side: SwipeSide) {
    let (oldBounds, oldContent) = (bounds.size, contentSize)
    let (size, content) = (sizeOnDisplay, sizeOfContent)
    if oldBounds != size { bounds.size = size }
    contentSize = content
    let end = CGPoint(
      x: max(0, content.width - size.width), y: max(0, content.height - size.height))
    let way = side.vector(isPagingEnabled ? size : content)
    let target = CGPoint(
      x: min(max(contentOffset.x - way.x, 0), end.x),
      y: min(max(contentOffset.y - way.y, 0), end.y))
    let isBouncing = bounces && !isPagingEnabled
    drag(to: target, beyond: isBouncing ? side.vector(CGSize(width: 1, height: 1)) : .zero)
    // What the app has set meanwhile stays.
    if oldBounds != size, bounds.size == size { bounds.size = oldBounds }
    if contentSize == content { contentSize = oldContent }
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
