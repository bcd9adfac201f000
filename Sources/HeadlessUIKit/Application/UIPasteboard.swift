import Foundation

/// What was copied.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// What everybody copies to.
  public static let general = UIPasteboard()

  /// The text.
  open var string: String?
  /// The address.
  open var url: URL?
  /// The image.
  open var image: UIImage?
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
}
