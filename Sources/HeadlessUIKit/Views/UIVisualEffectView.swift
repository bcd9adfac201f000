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

/// Something done to what lies behind.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// Blurs what lies behind.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How it blurs.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
  }

  /// How it blurs.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
