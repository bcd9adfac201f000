extension ShimSources {
  /// Moya's providers. A target's sample data answers its requests, which reach no network.
  static let moya = """
    @_exported import AlamofireShim
    import Foundation
    import NetworkShim
    import PortableUIKit
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif
    #if RxShim
      import RxShim
    #endif

    public typealias Method = HTTPMethod
    public typealias Headers = [String: String]
    public typealias Completion = (Result<Response, MoyaError>) -> Void
    public typealias ProgressBlock = (ProgressResponse) -> Void
    public typealias DownloadDestination = DownloadRequest.Destination
    public typealias DownloadOptions = DownloadRequest.Options
    public typealias NetworkLoggerOptions = NetworkLoggerPlugin.Configuration.LogOptions

    public enum Task {
      case requestPlain
      case requestData(Data)
      case requestJSONEncodable(any Encodable)
      case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
      case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
      case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
      case requestCompositeParameters(
        bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding,
        urlParameters: [String: Any])
      case uploadFile(URL)
      case uploadMultipart([MultipartFormData])
      case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])
      case downloadDestination(DownloadDestination)
      case downloadParameters(
        parameters: [String: Any], encoding: any ParameterEncoding, destination: DownloadDestination)

      fileprivate var destination: DownloadDestination? {
        switch self {
        case .downloadDestination(let destination), .downloadParameters(_, _, let destination): destination
        default: nil
        }
      }
    }

    public struct MultipartFormData {
      public enum FormDataProvider { case data(Data), file(URL) }
      public let provider: FormDataProvider
      public let name: String
      public let fileName: String?
      public let mimeType: String?
      public init(
        provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
      ) { (self.provider, self.name, self.fileName, self.mimeType) = (provider, name, fileName, mimeType) }
    }

    public enum ValidationType {
      case none, successCodes, successAndRedirectCodes, customCodes([Int])
      var codes: [Int]? {
        switch self {
        case .none: nil
        case .successCodes: Array(200..<300)
        case .successAndRedirectCodes: Array(200..<400)
        case .customCodes(let codes): codes
        }
      }
    }

    public protocol TargetType {
      var baseURL: URL { get }
      var path: String { get }
      var method: Method { get }
      var sampleData: Data { get }
      var task: Task { get }
      var validationType: ValidationType { get }
      var headers: [String: String]? { get }
    }
    extension TargetType {
      public var validationType: ValidationType { .none }
      public var sampleData: Data { Data() }
      fileprivate var url: URL { path.isEmpty ? baseURL : baseURL.appendingPathComponent(path) }
    }

    extension URL {
      /// The address of a target.
      public init<Target: TargetType>(target: Target) { self = target.url }
    }

    public enum AuthorizationType {
      case basic, bearer, custom(String)
      public var value: String {
        switch self {
        case .basic: "Basic"
        case .bearer: "Bearer"
        case .custom(let value): value
        }
      }
    }
    public protocol AccessTokenAuthorizable { var authorizationType: AuthorizationType? { get } }

    public struct MultiTarget: TargetType {
      public let target: any TargetType
      public init(_ target: any TargetType) { self.target = target }
      public static func target(_ target: any TargetType) -> MultiTarget { MultiTarget(target) }
      public var baseURL: URL { target.baseURL }
      public var path: String { target.path }
      public var method: Method { target.method }
      public var sampleData: Data { target.sampleData }
      public var task: Task { target.task }
      public var validationType: ValidationType { target.validationType }
      public var headers: [String: String]? { target.headers }
    }
    extension MultiTarget: AccessTokenAuthorizable {
      public var authorizationType: AuthorizationType? {
        (target as? any AccessTokenAuthorizable)?.authorizationType
      }
    }

    public enum MoyaError: Swift.Error, LocalizedError {
      case imageMapping(Response), jsonMapping(Response), stringMapping(Response)
      case objectMapping(any Swift.Error, Response), encodableMapping(any Swift.Error)
      case statusCode(Response)
      case underlying(any Swift.Error, Response?)
      case requestMapping(String), parameterEncoding(any Swift.Error)

      public var response: Response? {
        switch self {
        case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
          .objectMapping(_, let response), .statusCode(let response):
          response
        case .underlying(_, let response): response
        case .encodableMapping, .requestMapping, .parameterEncoding: nil
        }
      }
      private var underlyingError: (any Swift.Error)? {
        switch self {
        case .objectMapping(let error, _), .encodableMapping(let error), .underlying(let error, _),
          .parameterEncoding(let error):
          error
        default: nil
        }
      }
      public var errorDescription: String? {
        underlyingError?.localizedDescription ?? "The request failed."
      }
    }
    extension MoyaError: CustomNSError {
      public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [:]
        info[NSLocalizedDescriptionKey] = errorDescription
        info[NSUnderlyingErrorKey] = underlyingError
        return info
      }
    }

    public final class Response: CustomDebugStringConvertible, Equatable {
      public let statusCode: Int
      public let data: Data
      public let request: URLRequest?
      public let response: HTTPURLResponse?
      public init(
        statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil
      ) { (self.statusCode, self.data, self.request, self.response) = (statusCode, data, request, response) }
      public var description: String { "Status Code: \\(statusCode), Data Length: \\(data.count)" }
      public var debugDescription: String { description }
      public static func == (a: Response, b: Response) -> Bool {
        a.statusCode == b.statusCode && a.data == b.data
      }
      public func filter<Codes: RangeExpression>(statusCodes: Codes) throws -> Response
      where Codes.Bound == Int {
        guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
        return self
      }
      public func filter(statusCode: Int) throws -> Response { try filter(statusCodes: statusCode...statusCode) }
      public func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }
      public func filterSuccessfulStatusAndRedirectCodes() throws -> Response {
        try filter(statusCodes: 200...399)
      }
      public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
        if data.isEmpty, !failsOnEmptyData { return NSNull() }
        do {
          return try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
        } catch { throw MoyaError.jsonMapping(self) }
      }
      public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
        guard let keyPath else { return String(decoding: data, as: UTF8.self) }
        guard let text = try value(at: keyPath) as? String else { throw MoyaError.stringMapping(self) }
        return text
      }
      public func mapImage() throws -> UIImage {
        guard let image = UIImage(data: data) else { throw MoyaError.imageMapping(self) }
        return image
      }
      public func map<Value: Decodable>(
        _ type: Value.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
      ) throws -> Value {
        do {
          guard let keyPath else { return try decoder.decode(type, from: data) }
          let value = try value(at: keyPath) ?? NSNull()
          return try decoder.decode(
            type, from: JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed]))
        } catch { throw MoyaError.objectMapping(error, self) }
      }
      private func value(at keyPath: String) throws -> Any? {
        keyPath.split(separator: ".").reduce(try mapJSON()) { value, key in
          (value as? [String: Any])?[String(key)] as Any
        }
      }
    }

    public struct ProgressResponse {
      public let response: Response?
      public let progressObject: Progress?
      public init(progress: Progress? = nil, response: Response? = nil) {
        (progressObject, self.response) = (progress, response)
      }
      public var progress: Double { completed ? 1 : progressObject?.fractionCompleted ?? 0 }
      public var completed: Bool { response != nil }
    }

    public enum EndpointSampleResponse {
      case networkResponse(Int, Data), response(HTTPURLResponse, Data), networkError(NSError)
    }
    open class Endpoint {
      public typealias SampleResponseClosure = () -> EndpointSampleResponse
      public let url: String
      public let sampleResponseClosure: SampleResponseClosure
      public let method: Method
      public let task: Task
      public let httpHeaderFields: [String: String]?
      public init(
        url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: Method,
        task: Task, httpHeaderFields: [String: String]?
      ) {
        (self.url, self.sampleResponseClosure, self.method) = (url, sampleResponseClosure, method)
        (self.task, self.httpHeaderFields) = (task, httpHeaderFields)
      }
      open func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
        Endpoint(
          url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
          httpHeaderFields: (httpHeaderFields ?? [:]).merging(newHTTPHeaderFields) { $1 })
      }
      open func replacing(task: Task) -> Endpoint {
        Endpoint(
          url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
          httpHeaderFields: httpHeaderFields)
      }
      open func urlRequest() throws -> URLRequest {
        guard let url = URL(string: url) else { throw MoyaError.requestMapping(url) }
        var request = URLRequest(url: url)
        request.httpMethod = method.rawValue
        for (name, value) in (httpHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
          request.setValue(value, forHTTPHeaderField: name)
        }
        switch task {
        case .requestData(let data), .requestCompositeData(let data, _): request.httpBody = data
        case .requestJSONEncodable(let value): request.httpBody = try JSONEncoder().encode(value)
        case .requestCustomJSONEncodable(let value, let encoder):
          request.httpBody = try encoder.encode(value)
        case .requestParameters(let parameters, let encoding),
          .downloadParameters(let parameters, let encoding, _):
          request = try encoding.encode(request, with: parameters)
        case .requestCompositeParameters(let parameters, let encoding, _):
          request = try encoding.encode(request, with: parameters)
        case .requestPlain, .uploadFile, .uploadMultipart, .uploadCompositeMultipart,
          .downloadDestination:
          break
        }
        return request
      }
    }

    public protocol RequestType { var request: URLRequest? { get } }
    private struct SentRequest: RequestType { let request: URLRequest? }
    public protocol PluginType {
      func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
      func willSend(_ request: any RequestType, target: any TargetType)
      func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType)
      func process(_ result: Result<Response, MoyaError>, target: any TargetType)
        -> Result<Response, MoyaError>
    }
    extension PluginType {
      public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
      public func willSend(_ request: any RequestType, target: any TargetType) {}
      public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {}
      public func process(_ result: Result<Response, MoyaError>, target: any TargetType)
        -> Result<Response, MoyaError> { result }
    }
    public final class NetworkLoggerPlugin: PluginType {
      public struct Configuration {
        public struct LogOptions: OptionSet, Sendable {
          public let rawValue: Int
          public init(rawValue: Int) { self.rawValue = rawValue }
          public static let requestMethod = Self(rawValue: 1), requestBody = Self(rawValue: 2)
          public static let requestHeaders = Self(rawValue: 4), successResponseBody = Self(rawValue: 8)
          public static let errorResponseBody = Self(rawValue: 16), formatRequestAscURL = Self(rawValue: 32)
          public static let `default`: Self = [], verbose: Self = []
        }
        public init(logOptions: LogOptions = .default) {}
      }
      public init(configuration: Configuration = Configuration()) {}
      public convenience init(verbose: Bool) { self.init() }
      public static var verbose: NetworkLoggerPlugin { NetworkLoggerPlugin() }
      public static var `default`: NetworkLoggerPlugin { NetworkLoggerPlugin() }
    }
    public final class AccessTokenPlugin: PluginType {
      public typealias TokenClosure = (any TargetType) -> String
      private let token: TokenClosure
      public init(tokenClosure: @escaping TokenClosure) { token = tokenClosure }
      /// Moya 14's.
      @_disfavoredOverload
      public convenience init(tokenClosure: @escaping (AuthorizationType) -> String) {
        self.init { (target: any TargetType) in
          tokenClosure((target as? any AccessTokenAuthorizable)?.authorizationType ?? .bearer)
        }
      }
      /// Moya 13's.
      @_disfavoredOverload public convenience init(tokenClosure: @escaping () -> String) {
        self.init { (_: any TargetType) in tokenClosure() }
      }
      public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest {
        guard let type = (target as? any AccessTokenAuthorizable)?.authorizationType else { return request }
        var request = request
        request.setValue("\\(type.value) \\(token(target))", forHTTPHeaderField: "Authorization")
        return request
      }
    }
    public enum NetworkActivityChangeType { case began, ended }
    public final class NetworkActivityPlugin: PluginType {
      private let change: (NetworkActivityChangeType, any TargetType) -> Void
      public init(networkActivityClosure: @escaping (NetworkActivityChangeType, any TargetType) -> Void) {
        change = networkActivityClosure
      }
      public func willSend(_ request: any RequestType, target: any TargetType) { change(.began, target) }
      public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {
        change(.ended, target)
      }
    }

    public protocol Cancellable: AnyObject {
      var isCancelled: Bool { get }
      func cancel()
    }
    public final class CancellableToken: Cancellable {
      public private(set) var isCancelled = false
      public func cancel() { isCancelled = true }
    }

    public enum StubBehavior { case never, immediate, delayed(seconds: TimeInterval) }

    public protocol MoyaProviderType: AnyObject {
      associatedtype Target: TargetType
      func request(
        _ target: Target, callbackQueue: DispatchQueue?, progress: ProgressBlock?,
        completion: @escaping Completion
      ) -> any Cancellable
    }

    open class MoyaProvider<Target: TargetType>: MoyaProviderType {
      public typealias EndpointClosure = (Target) -> Endpoint
      public typealias RequestResultClosure = (Result<URLRequest, MoyaError>) -> Void
      public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
      public typealias StubClosure = (Target) -> StubBehavior

      public let endpointClosure: EndpointClosure
      public let stubClosure: StubClosure
      public let session: Session
      public let plugins: [any PluginType]

      public init(
        endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
        requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
        stubClosure: @escaping StubClosure = MoyaProvider.neverStub,
        callbackQueue: DispatchQueue? = nil, session: Session = MoyaProvider.defaultAlamofireSession(),
        plugins: [any PluginType] = [], trackInflights: Bool = false
      ) {
        (self.endpointClosure, self.stubClosure) = (endpointClosure, stubClosure)
        (self.session, self.plugins) = (session, plugins)
      }

      /// The initializer that Moya had up to version 13.
      public convenience init(
        endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
        requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
        stubClosure: @escaping StubClosure = MoyaProvider.neverStub,
        callbackQueue: DispatchQueue? = nil, manager: Session,
        plugins: [any PluginType] = [], trackInflights: Bool = false
      ) {
        self.init(
          endpointClosure: endpointClosure, requestClosure: requestClosure,
          stubClosure: stubClosure, callbackQueue: callbackQueue, session: manager, plugins: plugins,
          trackInflights: trackInflights)
      }
      public static func defaultAlamofireManager() -> Session { Session.default }

      public static func defaultEndpointMapping(for target: Target) -> Endpoint {
        Endpoint(
          url: target.url.absoluteString,
          sampleResponseClosure: { .networkResponse(200, target.sampleData) },
          method: target.method, task: target.task, httpHeaderFields: target.headers)
      }
      public static func defaultRequestMapping(
        for endpoint: Endpoint, closure: RequestResultClosure
      ) {
        do {
          closure(.success(try endpoint.urlRequest()))
        } catch { closure(.failure(.underlying(error, nil))) }
      }
      public static func defaultAlamofireSession() -> Session { Session.default }
      public static func neverStub(_: Target) -> StubBehavior { .never }
      public static func immediatelyStub(_: Target) -> StubBehavior { .immediate }
      public static func delayedStub(_ seconds: TimeInterval) -> StubClosure {
        { _ in .delayed(seconds: seconds) }
      }

      open func endpoint(_ token: Target) -> Endpoint { endpointClosure(token) }

      @discardableResult open func request(
        _ target: Target, callbackQueue: DispatchQueue? = nil, progress: ProgressBlock? = nil,
        completion: @escaping Completion
      ) -> any Cancellable {
        let token = CancellableToken()
        let endpoint = endpoint(target)
        let finish: (Result<Response, MoyaError>) -> Void = { [plugins] result in
          guard !token.isCancelled else { return }
          let valid = Self.validated(result, target)
          Self.save(valid, of: endpoint)
          if case .success(let response) = valid { progress?(ProgressResponse(response: response)) }
          for plugin in plugins { plugin.didReceive(valid, target: target) }
          completion(plugins.reduce(valid) { $1.process($0, target: target) })
        }
        var request = try? endpoint.urlRequest()
        for plugin in plugins { request = request.map { plugin.prepare($0, target: target) } }
        for plugin in plugins { plugin.willSend(SentRequest(request: request), target: target) }
        switch stubClosure(target) {
        case .immediate: finish(Self.sample(of: endpoint, request))
        case .delayed(let seconds):
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            finish(Self.sample(of: endpoint, request))
          }
        case .never: send(request, endpoint, finish)
        }
        return token
      }

      /// Sends a request, which gets the target's sample data where no other answer is configured.
      private func send(
        _ request: URLRequest?, _ endpoint: Endpoint,
        _ finish: @escaping (Result<Response, MoyaError>) -> Void
      ) {
        guard let request else {
          return DispatchQueue.main.async { finish(.failure(.requestMapping(endpoint.url))) }
        }
        if case .networkResponse(_, let data) = endpoint.sampleResponseClosure(), !data.isEmpty,
          !PortedNetwork.isAnswered(request)
        {
          return DispatchQueue.main.async { finish(Self.sample(of: endpoint, request)) }
        }
        PortedURLSession.shared.dataTask(with: request) { data, response, error in
          DispatchQueue.main.async {
            if let error { return finish(.failure(.underlying(error, nil))) }
            let response = response as? HTTPURLResponse
            finish(
              .success(
                Response(
                  statusCode: response?.statusCode ?? 200, data: data ?? Data(), request: request,
                  response: response)))
          }
        }.resume()
      }

      private static func sample(
        of endpoint: Endpoint, _ request: URLRequest?
      ) -> Result<Response, MoyaError> {
        switch endpoint.sampleResponseClosure() {
        case .networkResponse(let status, let data):
          .success(Response(statusCode: status, data: data, request: request))
        case .response(let response, let data):
          .success(
            Response(
              statusCode: response.statusCode, data: data, request: request, response: response))
        case .networkError(let error): .failure(.underlying(error, nil))
        }
      }

      /// Writes what a target downloads to where it wants it.
      private static func save(_ result: Result<Response, MoyaError>, of endpoint: Endpoint) {
        guard let destination = endpoint.task.destination, case .success(let response) = result,
          let url = URL(string: endpoint.url),
          let header = response.response
            ?? HTTPURLResponse(
              url: url, statusCode: response.statusCode, httpVersion: nil, headerFields: nil)
        else { return }
        _ = DownloadRequest.save(response.data, of: header, to: destination)
      }

      private static func validated(
        _ result: Result<Response, MoyaError>, _ target: Target
      ) -> Result<Response, MoyaError> {
        guard case .success(let response) = result, let codes = target.validationType.codes,
          !codes.contains(response.statusCode)
        else { return result }
        return .failure(.statusCode(response))
      }
    }

    extension MoyaProvider {
      public func request(
        _ target: Target, callbackQueue: DispatchQueue? = nil
      ) async -> Result<Response, MoyaError> {
        await withCheckedContinuation { continuation in
          request(target, callbackQueue: callbackQueue) { result in
            nonisolated(unsafe) let result = result
            continuation.resume(returning: result)
          }
        }
      }
    }

    #if RxShim
      extension MoyaProvider: ReactiveCompatible {}
      extension Reactive where Base: MoyaProviderType {
        public func request(
          _ target: Base.Target, callbackQueue: DispatchQueue? = nil
        ) -> Single<Response> {
          Single.create { [weak base] single in
            let token = base?.request(target, callbackQueue: callbackQueue, progress: nil) { result in
              switch result {
              case .success(let response): single(.success(response))
              case .failure(let error): single(.failure(error))
              }
            }
            return Disposables.create { token?.cancel() }
          }
        }
        public func requestWithProgress(
          _ target: Base.Target, callbackQueue: DispatchQueue? = nil
        ) -> Observable<ProgressResponse> {
          Observable.create { [weak base] observer in
            let token = base?.request(
              target, callbackQueue: callbackQueue, progress: { observer.onNext($0) }
            ) { result in
              switch result {
              case .success: observer.onCompleted()
              case .failure(let error): observer.onError(error)
              }
            }
            return Disposables.create { token?.cancel() }
          }
        }
      }
      extension ObservableType where Element == ProgressResponse {
        public func filterCompleted() -> Observable<Response> { compactMap { $0.response } }
        public func filterProgress() -> Observable<Double> {
          filter { !$0.completed }.map { $0.progress }
        }
      }
      extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
        public func filter<Codes: RangeExpression>(statusCodes: Codes) -> Single<Response>
        where Codes.Bound == Int { map { try $0.filter(statusCodes: statusCodes) } }
        public func filter(statusCode: Int) -> Single<Response> { map { try $0.filter(statusCode: statusCode) } }
        public func filterSuccessfulStatusCodes() -> Single<Response> {
          map { try $0.filterSuccessfulStatusCodes() }
        }
        public func filterSuccessfulStatusAndRedirectCodes() -> Single<Response> {
          map { try $0.filterSuccessfulStatusAndRedirectCodes() }
        }
        public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
          map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
        }
        public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
          map { try $0.mapString(atKeyPath: keyPath) }
        }
        public func mapImage() -> Single<UIImage> { map { try $0.mapImage() } }
        public func map<Value: Decodable>(
          _ type: Value.Type, atKeyPath keyPath: String? = nil,
          using decoder: JSONDecoder = JSONDecoder(), failsOnEmptyData: Bool = true
        ) -> Single<Value> {
          map {
            try $0.map(
              type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
          }
        }
      }
      extension ObservableType where Element == Response {
        public func filter<Codes: RangeExpression>(statusCodes: Codes) -> Observable<Response>
        where Codes.Bound == Int { map { try $0.filter(statusCodes: statusCodes) } }
        public func filter(statusCode: Int) -> Observable<Response> {
          map { try $0.filter(statusCode: statusCode) }
        }
        public func filterSuccessfulStatusCodes() -> Observable<Response> {
          map { try $0.filterSuccessfulStatusCodes() }
        }
        public func filterSuccessfulStatusAndRedirectCodes() -> Observable<Response> {
          map { try $0.filterSuccessfulStatusAndRedirectCodes() }
        }
        public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
          map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
        }
        public func mapString(atKeyPath keyPath: String? = nil) -> Observable<String> {
          map { try $0.mapString(atKeyPath: keyPath) }
        }
        public func mapImage() -> Observable<UIImage> { map { try $0.mapImage() } }
        public func map<Value: Decodable>(
          _ type: Value.Type, atKeyPath keyPath: String? = nil,
          using decoder: JSONDecoder = JSONDecoder(), failsOnEmptyData: Bool = true
        ) -> Observable<Value> {
          map {
            try $0.map(
              type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
          }
        }
      }
    #endif

    """
}
