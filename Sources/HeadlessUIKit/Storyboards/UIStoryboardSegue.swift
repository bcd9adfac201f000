import Foundation

/// A way from one screen to another, drawn in a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// Creates a way.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// What it is known by.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController

  /// Goes the way: shows the destination.
  open func perform() { source.show(destination, sender: nil) }
}
