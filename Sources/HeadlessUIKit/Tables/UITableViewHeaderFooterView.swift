import Foundation

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
