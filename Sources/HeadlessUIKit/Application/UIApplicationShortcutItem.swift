import Foundation

/// An item of the menu on the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// Creates an item.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }

  /// What it is for.
  public let type: String
  /// What it says.
  public let localizedTitle: String
}
