import Foundation

/// A reusable view of a collection.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused. Views here are not.
  open func prepareForReuse() {}

  /// Called with the attributes that a layout gives the view. Nothing is laid out here.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view wants rather than those of its layout.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// The cell of a collection's item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the content.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
  /// The description of the content, whose view is added to ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured.show(contentConfiguration, in: contentView) }
  }
  private var configured = ConfiguredContent()
  /// The description of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// The cell's state, to which an app may add.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    return state
  }

  /// What describes the content for a state, in place of an override.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
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
    return UITableViewCell.firstText(in: self) ?? accessibilityLabel
  }
}

/// The cell of a list's item.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// Returns a default content configuration to fill in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The accessories beside the content.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for old in oldValue { old.view?.removeFromSuperview() }
      for new in accessories { new.view.map(addSubview) }
    }
  }
  open var indentationLevel = 0
  /// The width of one level of indentation, in points.
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  /// Where the separator below the cell starts and ends.
  public let separatorLayoutGuide = UILayoutGuide()
}
