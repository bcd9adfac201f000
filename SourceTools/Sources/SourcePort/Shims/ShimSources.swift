/// The sources of the shims: signatures of frameworks whose services do nothing here.
enum ShimSources {
  /// All sources, by their modules.
  static var all: [(path: String, text: String)] {
    foundationParts + [("NetworkNames", networkNames), ("MissingCall", missingCall)]
      + PortShim.allCases.compactMap { shim in shim.source.map { (shim.rawValue, $0) } }
  }

  /// What runs in place of members that are missing, as far as it is the same in all apps.
  private static let missingCall = MissingCallSource.text(
    starting: [], values: [], hasStrings: false)

  /// What stands in the app's own module.
  static let foundationParts = [
    ("FoundationShims", foundation), ("FormatterShims", formatters), ("KeychainShims", keychain),
    ("FileShims", files), ("LocalizedStringShims", localizedStrings),
    ("PredicateShims", predicates),
  ]

  /// Functions of Apple's Foundation that Linux lacks. It stands in the app's own module.
  static let foundation = """
    import NetworkShim
    import PortableUIKit

    /// The objects that the app shares, together with those of its libraries.
    typealias LaunchState = NetworkShim.LaunchState

    /// The defaults of the app, and of the suites that it has asked for.
    enum PortedDefaults {
      private static let lock = NSLock()
      nonisolated(unsafe) private static var suites: [String: UserDefaults] = [:]

      /// Takes a suite, which is emptied the first time.
      static func add(_ suite: UserDefaults, _ name: String) {
        lock.lock()
        let isNew = suites.updateValue(suite, forKey: name) == nil
        lock.unlock()
        if isNew { clear(suite) }
      }

      /// Removes all values.
      static func reset() {
        lock.lock()
        let all = [UserDefaults.standard] + suites.keys.sorted().compactMap { suites[$0] }
        lock.unlock()
        for defaults in all { clear(defaults) }
      }

      /// The keys of all values; of those that are true or false, together with the value.
      static var names: [String] {
        lock.lock()
        let all = [("", UserDefaults.standard)] + suites.sorted { $0.key < $1.key }
        lock.unlock()
        return all.flatMap { suite, defaults in
          defaults.dictionaryRepresentation().map { key, value in
            (value as? Bool).map { "\\(suite) \\(key) \\($0)" } ?? "\\(suite) \\(key)"
          }
        }
      }

      private static func clear(_ defaults: UserDefaults) {
        for key in defaults.dictionaryRepresentation().keys.sorted() {
          defaults.removeObject(forKey: key)
        }
      }
    }

    /// The network's answer to a request that a service makes which no module here has.
    struct RequestAnswer {
      let data: Data
      let response: URLResponse

      init(to request: URLRequest) async throws {
        (data, response) = try await PortedURLSession.shared.data(for: request)
      }
    }

    // What Apple's systems bridge to objects, as the arguments of predicates.
    extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [0] } }
    extension Date: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [0] } }
    extension URL: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [0] } }

    extension UserDefaults {
      convenience init?(portedSuite name: String?) {
        self.init(suiteName: name)
        if let name { PortedDefaults.add(self, name) }
      }
    }

    extension Bundle {
      /// The bundle of a package's resources; all are the app's here.
      static var module: Bundle { .main }
    }

    #if !canImport(Darwin)
      func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
        try body()
      }

      extension Thread {
        /// Whether code of the main actor runs, which Linux does on any thread.
        static var isMainThread: Bool { MainQueue.isCurrent }
        var isMainThread: Bool { MainQueue.isCurrent }
      }

      let kCFBundleVersionKey: String! = "CFBundleVersion"
      let kCFBundleNameKey: String! = "CFBundleName"
      let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
      let kCFBundleExecutableKey: String! = "CFBundleExecutable"

      func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }
      func arc4random() -> UInt32 { UInt32.random(in: 0 ... .max) }

      extension UserDefaults {
        func value(forKey key: String) -> Any? { object(forKey: key) }
        func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
      }

      /// An observation, which nothing changes: there is no Objective-C runtime here.
      public final class NSKeyValueObservation: NSObject { func invalidate() {} }
      public struct NSKeyValueObservedChange<Value> {
        let newValue: Value?
        let oldValue: Value?
      }
      extension NSObjectProtocol where Self: NSObject {
        /// Calls the handler once with the value, if the options ask for it.
        func observe<Value>(
          _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
          changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
          if options.contains(.initial) {
            changeHandler(self, .init(newValue: self[keyPath: keyPath], oldValue: nil))
          }
          return NSKeyValueObservation()
        }
      }

      extension Timer {
        /// Creates a timer that performs a method by its name once it is in a loop.
        convenience init(
          timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) {
          self.init(
            timeInterval: timeInterval, repeats: repeats, block: Self.message(selector, to: target))
        }

        /// Creates a timer that performs a method by its name.
        @discardableResult
        class func scheduledTimer(
          timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) -> Timer {
          scheduledTimer(
            withTimeInterval: timeInterval, repeats: repeats, block: message(selector, to: target))
        }

        private class func message(
          _ selector: Selector, to target: Any
        ) -> @Sendable (Timer) -> Void {
          nonisolated(unsafe) weak let weakTarget = target as AnyObject
          return { timer in
            nonisolated(unsafe) let timer = timer
            nonisolated(unsafe) let target = weakTarget
            MainActor.assumeIsolated {
              _ = (target as? any SelectorPerforming)?.perform(selector, from: timer)
            }
          }
        }
      }
    #endif

    """

  static let logging = """
    import Foundation

    public struct OSLogType: Sendable, Hashable {
      public static let `default` = OSLogType(), info = OSLogType(), debug = OSLogType()
      public static let error = OSLogType(), fault = OSLogType()
    }

    public final class OSLog: Sendable {
      public static let `default` = OSLog(subsystem: "", category: "")
      public static let disabled = OSLog(subsystem: "", category: "")
      public init(subsystem: String, category: String) {}
    }

    public func os_log(
      _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
      type: OSLogType = .default, _ arguments: Any?...
    ) {}
    public func os_log(
      _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
      _ message: StaticString, _ arguments: Any?...
    ) {}

    /// A lock around a state.
    public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
      private final class Box {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
      }
      private let box: Box
      public init(initialState: State) { box = Box(initialState) }
      public init(uncheckedState: State) { box = Box(uncheckedState) }
      public init() where State == Void { box = Box(()) }
      public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body(&box.state)
      }
      public func withLock<Result>(
        _ body: () throws -> Result
      ) rethrows -> Result where State == Void {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body()
      }
      public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try withLock(body)
      }
      public func lock() where State == Void { box.lock.lock() }
      public func unlock() where State == Void { box.lock.unlock() }
    }

    public struct OSLogPrivacy: Sendable {
      public static let `public` = OSLogPrivacy(), `private` = OSLogPrivacy()
      public static let auto = OSLogPrivacy(), sensitive = OSLogPrivacy()
    }

    public struct OSLogMessage: ExpressibleByStringInterpolation {
      public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(
          _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
        ) {}
      }
      public init(stringLiteral value: String) {}
      public init(stringInterpolation: StringInterpolation) {}
    }

    public struct Logger: Sendable {
      public init() {}
      public init(_ log: OSLog) {}
      public init(subsystem: String, category: String) {}
      public func log(_ message: OSLogMessage) {}
      public func log(level: OSLogType, _ message: OSLogMessage) {}
      public func trace(_ message: OSLogMessage) {}
      public func debug(_ message: OSLogMessage) {}
      public func info(_ message: OSLogMessage) {}
      public func notice(_ message: OSLogMessage) {}
      public func warning(_ message: OSLogMessage) {}
      public func error(_ message: OSLogMessage) {}
      public func critical(_ message: OSLogMessage) {}
      public func fault(_ message: OSLogMessage) {}
    }

    """

  static let messages = """
    import PortableUIKit

    public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
    public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

    @preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: Error?)
    }

    /// What a person sees of a mail.
    final class MFMailComposition: UIViewController {}

    /// A screen for a mail. It can be cancelled, and sent, to nobody.
    open class MFMailComposeViewController: UINavigationController {
      public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
      open class func canSendMail() -> Bool { true }
      open override func viewDidLoad() {
        super.viewDidLoad()
        let screen = MFMailComposition()
        screen.navigationItem.leftBarButtonItem = button("Cancel", .cancelled)
        screen.navigationItem.rightBarButtonItem = button("Send", .sent)
        viewControllers = [screen]
      }
      private func button(_ title: String, _ result: MFMailComposeResult) -> UIBarButtonItem {
        UIBarButtonItem(
          title: title, image: nil, primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
          })
      }
      open func setSubject(_ subject: String) {}
      open func setToRecipients(_ toRecipients: [String]?) {}
      open func setCcRecipients(_ ccRecipients: [String]?) {}
      open func setMessageBody(_ body: String, isHTML: Bool) {}
      open func addAttachmentData(_ attachment: Data, mimeType: String, fileName: String) {}
    }

    @preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
      func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
    }

    /// What a person sees of a text message.
    final class MFMessageComposition: UIViewController {}

    /// A screen for a text message. It can be cancelled, and sent, to nobody.
    open class MFMessageComposeViewController: UINavigationController {
      public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
      public var recipients: [String]?
      public var subject: String?
      public var body: String?
      open class func canSendText() -> Bool { true }
      open class func canSendSubject() -> Bool { true }
      open class func canSendAttachments() -> Bool { true }
      open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier: String, filename: String) -> Bool { true }
      open override func viewDidLoad() {
        super.viewDidLoad()
        let screen = MFMessageComposition()
        screen.navigationItem.leftBarButtonItem = button("Cancel", .cancelled)
        screen.navigationItem.rightBarButtonItem = button("Send", .sent)
        viewControllers = [screen]
      }
      private func button(_ title: String, _ result: MessageComposeResult) -> UIBarButtonItem {
        UIBarButtonItem(
          title: title, image: nil, primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
          })
      }
    }

    """

  static let authentication = """
    import Foundation
    import PortableUIKit

    public enum LAPolicy: Int, Sendable {
      case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
    }
    public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

    public struct LAError: Error, Sendable {
      public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4
        case passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7
        case biometryLockout = -8, appCancel = -9
      }
      public var code: Code
      public init(_ code: Code) { self.code = code }
    }

    /// A person who can be authenticated, and is unless they cancel.
    open class LAContext: NSObject, @unchecked Sendable {
      open var localizedFallbackTitle: String?
      open var localizedCancelTitle: String?
      open var localizedReason = ""
      open var interactionNotAllowed = false
      open var biometryType: LABiometryType { .faceID }
      open var evaluatedPolicyDomainState: Data? { nil }
      open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        true
      }
      private static func answers(to policy: LAPolicy) -> [String] {
        let name = policy == .deviceOwnerAuthentication ? "passcode" : "Face ID"
        return ["Use \\(name)", "Cancel \\(name)"]
      }
      open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, Error?) -> Void
      ) {
        SystemPrompt.ask(Self.answers(to: policy)) { index in
          reply(index == 0, index == 0 ? nil : LAError(.userCancel))
        }
      }
      open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        guard await SystemPrompt.ask(Self.answers(to: policy)) == 0 else { throw LAError(.userCancel) }
        return true
      }
      open func invalidate() {}
    }

    """

  static let tracking = """
    import PortableUIKit

    public enum ATTrackingManager {
      public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined, restricted, denied, authorized
        fileprivate init(_ isAllowed: Bool?) {
          self = isAllowed.map { $0 ? .authorized : .denied } ?? .notDetermined
        }
      }
      private static let permission = "tracking"
      public static var trackingAuthorizationStatus: AuthorizationStatus {
        AuthorizationStatus(SystemPermission.decision(on: permission))
      }
      public static func requestTrackingAuthorization(
        completionHandler completion: @escaping (AuthorizationStatus) -> Void
      ) { SystemPermission.request(permission) { completion(AuthorizationStatus($0)) } }
      public static func requestTrackingAuthorization() async -> AuthorizationStatus {
        AuthorizationStatus(await SystemPermission.request(permission))
      }
    }

    """
}
