import Foundation

/// Lets a person choose a picture. There are none to choose.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "originalImage")
    /// The picture as it was edited.
    public static let editedImage = InfoKey(rawValue: "editedImage")
    /// Where the picture lies.
    public static let imageURL = InfoKey(rawValue: "imageURL")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether pictures can be edited.
  open var allowsEditing = false
  /// What can be chosen.
  open var mediaTypes = ["public.image"]

  /// Whether pictures can come from there: they can.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
}
