extension UIView {
  func place(_ view: UIView, at index: Int?) {
    if view === self { Misuse.raise("Can't add a view as a subview of itself.") }
    view.isSentToBack = false
    let index = index.map { max(0, min($0, storedSubviews.count)) }
    if view.storedSuperview === self { return reorder(view, to: index) }
    let oldWindow = view.storedSuperview == nil ? nil : view.window
    let newWindow = window
    if let old = view.storedSuperview {
      old.willRemoveSubview(view)
      if let place = old.storedSubviews.lastIndex(where: { $0 === view }) {
        old.storedSubviews.remove(at: place)
      }
    }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.sendWillMove(toWindow: newWindow) }
    storedSubviews.insert(view, at: min(index ?? storedSubviews.count, storedSubviews.count))
    view.storedSuperview = self
    if oldWindow !== newWindow { view.sendDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func reorder(_ view: UIView, to index: Int?) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: old)
    storedSubviews.insert(view, at: min(index ?? storedSubviews.count, storedSubviews.count))
  }

  func sendWillMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    for view in storedSubviews { view.sendWillMove(toWindow: window) }
  }

  func sendDidMoveToWindow() {
    didMoveToWindow()
    owner?.viewMoved(toWindow: window)
    for view in storedSubviews { view.sendDidMoveToWindow() }
  }

  /// Adds a view that a container shows, without calling overrides of `addSubview`.
  func show(_ view: UIView) {
    if view.storedSuperview !== self { place(view, at: nil) }
  }

  /// Adds a view that one of UIKit's containers shows: in front of what the app has sent to the back, and
  /// behind all else that it has added.
  func showBehind(_ view: UIView) {
    guard view.storedSuperview !== self else { return }
    place(view, at: storedSubviews.prefix(while: \.isSentToBack).count)
  }
}

extension UIView {
  /// Moves a subview to the front.
  public func bringSubviewToFront(_ view: UIView) {
    if view.storedSuperview === self { place(view, at: nil) }
  }

  /// Moves a subview to the back.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    place(view, at: 0)
    view.isSentToBack = true
  }

  /// Exchanges two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    storedSubviews.swapAt(index1, index2)
  }

  /// Whether this view is a view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// Returns the view with a tag: this view or one of its descendants.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
