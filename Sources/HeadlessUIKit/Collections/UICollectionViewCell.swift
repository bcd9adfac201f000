import Foundation

/// A reusable view of a collection.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused. Views here are not.
  open func prepareForReuse() {}
}

/// The cell of a collection's item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the content.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  open var isSelected = false
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
  /// The description of the content.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// The description of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// The cell's visible text: its configuration's text, or its first label's.
  public var shownText: String? {
    if let list = contentConfiguration as? UIListContentConfiguration {
      return list.text ?? list.attributedText?.string
    }
    return UITableViewCell.firstText(in: self) ?? accessibilityLabel
  }
}

/// The cell of a list's item.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// Returns a default content configuration to fill in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The accessories beside the content.
  open var accessories: [UICellAccessory] = []
}

/// An accessory beside the content of a list cell.
public struct UICellAccessory: Hashable, Sendable {
  let name: String

  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(name: "disclosureIndicator")
  }
  public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }
  /// Returns a delete button.
  public static func delete() -> UICellAccessory { UICellAccessory(name: "delete") }
  /// Returns a handle for reordering.
  public static func reorder() -> UICellAccessory { UICellAccessory(name: "reorder") }
}
