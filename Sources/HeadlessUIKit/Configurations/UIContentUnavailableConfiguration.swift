import Foundation

/// A description of what a screen shows where it has no content: texts and buttons.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The look of an image.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
    public var accessibilityIgnoresInvertColors = false
  }

  /// The look of a text.
  public struct TextProperties {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    /// The maximum number of lines, or 0 for any number.
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public enum Alignment: Int, Sendable {
    case center, natural
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration.clear()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 15
  public var buttonToSecondaryButtonPadding: CGFloat = 10

  public static func empty() -> Self { Self() }
  public static func loading() -> Self { Self() }
  public static func search() -> Self {
    var search = Self()
    search.text = "No Results"
    return search
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration itself, whatever the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The view of a screen without content, with a label for each text and its buttons.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  /// Creates a view.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show(configuration)
  }

  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    didSet { (configuration as? UIContentUnavailableConfiguration).map(show) }
  }

  private func show(_ content: UIContentUnavailableConfiguration) {
    for view in subviews { view.removeFromSuperview() }
    let texts = [
      content.text ?? content.attributedText?.string,
      content.secondaryText ?? content.secondaryAttributedText?.string,
    ]
    for text in texts.compactMap({ $0 }) {
      let label = UILabel()
      label.text = text
      addSubview(label)
    }
    add(content.button, content.buttonProperties)
    add(content.secondaryButton, content.secondaryButtonProperties)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard properties.primaryAction != nil || properties.menu != nil else { return }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil
    button.isEnabled = properties.isEnabled
    addSubview(button)
  }
}

/// The state for which a screen describes that it has no content.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// What a person is searching for.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
