extension ShimSources {
  /// The photo library, which is empty, and its picker.
  static let photos = """
    import PortableUIKit

    #if !canImport(Darwin)
      /// An item that is loaded when it is needed: an object, or nothing.
      open class NSItemProvider: NSObject, @unchecked Sendable {
        private let object: Any?
        public override init() { object = nil }
        public init(object: Any) { self.object = object }
        open var registeredTypeIdentifiers: [String] { object == nil ? [] : ["public.image"] }
        open var suggestedName: String?
        open func canLoadObject(ofClass type: AnyClass) -> Bool {
          object.map { Swift.type(of: $0) == type } ?? false
        }
        open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
        @discardableResult open func loadObject(
          ofClass type: AnyClass, completionHandler: @escaping (Any?, (any Error)?) -> Void
        ) -> Progress {
          completionHandler(object, object == nil ? CocoaError(.fileNoSuchFile) : nil)
          return Progress(totalUnitCount: 1)
        }
        @discardableResult open func loadFileRepresentation(
          forTypeIdentifier identifier: String,
          completionHandler: @escaping (URL?, (any Error)?) -> Void
        ) -> Progress {
          completionHandler(nil, CocoaError(.fileNoSuchFile))
          return Progress(totalUnitCount: 1)
        }
        @discardableResult open func loadDataRepresentation(
          forTypeIdentifier identifier: String,
          completionHandler: @escaping (Data?, (any Error)?) -> Void
        ) -> Progress {
          completionHandler(nil, CocoaError(.fileNoSuchFile))
          return Progress(totalUnitCount: 1)
        }
      }
    #endif

    public enum PHAuthorizationStatus: Int, Sendable {
      case notDetermined, restricted, denied, authorized, limited
    }
    public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
    public final class PHPhotoLibrary: NSObject, Sendable {
      private static let library = PHPhotoLibrary()
      public static func shared() -> PHPhotoLibrary { library }
      public static func authorizationStatus() -> PHAuthorizationStatus {
        SystemPermission.decision(on: "photos").map(status) ?? .notDetermined
      }
      public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
        authorizationStatus()
      }
      private static func status(_ isAllowed: Bool) -> PHAuthorizationStatus {
        isAllowed ? .authorized : .denied
      }
      public static func requestAuthorization(
        _ handler: @escaping (PHAuthorizationStatus) -> Void
      ) { SystemPermission.request("photos") { handler(status($0)) } }
      public static func requestAuthorization(
        for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
      ) { requestAuthorization(handler) }
      public static func requestAuthorization(
        for level: PHAccessLevel
      ) async -> PHAuthorizationStatus { status(await SystemPermission.request("photos")) }
    }

    public struct PHPickerFilter: Hashable, Sendable {
      public static let images = PHPickerFilter(), videos = PHPickerFilter()
      public static let livePhotos = PHPickerFilter(), screenshots = PHPickerFilter()
      public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { .init() }
      public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { .init() }
      public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { .init() }
    }
    public struct PHPickerConfiguration {
      public enum AssetRepresentationMode: Sendable { case automatic, current, compatible }
      public enum Selection: Sendable { case `default`, ordered, continuous, continuousAndOrdered }
      public var filter: PHPickerFilter?
      public var selectionLimit = 1
      public var selection = Selection.default
      public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
      public var preselectedAssetIdentifiers: [String] = []
      public init() {}
      public init(photoLibrary: PHPhotoLibrary) {}
    }
    public struct PHPickerResult {
      public let itemProvider: NSItemProvider
      public let assetIdentifier: String?
    }
    @preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
    }

    /// A screen on which a person picks photos: one, or none by its Cancel button.
    @preconcurrency @MainActor open class PHPickerViewController: UIViewController {
      public let configuration: PHPickerConfiguration
      public weak var delegate: (any PHPickerViewControllerDelegate)?
      public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
      }
      public required init?(coder: NSCoder) { nil }
      open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(
          UIButton(
            type: .system,
            primaryAction: UIAction(title: "Cancel") { [unowned self] _ in
              delegate?.picker(self, didFinishPicking: [])
            }))
        view.addSubview(
          UIButton(
            type: .system,
            primaryAction: UIAction(title: "Photo") { [unowned self] _ in
              let photo = NSItemProvider(object: UIImage(named: "Photo")!)
              delegate?.picker(
                self, didFinishPicking: [PHPickerResult(itemProvider: photo, assetIdentifier: nil)])
            }))
      }
    }

    """
}
