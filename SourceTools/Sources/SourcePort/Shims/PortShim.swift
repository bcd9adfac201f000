/// Generated code that stands for a framework that doesn't exist here.
enum PortShim: String, CaseIterable, Sendable, Hashable, Comparable {
  case alamofire = "AlamofireShim"
  case authentication = "LocalAuthenticationShim"
  case combine = "CombineShim"
  case coreData = "CoreDataShim"
  case images = "ImagesShim"
  case layout = "SnapKitShim"
  case location = "CoreLocationShim"
  case logging = "OSLogShim"
  case messages = "MessageUIShim"
  case network = "NetworkShim"
  case photos = "PhotosShim"
  case reactive = "RxShim"
  case store = "StoreKitShim"
  case swinject = "SwinjectShim"
  case swiftUI = "SwiftUIShim"
  case video = "AVKitShim"

  static func < (a: PortShim, b: PortShim) -> Bool { a.rawValue < b.rawValue }

  /// The modules that a file imports in place of the framework.
  var modules: [String] {
    switch self {
    case .combine: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", rawValue]
    case .location, .photos, .video: ["PortableUIKit", rawValue]
    case .swiftUI: ["PortableUIKit", "SwiftUIShim"]
    default: [rawValue]
    }
  }

  /// The source of the module; nil where a package has it.
  var source: String? {
    switch self {
    case .alamofire: ShimSources.alamofire
    case .authentication: ShimSources.authentication
    case .combine: ShimSources.combine
    case .coreData: ShimSources.coreData
    case .images: ShimSources.images
    case .layout: ShimSources.layout
    case .location: ShimSources.location
    case .logging: ShimSources.logging
    case .messages: ShimSources.messages
    case .network: ShimSources.network
    case .photos: ShimSources.photos
    case .reactive: RxSource.text
    case .store: ShimSources.store
    case .swinject: ShimSources.swinject
    case .swiftUI: ShimSources.swiftUI
    case .video: ShimSources.video
    }
  }

  /// Whether the shim is compiled as Swift 5, whatever the app's mode is.
  var isSwift5: Bool {
    [.alamofire, .images, .layout, .network, .reactive, .swiftUI, .swinject].contains(self)
  }

  /// Whether the shim makes requests.
  var needsNetwork: Bool { [.alamofire, .combine, .reactive].contains(self) }

  /// Whether the shim is made of other modules than the stand-in for UIKit.
  var needsCombine: Bool { self == .combine || self == .swiftUI }
}
