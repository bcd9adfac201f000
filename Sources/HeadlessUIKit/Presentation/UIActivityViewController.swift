import Foundation

/// Offers what can be done with something. It does nothing of it.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when a person has chosen.
  public typealias CompletionWithItemsHandler = (String?, Bool, [Any]?, (any Error)?) -> Void

  /// Creates an offer.
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// An offer has no archive.
  public required init?(coder: NSCoder) { nil }

  /// What something can be done with.
  public let items: [Any]
  /// Called when a person has chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
}
