import Foundation

/// An item on a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// What it says.
  open var title: String?
  /// Its image.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number of the app's choosing.
  open var tag = 0
  /// The space around the image.
  open var imageInsets = UIEdgeInsets.zero
  /// What a small screen shows instead.
  open var landscapeImagePhone: UIImage?

  /// Sets what the title looks like.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// What the title looks like.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    nil
  }

  /// What a screen reader says.
  open var accessibilityLabel: String?
  /// What a test finds the item by.
  open var accessibilityIdentifier: String?
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

  /// Creates an item of the system's that performs an action.
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

  /// Creates an item of the system's that performs a target's method.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    setTarget(target, action)
  }

  private func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Which item of the system's it is.
  public private(set) var systemItem: SystemItem?
  /// Who performs the method.
  open weak var target: AnyObject?
  /// The method that is performed when it is tapped.
  open var action: Selector?
  /// What it does when it is tapped.
  open var primaryAction: UIAction?
  /// What it opens when it is tapped or held.
  open var menu: UIMenu?
  /// The view it shows.
  open var customView: UIView?
  /// Whether it is hidden.
  open var isHidden = false
  /// Whether it is selected.
  open var isSelected = false
  /// How it looks.
  open var style = Style.plain
  /// Its width, where it is a fixed one.
  open var width: CGFloat = 0
  /// The colour of its text.
  open var tintColor: UIColor?

  /// What a person calls the item.
  public var spokenName: String {
    if let title, !title.isEmpty { return title }
    if let accessibilityLabel { return accessibilityLabel }
    if let systemItem { return systemItem.spokenName }
    return image?.name ?? (customView as? UIControl)?.spokenName ?? "\(type(of: self))"
  }

  /// Does what a tap does.
  func perform() {
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action {
      TargetAction(target, action).perform(from: self)
    } else if let control = customView as? UIControl {
      control.send([.touchUpInside, .primaryActionTriggered])
    }
  }
}

extension UIBarButtonItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
    /// As a plain one.
    public static let bordered = Style.plain
  }

  /// The items the system has.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close, writingTools

    /// What the item says, or what it is called where it shows an image.
    var spokenName: String {
      let name = "\(self)"
      return name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// An item that takes up what space there is.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// An item that takes up a given space.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}
