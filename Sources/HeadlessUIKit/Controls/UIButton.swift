import Foundation

/// A button.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

    /// The earlier name of ``system``.
    public static var roundedRect: ButtonType { .system }
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
    AutoreleasePool.hold(self)
  }

  /// Creates a button of a type that performs an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration.
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

  open private(set) var buttonType = ButtonType.custom

  private var titles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]

  /// The look and content of the button. Its title takes precedence over `setTitle(_:for:)`.
  open var configuration: Configuration?
  /// The function that is called to update the configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// Whether a tap opens the menu, as a long press does.
  open var showsMenuAsPrimaryAction = false
  /// Whether the menu's selection becomes the button's title.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the button reacts to a pointer. There is none.
  open var isPointerInteractionEnabled = false
  /// The insets around the content.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The insets around the title.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets around the image.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the image darkens while highlighted.
  open var adjustsImageWhenHighlighted = true

  /// Whether the button glows while highlighted.
  open var showsTouchWhenHighlighted = false
  open var role = Role.normal

  /// What a button is for.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// Does nothing: nothing is drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// The label that shows the title.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.text = title(for: .normal)
    return label
  }()

  /// The view that shows the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView(image: image(for: .normal))

  /// The title in the current state.
  open var currentTitle: String? { configuration?.plainTitle ?? title(for: shownState) }
  /// The title in the current state, with attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: shownState) }
  /// The image in the current state.
  open var currentImage: UIImage? { configuration?.image ?? image(for: shownState) }
  /// The colour of the title in the current state.
  open var currentTitleColor: UIColor { titleColor(for: shownState) ?? .systemBlue }

  private var shownState: State {
    if !isEnabled { return .disabled }
    return isSelected ? .selected : .normal
  }

  open func setTitle(_ title: String?, for state: State) {
    setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
  }

  /// Sets the title for a state, with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title
  }

  /// Returns the title for a state, or the normal one.
  open func title(for state: State) -> String? { attributedTitle(for: state)?.string }

  /// Returns the attributed title for a state, or the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    titles[state] ?? titles[.normal]
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// Returns the title's colour for a state, or the normal one.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  /// Returns the image for a state, or the normal one.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  /// Returns the background image for a state, or the normal one.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// Returns the rectangle of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Returns the rectangle of the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// Does nothing: symbols are not drawn.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// Calls the update handler.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  /// Called to update the configuration for the button's state. It never is here.
  open func updateConfiguration() {}

  public override var spokenName: String {
    if let title = currentTitle?.onOneLine, !title.isEmpty { return title }
    return accessibilityLabel ?? currentImage?.spokenName ?? buttonType.spokenName
      ?? "\(type(of: self))"
  }

  /// What VoiceOver calls the button for more about a row or an item.
  package static let detailName = "More Info"
}

extension UIButton.ButtonType {
  /// What VoiceOver calls a button whose type gives it a picture.
  fileprivate var spokenName: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: UIButton.detailName
    case .close: "Close"
    default: nil
    }
  }
}
