import Foundation

/// A button.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// Creates a button.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a type that performs an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
    }
  }

  /// What the button looks like.
  open private(set) var buttonType = ButtonType.custom

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  /// The label that shows the title.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.text = title(for: .normal)
    return label
  }()

  /// The title shown now.
  open var currentTitle: String? { title(for: currentState) }

  private var currentState: State {
    if !isEnabled { return .disabled }
    return isSelected ? .selected : .normal
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { titleLabel?.text = title }
  }

  /// The title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  /// The image for a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  override var spokenName: String {
    if let title = currentTitle, !title.isEmpty { return title }
    return accessibilityLabel ?? image(for: .normal)?.name ?? "\(type(of: self))"
  }
}
