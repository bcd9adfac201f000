import Foundation

/// Decides what is popped off a bar that stands alone.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {
  /// Whether the last item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
}
