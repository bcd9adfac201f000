import Foundation

/// A row's cell.
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

  private let style: CellStyle

  /// What cells of its kind are known by.
  public let reuseIdentifier: String?

  /// The view the content goes into.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  /// The cell's text.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The cell's second text, in the styles that have one.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel()
  /// The cell's image.
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

  /// What the cell shows, described.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What lies behind the cell, described.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// A description of what the cell shows, to be filled.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// What the cell says: its description's text, or its label's.
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

  /// Whether it is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Whether it is being edited.
  open var isEditing = false
  /// What it looks like while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// What stands on its right.
  open var accessoryType = AccessoryType.none
  /// A view that stands there instead.
  open var accessoryView: UIView?
  /// What stands on its right while it is edited.
  open var editingAccessoryType = AccessoryType.none
  /// The space beside the line under it.
  open var separatorInset = UIEdgeInsets.zero
  /// How far the content is in.
  open var indentationLevel = 0
  /// How far one level is.
  open var indentationWidth: CGFloat = 10
  /// What lies behind.
  open var backgroundView: UIView?
  /// What lies behind while it is selected.
  open var selectedBackgroundView: UIView?

  /// Called before a cell shows another row.
  open func prepareForReuse() {}

  /// Selects the cell or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Highlights the cell or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

extension UITableViewCell {
  /// How a cell is laid out.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// What a cell looks like while it is selected.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What stands on a cell's right.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a cell is edited.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// What is between cells.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }
}

/// What stands above or below a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// What views of its kind are known by.
  public let reuseIdentifier: String?
  /// The view's text.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// What lies behind.
  open var backgroundView: UIView?
  /// What the view shows, described.
  open var contentConfiguration: (any UIContentConfiguration)?

  /// The view the content goes into.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  /// Called before the view shows another section.
  open func prepareForReuse() {}
}
