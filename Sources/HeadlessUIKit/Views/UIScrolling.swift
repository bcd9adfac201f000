/// Gives a plain scroll view its delegate; tables, collections and texts have one of their own type.
@preconcurrency @MainActor public protocol UIScrolling: AnyObject {}

extension UIScrolling where Self: UIScrollView {
  /// Hears of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
