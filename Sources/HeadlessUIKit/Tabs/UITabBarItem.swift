import Foundation

/// What a tab bar shows for a screen.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The tabs the system has.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    var spokenName: String {
      let name = "\(self)"
      return name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item that looks different while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates an item of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.spokenName, image: nil, tag: tag)
  }

  /// The image shown while the tab is selected.
  open var selectedImage: UIImage?
  /// The little text on the tab.
  open var badgeValue: String?
  /// The colour behind it.
  open var badgeColor: UIColor?
}
