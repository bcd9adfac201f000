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

  /// Creates a button that performs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a type that performs an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button that looks as configured.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// What the button looks like.
  open private(set) var buttonType = ButtonType.custom

  private var titles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]

  /// What the button looks like in detail; its title goes before the one set for a state.
  open var configuration: Configuration?
  /// Called when the button's state changed.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// What the button opens.
  open var menu: UIMenu?
  /// Whether a tap opens the menu, not only a long press.
  open var showsMenuAsPrimaryAction = false
  /// Whether the menu's choice becomes the button's title.
  open var changesSelectionAsPrimaryAction = false
  /// How a button that is in use is shown.
  open var isPointerInteractionEnabled = false
  /// The space around the content.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The space around the title.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The space around the image.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the image darkens under a finger.
  open var adjustsImageWhenHighlighted = true

  /// The label that shows the title.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.text = title(for: .normal)
    return label
  }()

  /// The view that shows the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView(image: image(for: .normal))

  /// The title shown now.
  open var currentTitle: String? { configuration?.plainTitle ?? title(for: shownState) }
  /// The title shown now, with its attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: shownState) }
  /// The image shown now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: shownState) }
  /// The colour of the title shown now.
  open var currentTitleColor: UIColor { titleColor(for: shownState) ?? .systemBlue }

  private var shownState: State {
    if !isEnabled { return .disabled }
    return isSelected ? .selected : .normal
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
  }

  /// Sets the title for a state, with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title
  }

  /// The title for a state.
  open func title(for state: State) -> String? { attributedTitle(for: state)?.string }

  /// The title for a state, with its attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    titles[state] ?? titles[.normal]
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// The title's colour for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  /// The image for a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the image behind for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  /// The image behind for a state.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// Where the content is.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the title is.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Where the image is.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// Sets how symbols are chosen for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// Asks for the configuration to be brought up to date.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  /// Brings the configuration up to date.
  open func updateConfiguration() {}

  public override var spokenName: String {
    if let title = currentTitle, !title.isEmpty { return title }
    return accessibilityLabel ?? currentImage?.name ?? "\(type(of: self))"
  }
}
