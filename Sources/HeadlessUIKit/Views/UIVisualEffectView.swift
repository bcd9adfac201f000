import Foundation

/// A view that does something to what lies behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Creates a view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What it does.
  open var effect: UIVisualEffect?

  /// Where content goes.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
}
