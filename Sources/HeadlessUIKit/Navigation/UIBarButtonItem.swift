import Foundation

/// An item on a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) { super.init() }

  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  /// A number that the app chooses.
  open var tag = 0
  /// The insets around the image.
  open var imageInsets = UIEdgeInsets.zero
  /// The image in a compact bar.
  open var landscapeImagePhone: UIImage?

  /// Does nothing: titles are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    nil
  }

  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
}

/// A button on a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item that performs an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a system item that performs an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that performs a target's method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  /// Creates an item with an image that performs a target's method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action)
  }

  /// Creates an item with two images that performs a target's method.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) { self.init(image: image, style: style, target: target, action: action) }

  /// Creates a system item that performs a target's method.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    setTarget(target, action)
  }

  private func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = TargetAction.object(target)
    self.action = action
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The system item, if it is one.
  public private(set) var systemItem: SystemItem?
  /// Whether an edit button reads *Done*.
  final var showsDone: Bool {
    get { systemItem == .done }
    set { systemItem = newValue ? .done : .edit }
  }
  /// The target of the action. Without one, the action walks the responder chain.
  open weak var target: AnyObject? {
    didSet { targetType = target.map { Swift.type(of: $0) } }
  }
  /// The class of the target, which may have been freed.
  private var targetType: AnyObject.Type?
  /// The selector of the method that a tap performs.
  open var action: Selector?
  /// The action that a tap performs.
  open var primaryAction: UIAction?
  /// The menu that a tap or long press opens.
  open var menu: UIMenu?
  /// The view shown in place of a button.
  open var customView: UIView?
  open var isHidden = false
  open var isSelected = false
  open var style = Style.plain
  /// The width of a fixed space.
  open var width: CGFloat = 0
  /// The tint colour.
  open var tintColor: UIColor?

  /// The name by which a person refers to the item.
  public var spokenName: String {
    if let title, !title.isEmpty { return title }
    if let accessibilityLabel { return accessibilityLabel }
    if let systemItem { return systemItem.spokenName }
    return image?.spokenName ?? (customView as? UIControl)?.spokenName ?? "\(type(of: self))"
  }

  /// Does what a tap does. That on a custom view does not reach the item's own action.
  func perform() {
    if let customView {
      guard let control = customView as? UIControl, control.isEnabled else { return }
      control.send([.touchUpInside, .primaryActionTriggered])
    } else if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action {
      TargetAction(target, of: targetType, action).perform(from: self)
    }
  }
}

extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
    /// The plain style.
    public static let bordered = Style.plain
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close, writingTools

    /// The item's title, or what its image stands for.
    var spokenName: String {
      switch self {
      case .action: return "Share"
      case .trash: return "Delete"
      default: return caseTitle
      }
    }
  }

  /// Returns an item that takes up the available space.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Returns an item that takes up a fixed space.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}
