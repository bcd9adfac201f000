import Foundation

/// An accessory beside the content of a list cell.
///
/// The views of the app's own, and the button of ``detail(displayed:options:actionHandler:)``, are in
/// the cell, where a person can tap them. The others are stored.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory shows.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The kinds of accessory.
  public enum AccessoryType: Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case label, detail, popUpMenu, customView
  }

  /// The side of a cell on which a view shows.
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the index among the accessories of that side.
    public typealias Position = ([UICellAccessory]) -> Int
  }

  public enum LayoutDimension: Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  /// The options of accessories that are no labels.
  public struct Options {
    /// How the disclosure of an outline is drawn.
    public enum Style: Sendable { case automatic, header, cell }

    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public var style: Style?
    public var showsVerticalSeparator: Bool?

    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias OutlineDisclosureOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias MultiselectOptions = Options
  public typealias DetailOptions = Options
  public typealias PopUpMenuOptions = Options

  public struct LabelOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A view of the app's own as an accessory.
  @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  public let accessoryType: AccessoryType
  public let displayedState: DisplayedState
  /// The view that a person can touch, if there is one.
  let view: UIView?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState = .always, view: UIView? = nil
  ) {
    accessoryType = type
    displayedState = displayed
    self.view = view
  }
}

extension UICellAccessory {
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self { Self(.disclosureIndicator, displayed) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.outlineDisclosure, displayed) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self { Self(.checkmark, displayed) }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.delete, displayed) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(.insert, displayed) }

  /// Returns a handle for reordering.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> Self { Self(.reorder, displayed) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> Self { Self(.multiselect, displayed) }

  /// Returns a text at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> Self {
    let label = UILabel()
    label.text = text
    label.font = options.font ?? label.font
    return Self(.label, displayed, view: label)
  }

  /// Returns a button for more about the item.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self {
    let button = UIButton(type: .detailDisclosure)
    button.addAction(UIAction { _ in actionHandler?() }, for: .primaryActionTriggered)
    return Self(.detail, displayed, view: button)
  }

  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self {
    let button = UIButton()
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return Self(.popUpMenu, displayed, view: button)
  }

  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(.customView, view: configuration.customView)
  }
}
