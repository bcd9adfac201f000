/// Generated code that stands for a framework that doesn't exist here, or a package that does.
enum PortShim: String, CaseIterable, Sendable, Hashable, Comparable {
  case algorithms = "Algorithms"
  case asyncAlgorithms = "AsyncAlgorithms"
  case collections = "Collections"
  case crypto = "Crypto"
  case logs = "Logging"
  case numerics = "Numerics"

  case alamofire = "AlamofireShim"
  case alamofireObjectMapper = "AlamofireObjectMapperShim"
  case authentication = "LocalAuthenticationShim"
  case authenticationServices = "AuthenticationServicesShim"
  case combine = "CombineShim"
  case combineCocoa = "CombineCocoaShim"
  case combineExtensions = "CombineExtShim"
  case connections = "ConnectionsShim"
  case contacts = "ContactsShim"
  case coreData = "CoreDataShim"
  case coreImage = "CoreImageShim"
  case dip = "DipShim"
  case documents = "DocumentsShim"
  case events = "EventKitShim"
  case factory = "FactoryShim"
  case flex = "FlexLayoutShim"
  case floatLiterals = "CGFloatLiteralShim"
  case forms = "EurekaShim"
  case hud = "ProgressHUDShim"
  case identified = "IdentifiedCollectionsShim"
  case images = "ImagesShim"
  case keychain = "KeychainShim"
  case layout = "SnapKitShim"
  case listKit = "IGListKitShim"
  case location = "CoreLocationShim"
  case logging = "OSLogShim"
  case lottie = "LottieShim"
  case manualLayout = "ManualLayoutShim"
  case messages = "MessageUIShim"
  case moya = "MoyaShim"
  case network = "NetworkShim"
  case objectMapper = "ObjectMapperShim"
  case pagers = "PagersShim"
  case panels = "PanelsShim"
  case phoneNumbers = "PhoneNumberShim"
  case photos = "PhotosShim"
  case promiseKit = "PromiseKitShim"
  case reachability = "ReachabilityShim"
  case reactive = "RxShim"
  case reactiveExtensions = "RxExtensionsShim"
  case reactiveSwift = "ReactiveSwiftShim"
  case reactorKit = "ReactorKitShim"
  case realm = "RealmShim"
  case reSwift = "ReSwiftShim"
  case resolver = "ResolverShim"
  case reusable = "ReusableShim"
  case reusableKit = "ReusableKitShim"
  case rxAction = "RxActionShim"
  case rxAlamofire = "RxAlamofireShim"
  case rxFlow = "RxFlowShim"
  case store = "StoreKitShim"
  case swiftData = "SwiftDataShim"
  case swiftyJSON = "SwiftyJSONShim"
  case swinject = "SwinjectShim"
  case swiftUI = "SwiftUIShim"
  case then = "ThenShim"
  case tracking = "AppTrackingTransparencyShim"
  case urlNavigator = "URLNavigatorShim"
  case video = "AVKitShim"
  case xCoordinator = "XCoordinatorShim"

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

  /// The package of Apple's that has the product of this name; nil for generated code.
  var package: (name: String, version: String)? {
    switch self {
    case .algorithms: ("swift-algorithms", "1.2.0")
    case .asyncAlgorithms: ("swift-async-algorithms", "1.0.0")
    case .collections: ("swift-collections", "1.1.0")
    case .crypto: ("swift-crypto", "3.0.0")
    case .logs: ("swift-log", "1.5.0")
    case .numerics: ("swift-numerics", "1.0.0")
    default: nil
    }
  }

  /// The source of the module; nil where a package has it.
  var source: String? {
    switch self {
    case .algorithms, .asyncAlgorithms, .collections, .crypto, .logs, .numerics: nil
    case .alamofire: ShimSources.alamofire
    case .alamofireObjectMapper: ShimSources.alamofireObjectMapper
    case .authentication: ShimSources.authentication
    case .authenticationServices: ShimSources.authenticationServices
    case .combine: ShimSources.combine
    case .combineCocoa: ShimSources.combineCocoa
    case .combineExtensions: ShimSources.combineExtensions
    case .connections: ShimSources.connections
    case .contacts: ShimSources.contacts
    case .coreData: ShimSources.coreData
    case .coreImage: ShimSources.coreImage
    case .dip: ShimSources.dip
    case .documents: ShimSources.documents
    case .events: ShimSources.events
    case .factory: ShimSources.factory
    case .flex: ShimSources.flex
    case .floatLiterals: ShimSources.floatLiterals
    case .forms: ShimSources.eureka
    case .hud: ShimSources.progressHUDs
    case .identified: ShimSources.identifiedCollections
    case .images: ShimSources.images
    case .keychain: ShimSources.keychainLibraries
    case .layout: ShimSources.layout
    case .listKit: ShimSources.listKit
    case .location: ShimSources.location
    case .logging: ShimSources.logging
    case .lottie: ShimSources.lottie
    case .manualLayout: ShimSources.manualLayout
    case .messages: ShimSources.messages
    case .moya: ShimSources.moya
    case .network: ShimSources.network
    case .objectMapper: ShimSources.objectMapper
    case .pagers: ShimSources.pagers
    case .panels: ShimSources.panels
    case .phoneNumbers: ShimSources.phoneNumberKit
    case .photos: ShimSources.photos
    case .promiseKit: ShimSources.promiseKit
    case .reachability: ShimSources.reachability
    case .reactive: RxSource.text
    case .reactiveExtensions: ShimSources.rxExtensions
    case .reactiveSwift: ReactiveSwiftSource.text
    case .reactorKit: ShimSources.reactorKit
    case .realm: ShimSources.realm
    case .reSwift: ShimSources.reSwift
    case .resolver: ShimSources.resolver
    case .reusable: ShimSources.reusable
    case .reusableKit: ShimSources.reusableKit
    case .rxAction: ShimSources.rxAction
    case .rxAlamofire: ShimSources.rxAlamofire
    case .rxFlow: ShimSources.rxFlow
    case .store: ShimSources.store
    case .swiftData: ShimSources.swiftData
    case .swiftyJSON: ShimSources.swiftyJSON
    case .swinject: ShimSources.swinject
    case .swiftUI: ShimSources.swiftUI
    case .then: ShimSources.then
    case .tracking: ShimSources.tracking
    case .urlNavigator: ShimSources.urlNavigator
    case .video: ShimSources.video
    case .xCoordinator: ShimSources.xCoordinator
    }
  }

  /// Whether the shim is compiled as Swift 5, whatever the app's mode is.
  var isSwift5: Bool {
    switch self {
    case .authentication, .combine, .coreData, .location, .logging, .messages, .photos, .tracking:
      false
    default: package == nil
    }
  }

  /// The shims that the shim uses.
  var needs: [PortShim] {
    switch self {
    case .alamofire, .combine, .coreData, .events, .factory, .hud, .keychain, .promiseKit,
      .reactive, .realm, .resolver, .swiftData:
      [.network]
    case .combineCocoa, .combineExtensions: [.combine, .network]
    case .alamofireObjectMapper: [.alamofire, .network, .objectMapper]
    case .moya: [.alamofire, .network]
    case .rxAlamofire: [.alamofire, .network, .reactive]
    case .reactiveExtensions, .reactorKit, .rxAction, .rxFlow: [.reactive]
    default: []
    }
  }

  /// The shims that the shim uses where the app uses them, under a condition of their names.
  var extends: [PortShim] {
    switch self {
    case .moya, .xCoordinator: [.reactive]
    case .swiftData: [.swiftUI]
    default: []
    }
  }

  /// Whether the shim is made of other modules than the stand-in for UIKit.
  var needsCombine: Bool {
    [.combine, .combineCocoa, .combineExtensions, .swiftUI].contains(self)
  }
}
