import Foundation

/// A view with a visual effect on what is behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Creates a view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var effect: UIVisualEffect?

  /// The view that contains the content.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
}

/// A visual effect.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The style of the blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The style of the blur.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// The look of content over a blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content over a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates an effect for a kind of content over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// A kind of content over a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}
