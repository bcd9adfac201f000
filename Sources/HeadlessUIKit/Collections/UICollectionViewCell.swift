import Foundation

/// A view of a collection that shows one thing after another.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// What views of its kind are known by.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view shows something else.
  open func prepareForReuse() {}
}

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

/// An item's cell in a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// A description of what the cell shows, to be filled.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// What stands beside the content.
  open var accessories: [UICellAccessory] = []
}

/// What stands beside the content of a list's cell.
public struct UICellAccessory: Hashable, Sendable {
  let name: String

  /// An arrow to the right.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(name: "disclosureIndicator")
  }
  /// A tick.
  public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }
  /// A button that deletes.
  public static func delete() -> UICellAccessory { UICellAccessory(name: "delete") }
  /// A handle to move it by.
  public static func reorder() -> UICellAccessory { UICellAccessory(name: "reorder") }
}
