import Foundation

/// An address that a scene is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// Creates what a scene is asked to open.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// The address.
  public let url: URL
}
