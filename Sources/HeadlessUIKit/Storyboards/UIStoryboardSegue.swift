import Foundation

/// A segue between two screens.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that is performed by a closure.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - source: The screen at which the segue starts.
  ///   - destination: The screen at which the segue ends.
  ///   - performHandler: Shows the destination.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  private var performHandler: (() -> Void)?

  public let identifier: String?
  /// The screen at which the segue starts.
  public let source: UIViewController
  /// The screen at which the segue ends.
  public let destination: UIViewController

  /// Shows the destination.
  open func perform() {
    if let performHandler { performHandler() } else { source.show(destination, sender: nil) }
  }
}
