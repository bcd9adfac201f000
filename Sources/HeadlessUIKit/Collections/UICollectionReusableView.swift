import Foundation

/// A view of a collection that shows one thing after another.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// What views of its kind are known by.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view shows something else.
  open func prepareForReuse() {}
}
