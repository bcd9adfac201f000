import Foundation

/// A rectangle that relations are made with.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// Creates a guide.
  public override init() { super.init() }

  /// The view the guide is in.
  open weak var owningView: UIView?
  /// What the app calls it.
  open var identifier = ""
  /// Where it is in its view.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}
