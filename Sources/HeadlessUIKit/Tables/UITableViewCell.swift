import Foundation

/// The cell of a table's row.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Creates a plain cell.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  var style: CellStyle

  open internal(set) var reuseIdentifier: String?

  /// The view that contains the content.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The label of the secondary text, in styles that have one.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel()
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    return view
  }()

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  /// The description of the content, whose view is added to ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured.show(contentConfiguration, in: contentView) }
  }
  private var configured = ConfiguredContent()
  /// The description of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// Returns a default content configuration to fill in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The cell's state, to which an app may add.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// What describes the content for a state, in place of an override.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  private var needsUpdateConfiguration = false

  /// Has the content described anew, in the next turn of the ``MainLoop`` if the cell is on display.
  open func setNeedsUpdateConfiguration() {
    guard superview != nil, !needsUpdateConfiguration else { return }
    needsUpdateConfiguration = true
    MainLoop.enqueue(.run { [weak self] in self?.describeContent() })
  }

  /// Describes the content for a state. Called before the cell shows, and when its state changes.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func describeContent() {
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// The cell's visible text: its configuration's text, or its first label's.
  public var shownText: String? {
    if let list = contentConfiguration as? UIListContentConfiguration {
      return list.text ?? list.attributedText?.string
    }
    if let text = textLabel?.text, !text.isEmpty { return text }
    return UITableViewCell.firstText(in: self) ?? accessibilityLabel
  }

  static func firstText(in view: UIView) -> String? {
    for inner in view.subviews {
      if let text = (inner as? UILabel)?.text, !text.isEmpty { return text }
      if let text = firstText(in: inner) { return text }
    }
    return nil
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false
  /// Whether it is being edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The look while selected.
  open var selectionStyle = SelectionStyle.default
  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none
  /// The view shown in place of the accessory.
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// The accessory while the table is edited.
  open var editingAccessoryType = AccessoryType.none
  /// The insets of the line below the cell.
  open var separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0
  /// The width of one level of indentation, in points.
  open var indentationWidth: CGFloat = 10
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?

  /// Called before a cell is reused. Cells here are not.
  open func prepareForReuse() {}

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Highlights the cell, or ends the highlight.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

extension UITableViewCell {
  /// The layout of a cell.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The look of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The accessory at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The way in which a cell is edited.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The style of the line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }
}

/// A header or footer of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view that no table reuses.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  public let reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The description of the content, whose view is added to ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured.show(contentConfiguration, in: contentView) }
  }
  private var configured = ConfiguredContent()
  /// The description of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }

  /// The view that contains the content.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  /// Called before the view is reused. Views here are not.
  open func prepareForReuse() {}
}
