/// What becomes of the modules that an app imports.
struct ImportMap: Sendable {
  /// What becomes of one module.
  enum Fate: Sendable, Hashable {
    /// It exists here.
    case kept
    /// Another module has its names.
    case mapped(to: [String])
    /// Its code is ported with the app's.
    case own
    /// It does not exist here, and nothing stands for it.
    case dropped
  }

  /// The modules of UIKit's family, which the stand-in holds.
  private static let standIn: Set<String> = [
    "UIKit", "UIKitCore", "SafariServices", "WebKit", "UserNotifications", "CoreGraphics",
    "QuartzCore", "UniformTypeIdentifiers", "MobileCoreServices", "PortableUIKit", "HeadlessUIKit",
    "ObjectiveC", "CoreFoundation", "Security",
  ]
  private static let present: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation",
    "Synchronization", "RegexBuilder", "_Concurrency", "Glibc",
  ]
  /// The modules that generated shims stand for, and those of packages.
  private static let shims: [String: PortShim] = [
    "Algorithms": .algorithms, "AsyncAlgorithms": .asyncAlgorithms, "Logging": .logs,
    "Numerics": .numerics, "RealModule": .numerics, "ComplexModule": .numerics,
    "Collections": .collections, "OrderedCollections": .collections, "DequeModule": .collections,
    "HeapModule": .collections, "BitCollections": .collections, "HashTreeCollections": .collections,
    "os": .logging, "OSLog": .logging, "Combine": .combine, "MessageUI": .messages,
    "CombineCocoa": .combineCocoa, "CombineExt": .combineExtensions,
    "Network": .connections, "Contacts": .contacts, "ContactsUI": .contacts,
    "QuickLook": .documents, "PDFKit": .documents,
    "EventKit": .events, "EventKitUI": .events, "CoreImage": .coreImage, "StoreKit": .store,
    "LocalAuthentication": .authentication, "AppTrackingTransparency": .tracking,
    "CoreData": .coreData,
    "SwiftUI": .swiftUI, "SwiftData": .swiftData, "CoreLocation": .location, "MapKit": .location,
    "Photos": .photos,
    "PhotosUI": .photos,
    "Swinject": .swinject, "Factory": .factory, "Then": .then, "Reusable": .reusable,
    "RxSwift": .reactive, "RxCocoa": .reactive, "RxRelay": .reactive, "RxDataSources": .reactive,
    "RxGesture": .reactiveExtensions, "RxOptional": .reactiveExtensions,
    "RxSwiftExt": .reactiveExtensions, "NSObject_Rx": .reactiveExtensions,
    "Moya": .moya, "RxMoya": .moya, "KeychainAccess": .keychain, "KeychainSwift": .keychain,
    "SwiftKeychainWrapper": .keychain,
    "AVKit": .video, "AVFoundation": .video, "AudioToolbox": .video, "Alamofire": .alamofire,
    "AlamofireObjectMapper": .alamofireObjectMapper,
    "SnapKit": .layout, "Kingfisher": .images, "SDWebImage": .images, "Nuke": .images,
    "NukeExtensions": .images, "NukeUI": .images, "Crypto": .crypto,
    "IdentifiedCollections": .identified, "Lottie": .lottie, "SVProgressHUD": .hud,
    "MBProgressHUD": .hud, "XLPagerTabStrip": .pagers, "Tabman": .pagers, "Pageboy": .pagers,
    "Parchment": .pagers, "PanModal": .panels, "SideMenu": .panels, "FloatingPanel": .panels,
    "RxViewController": .reactiveExtensions, "RxKeyboard": .reactiveExtensions,
    "RxFlow": .rxFlow, "RxAlamofire": .rxAlamofire, "Action": .rxAction, "ReactorKit": .reactorKit,
    "Resolver": .resolver, "FlexLayout": .flex, "PinLayout": .flex,
    "AuthenticationServices": .authenticationServices,
    "ReactiveSwift": .reactiveSwift, "ReactiveCocoa": .reactiveSwift, "Result": .reactiveSwift,
    "Reachability": .reachability, "ReachabilitySwift": .reachability,
    "PromiseKit": .promiseKit, "PMKFoundation": .promiseKit, "SwiftyJSON": .swiftyJSON,
    "ObjectMapper": .objectMapper, "SwinjectAutoregistration": .swinject,
    "ReSwift": .reSwift, "ReSwiftThunk": .reSwift, "RealmSwift": .realm, "Realm": .realm,
    "ReusableKit": .reusableKit, "ManualLayout": .manualLayout, "CGFloatLiteral": .floatLiterals,
    "URLNavigator": .urlNavigator, "PhoneNumberKit": .phoneNumbers, "Dip": .dip,
    "XCoordinator": .xCoordinator, "XCoordinatorRx": .xCoordinator,
    "IGListKit": .listKit, "IGListDiffKit": .listKit, "Eureka": .forms,
  ]

  /// The modules of Apple's that packages have under another name.
  private static let renamed: [String: PortShim] = ["CryptoKit": .crypto]

  /// The modules that have a type of their own name, which is what stands before another name.
  static let likeTypes: Set<String> = [
    "Action", "Factory", "KeychainSwift", "MBProgressHUD", "PhoneNumberKit", "Reachability",
    "Realm", "Resolver", "Result", "Reusable", "RxAlamofire", "SVProgressHUD", "Then",
  ]

  /// The app's own modules.
  let own: Set<String>
  /// Modules that the configuration names, and what they are replaced by.
  let configured: [String: String]

  func fate(of module: String) -> Fate {
    if let replacement = configured[module] { return .mapped(to: [replacement]) }
    if own.contains(module) { return .own }
    if Self.standIn.contains(module) { return .mapped(to: ["PortableUIKit"]) }
    if Self.present.contains(module) { return .kept }
    if let shim = Self.shims[module] {
      return shim.package == nil ? .mapped(to: shim.modules) : .kept
    }
    if let shim = Self.renamed[module] { return .mapped(to: shim.modules) }
    return .dropped
  }

  func shim(for module: String) -> PortShim? {
    own.contains(module) || configured[module] != nil
      ? nil : Self.shims[module] ?? Self.renamed[module]
  }
}
