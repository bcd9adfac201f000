extension ShimSources {
  /// AuthenticationServices: a person signs in with Apple, or on a web page, at once.
  static let authenticationServices = #"""
    import Foundation
    import PortableUIKit

    public typealias ASPresentationAnchor = UIWindow

    open class ASAuthorizationRequest: NSObject {}
    open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
      open var requestedScopes: [ASAuthorization.Scope]?
      open var state: String?
      open var nonce: String?
    }
    open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
      open var user: String?
    }
    open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

    open class ASAuthorizationAppleIDProvider: NSObject {
      public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
      public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
      open func createRequest() -> ASAuthorizationAppleIDRequest { .init() }
      open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
      ) { DispatchQueue.main.async { completion(Self.state(of: userID), nil) } }
      open func credentialState(forUserID userID: String) async throws -> CredentialState {
        Self.state(of: userID)
      }
      private static func state(of user: String) -> CredentialState {
        user == ASAuthorizationAppleIDCredential().user ? .authorized : .notFound
      }
    }
    open class ASAuthorizationPasswordProvider: NSObject {
      open func createRequest() -> ASAuthorizationPasswordRequest { .init() }
    }

    public protocol ASAuthorizationCredential {}
    public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }
    public final class ASAuthorizationAppleIDCredential: ASAuthorizationCredential {
      public let user = "000001.sample"
      public let email: String? = "person@example.com"
      public let fullName: PersonNameComponents? = {
        var name = PersonNameComponents()
        name.givenName = "Sample"
        name.familyName = "Person"
        return name
      }()
      public let identityToken: Data? = Data("sample".utf8)
      public let authorizationCode: Data? = Data("sample".utf8)
      public let state: String? = nil
      public let realUserStatus = ASUserDetectionStatus.likelyReal
      public let authorizedScopes: [ASAuthorization.Scope] = []
    }
    public final class ASPasswordCredential: ASAuthorizationCredential {
      public let user: String
      public let password: String
      public init(user: String, password: String) {
        self.user = user
        self.password = password
      }
    }

    public final class ASAuthorization {
      public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let email = Scope(rawValue: "email")
        public static let fullName = Scope(rawValue: "fullName")
      }
      public let credential: any ASAuthorizationCredential
      init(_ credential: any ASAuthorizationCredential) { self.credential = credential }
    }

    public struct ASAuthorizationError: Error {
      public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      public static let unknown = Code.unknown
      public static let canceled = Code.canceled
      public static let failed = Code.failed
    }

    @preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
      func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization)
      func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError: any Error)
    }
    extension ASAuthorizationControllerDelegate {
      public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization: ASAuthorization
      ) {}
      public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError: any Error
      ) {}
    }
    @preconcurrency @MainActor
    public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
      func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
    }
    @preconcurrency @MainActor open class ASAuthorizationController: NSObject {
      public let authorizationRequests: [ASAuthorizationRequest]
      open weak var delegate: (any ASAuthorizationControllerDelegate)?
      open weak var presentationContextProvider:
        (any ASAuthorizationControllerPresentationContextProviding)?
      public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
      }
      /// A password is none that the keychain has, so a person signs in with Apple.
      open func performRequests() {
        DispatchQueue.main.async {
          if self.authorizationRequests.contains(where: { $0 is ASAuthorizationAppleIDRequest }) {
            self.delegate?.authorizationController(
              controller: self,
              didCompleteWithAuthorization: ASAuthorization(ASAuthorizationAppleIDCredential()))
          } else {
            self.delegate?.authorizationController(
              controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
          }
        }
      }
      open func cancel() {}
    }

    @preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
      public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = ButtonType.signIn
      }
      public enum Style: Int, Sendable { case white, whiteOutline, black }
      open var cornerRadius: CGFloat = 6
      public init(type: ButtonType = .default, style: Style = .black) {
        super.init(frame: .zero)
        accessibilityLabel =
          switch type {
          case .signIn: "Sign in with Apple"
          case .signUp: "Sign up with Apple"
          case .continue: "Continue with Apple"
          }
      }
      public convenience init(
        authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
      ) { self.init(type: type, style: style) }
      public required init?(coder: NSCoder) {
        super.init(coder: coder)
        accessibilityLabel = "Sign in with Apple"
      }
    }

    @preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
      func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
    }
    public struct ASWebAuthenticationSessionError: Error {
      public enum Code: Int, Sendable {
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      public static let canceledLogin = Code.canceledLogin
    }
    @preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
      public typealias CompletionHandler = (URL?, (any Error)?) -> Void
      open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
      open var prefersEphemeralWebBrowserSession = false
      open var canStart: Bool { true }
      private let callback: URL?
      private let completion: CompletionHandler
      public init(
        url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
      ) {
        let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        var answer = URLComponents()
        answer.scheme = callbackURLScheme ?? "https"
        answer.host = "callback"
        answer.queryItems =
          [URLQueryItem(name: "code", value: "sample")] + query.filter { $0.name == "state" }
        callback = answer.url
        completion = completionHandler
      }
      @discardableResult open func start() -> Bool {
        DispatchQueue.main.async { self.completion(self.callback, nil) }
        return true
      }
      open func cancel() {}
    }

    """#
}
