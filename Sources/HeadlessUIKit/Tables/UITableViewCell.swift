import Foundation

/// A row's cell.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// How a cell is laid out.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

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

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  /// Whether it is selected.
  open var isSelected = false

  /// Called before a cell shows another row.
  open func prepareForReuse() {}

  /// Selects the cell or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
