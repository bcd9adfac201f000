import Foundation

/// An item's cell.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view the content goes into.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  /// Whether it is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// What lies behind.
  open var backgroundView: UIView?
  /// What lies behind while it is selected.
  open var selectedBackgroundView: UIView?
  /// What the cell shows, described.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What lies behind the cell, described.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// What the cell says: its description's text, or its first label's.
  public var shownText: String? {
    if let list = contentConfiguration as? UIListContentConfiguration {
      return list.text ?? list.attributedText?.string
    }
    return UITableViewCell.firstText(in: self) ?? accessibilityLabel
  }
}
