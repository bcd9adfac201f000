extension ShimSources {
  /// What apps use of Alamofire 5, whose requests are made by `URLSession`.
  static let alamofire = #"""
    import Foundation
    import PortableUIKit
    import NetworkShim
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    public typealias Parameters = [String: Any]
    public typealias AFResult<Success> = Result<Success, AFError>
    public typealias AFDataResponse<Success> = DataResponse<Success, AFError>

    public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let get = HTTPMethod(rawValue: "GET"), post = HTTPMethod(rawValue: "POST")
      public static let put = HTTPMethod(rawValue: "PUT"), patch = HTTPMethod(rawValue: "PATCH")
      public static let delete = HTTPMethod(rawValue: "DELETE"), head = HTTPMethod(rawValue: "HEAD")
      public static let options = HTTPMethod(rawValue: "OPTIONS")
    }

    public struct HTTPHeader: Hashable, Sendable {
      public let name: String
      public let value: String
      public init(name: String, value: String) { (self.name, self.value) = (name, value) }
      public static func accept(_ value: String) -> HTTPHeader { .init(name: "Accept", value: value) }
      public static func acceptLanguage(_ value: String) -> HTTPHeader {
        .init(name: "Accept-Language", value: value)
      }
      public static func contentType(_ value: String) -> HTTPHeader {
        .init(name: "Content-Type", value: value)
      }
      public static func userAgent(_ value: String) -> HTTPHeader {
        .init(name: "User-Agent", value: value)
      }
      public static func authorization(_ value: String) -> HTTPHeader {
        .init(name: "Authorization", value: value)
      }
      public static func authorization(bearerToken: String) -> HTTPHeader {
        authorization("Bearer \(bearerToken)")
      }
      public static func authorization(username: String, password: String) -> HTTPHeader {
        authorization("Basic " + Data("\(username):\(password)".utf8).base64EncodedString())
      }
    }

    public struct HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Sequence,
      Sendable
    {
      public private(set) var values: [HTTPHeader] = []
      public init() {}
      public init(_ headers: [HTTPHeader]) { for header in headers { add(header) } }
      public init(_ dictionary: [String: String]) {
        for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) { add(name: name, value: value) }
      }
      public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name: name, value: value) }
      }
      public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
      public static let `default` = HTTPHeaders()
      public mutating func add(name: String, value: String) { add(HTTPHeader(name: name, value: value)) }
      public mutating func add(_ header: HTTPHeader) { update(header) }
      public mutating func update(name: String, value: String) {
        update(HTTPHeader(name: name, value: value))
      }
      public mutating func update(_ header: HTTPHeader) {
        remove(name: header.name)
        values.append(header)
      }
      public mutating func remove(name: String) {
        values.removeAll { $0.name.lowercased() == name.lowercased() }
      }
      public func value(for name: String) -> String? {
        values.first { $0.name.lowercased() == name.lowercased() }?.value
      }
      public subscript(_ name: String) -> String? {
        get { value(for: name) }
        set {
          if let newValue { update(name: name, value: newValue) } else { remove(name: name) }
        }
      }
      public var dictionary: [String: String] {
        Dictionary(values.map { ($0.name, $0.value) }) { $1 }
      }
      public func makeIterator() -> IndexingIterator<[HTTPHeader]> { values.makeIterator() }
    }

    extension URLRequest {
      public var headers: HTTPHeaders {
        get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
        set { allHTTPHeaderFields = newValue.dictionary }
      }
      public var method: HTTPMethod? {
        get { httpMethod.map(HTTPMethod.init) }
        set { httpMethod = newValue?.rawValue }
      }
      public init(
        url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil
      ) throws {
        self.init(url: try url.asURL())
        httpMethod = method.rawValue
        allHTTPHeaderFields = headers?.dictionary
      }
    }

    public enum AFError: Error, LocalizedError {
      public enum ResponseValidationFailureReason {
        case dataFileNil, missingContentType(acceptableContentTypes: [String])
        case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
        case unacceptableStatusCode(code: Int)
        case customValidationFailed(error: any Error)
      }
      public enum ResponseSerializationFailureReason {
        case inputDataNilOrZeroLength, inputFileNil
        case decodingFailed(error: any Error)
        case jsonSerializationFailed(error: any Error)
        case customSerializationFailed(error: any Error)
      }
      public enum ParameterEncodingFailureReason {
        case missingURL, jsonEncodingFailed(error: any Error), customEncodingFailed(error: any Error)
      }
      case explicitlyCancelled
      case invalidURL(url: any URLConvertible)
      case createURLRequestFailed(error: any Error)
      case requestAdaptationFailed(error: any Error)
      case requestRetryFailed(retryError: any Error, originalError: any Error)
      case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
      case responseValidationFailed(reason: ResponseValidationFailureReason)
      case responseSerializationFailed(reason: ResponseSerializationFailureReason)
      case sessionTaskFailed(error: any Error)
      case sessionDeinitialized
      case sessionInvalidated(error: (any Error)?)

      public var underlyingError: (any Error)? {
        switch self {
        case .createURLRequestFailed(let error), .requestAdaptationFailed(let error),
          .sessionTaskFailed(let error),
          .responseSerializationFailed(.decodingFailed(let error)):
          error
        default: nil
        }
      }
      public var responseCode: Int? {
        if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { code } else { nil }
      }
      public var isExplicitlyCancelledError: Bool {
        if case .explicitlyCancelled = self { true } else { false }
      }
      public var isSessionTaskError: Bool {
        if case .sessionTaskFailed = self { true } else { false }
      }
      public var isResponseValidationError: Bool {
        if case .responseValidationFailed = self { true } else { false }
      }
      public var isResponseSerializationError: Bool {
        if case .responseSerializationFailed = self { true } else { false }
      }
      public var errorDescription: String? { "The request failed." }
    }

    extension Error {
      public var asAFError: AFError? { self as? AFError }
    }

    public protocol URLConvertible { func asURL() throws -> URL }
    extension String: URLConvertible {
      public func asURL() throws -> URL {
        guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
        return url
      }
    }
    extension URL: URLConvertible { public func asURL() throws -> URL { self } }
    extension URLComponents: URLConvertible {
      public func asURL() throws -> URL {
        guard let url else { throw AFError.invalidURL(url: self) }
        return url
      }
    }

    public protocol URLRequestConvertible { func asURLRequest() throws -> URLRequest }
    extension URLRequestConvertible {
      public var urlRequest: URLRequest? { try? asURLRequest() }
    }
    extension URLRequest: URLRequestConvertible { public func asURLRequest() throws -> URLRequest { self } }

    public protocol ParameterEncoding {
      func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
        -> URLRequest
    }
    public struct URLEncoding: ParameterEncoding {
      public enum Destination { case methodDependent, queryString, httpBody }
      public enum ArrayEncoding { case brackets, noBrackets, indexInBrackets }
      public enum BoolEncoding { case numeric, literal }
      public static var `default`: URLEncoding { URLEncoding() }
      public static var queryString: URLEncoding { URLEncoding() }
      public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }
      private let destination: Destination
      public init(
        destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
        boolEncoding: BoolEncoding = .numeric
      ) { self.destination = destination }
      public func encode(
        _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
      ) throws -> URLRequest {
        var request = try urlRequest.asURLRequest()
        guard let parameters, !parameters.isEmpty, destination != .httpBody, let url = request.url,
          var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
        else { return request }
        let items = parameters.sorted { $0.key < $1.key }.map {
          URLQueryItem(name: $0.key, value: "\($0.value)")
        }
        components.queryItems = (components.queryItems ?? []) + items
        request.url = components.url
        return request
      }
    }
    public struct JSONEncoding: ParameterEncoding {
      public static var `default`: JSONEncoding { JSONEncoding() }
      public static var prettyPrinted: JSONEncoding { JSONEncoding() }
      public init(options: JSONSerialization.WritingOptions = []) {}
      public func encode(
        _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
      ) throws -> URLRequest {
        var request = try urlRequest.asURLRequest()
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return request
      }
    }

    public protocol ParameterEncoder {
      func encode<Values: Encodable>(_ parameters: Values?, into request: URLRequest) throws -> URLRequest
    }
    open class JSONParameterEncoder: ParameterEncoder {
      public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
      public static var prettyPrinted: JSONParameterEncoder { JSONParameterEncoder() }
      public let encoder: JSONEncoder
      public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }
      open func encode<Values: Encodable>(
        _ parameters: Values?, into request: URLRequest
      ) throws -> URLRequest {
        var request = request
        request.httpBody = try parameters.map { try encoder.encode($0) }
        return request
      }
    }
    extension ParameterEncoder where Self == JSONParameterEncoder {
      public static var json: JSONParameterEncoder { .default }
    }
    open class URLEncodedFormParameterEncoder: ParameterEncoder {
      public enum Destination { case methodDependent, queryString, httpBody }
      public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
      public init(destination: Destination = .methodDependent) {}
      open func encode<Values: Encodable>(
        _ parameters: Values?, into request: URLRequest
      ) throws -> URLRequest { request }
    }
    extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
      public static var urlEncodedForm: URLEncodedFormParameterEncoder { .default }
    }

    public struct DataResponse<Success, Failure: Error> {
      public let request: URLRequest?
      public let response: HTTPURLResponse?
      public let data: Data?
      public let result: Result<Success, Failure>
      /// The file of a download.
      public fileprivate(set) var fileURL: URL?
      public init(
        request: URLRequest?, response: HTTPURLResponse?, data: Data?, result: Result<Success, Failure>
      ) {
        (self.request, self.response, self.data, self.result) = (request, response, data, result)
      }
      public var value: Success? { try? result.get() }
      public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
      public func map<New>(_ transform: (Success) -> New) -> DataResponse<New, Failure> {
        copy(result.map(transform))
      }
      public func mapError<New>(_ transform: (Failure) -> New) -> DataResponse<Success, New> {
        copy(result.mapError(transform))
      }
      private func copy<NewSuccess, NewFailure>(
        _ result: Result<NewSuccess, NewFailure>
      ) -> DataResponse<NewSuccess, NewFailure> {
        var copy = DataResponse<NewSuccess, NewFailure>(
          request: request, response: response, data: data, result: result)
        copy.fileURL = fileURL
        return copy
      }
    }

    // The result of Alamofire 4 had these.
    extension Result {
      @_disfavoredOverload public var value: Success? { try? get() }
      @_disfavoredOverload public var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
      }
      @_disfavoredOverload public var isSuccess: Bool { value != nil }
      @_disfavoredOverload public var isFailure: Bool { value == nil }
    }

    public enum RetryResult {
      case retry, retryWithDelay(TimeInterval), doNotRetry, doNotRetryWithError(any Error)
    }
    public protocol RequestAdapter {
      func adapt(
        _ urlRequest: URLRequest, for session: Session,
        completion: @escaping (Result<URLRequest, any Error>) -> Void)
      /// Alamofire 4's.
      func adapt(_ urlRequest: URLRequest) throws -> URLRequest
    }
    extension RequestAdapter {
      public func adapt(
        _ urlRequest: URLRequest, for session: Session,
        completion: @escaping (Result<URLRequest, any Error>) -> Void
      ) { completion(Result { try adapt(urlRequest) }) }
      public func adapt(_ urlRequest: URLRequest) throws -> URLRequest { urlRequest }
    }
    /// Alamofire 4's.
    public typealias RequestRetryCompletion = (_ shouldRetry: Bool, _ timeDelay: TimeInterval) -> Void
    public protocol RequestRetrier {
      func retry(
        _ request: Request, for session: Session, dueTo error: any Error,
        completion: @escaping (RetryResult) -> Void)
      /// Alamofire 4's.
      func should(
        _ manager: SessionManager, retry request: Request, with error: any Error,
        completion: @escaping RequestRetryCompletion)
    }
    extension RequestRetrier {
      public func retry(
        _ request: Request, for session: Session, dueTo error: any Error,
        completion: @escaping (RetryResult) -> Void
      ) { completion(.doNotRetry) }
      public func should(
        _ manager: SessionManager, retry request: Request, with error: any Error,
        completion: @escaping RequestRetryCompletion
      ) { completion(false, 0) }
    }
    public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}
    public protocol EventMonitor {}
    public protocol CachedResponseHandler {}
    public protocol RedirectHandler {}
    open class ServerTrustManager { public init(evaluators: [String: Any] = [:]) {} }

    open class Request {
      public fileprivate(set) var request: URLRequest?
      public fileprivate(set) var response: HTTPURLResponse?
      public fileprivate(set) var task: PortedURLSessionTask?
      public fileprivate(set) var isCancelled = false
      public let retryCount = 0
      /// Alamofire 4's header of a name and a password.
      public static func authorizationHeader(
        user: String, password: String
      ) -> (key: String, value: String)? {
        ("Authorization", "Basic " + Data("\(user):\(password)".utf8).base64EncodedString())
      }
      @discardableResult open func cancel() -> Self {
        isCancelled = true
        task?.cancel()
        return self
      }
      @discardableResult open func resume() -> Self { self }
      @discardableResult open func suspend() -> Self { self }
      @discardableResult open func cURLDescription(calling handler: @escaping (String) -> Void) -> Self {
        self
      }
      @discardableResult open func authenticate(username: String, password: String) -> Self { self }
      @discardableResult open func uploadProgress(
        queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void
      ) -> Self { self }
      @discardableResult open func downloadProgress(
        queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void
      ) -> Self { self }
    }

    open class DataRequest: Request {
      private enum Outcome { case answer(Data), failure(AFError) }
      private var outcome: Outcome?
      private var validations: [(HTTPURLResponse) -> AFError?] = []
      private var handlers: [() -> Void] = []
      public private(set) var data: Data?
      fileprivate var destination: Destination?
      private var fileURL: URL?

      // A download's.
      public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let createIntermediateDirectories = Options(rawValue: 1)
        public static let removePreviousFile = Options(rawValue: 2)
      }
      public typealias Destination = (URL, HTTPURLResponse) -> (destinationURL: URL, options: Options)
      public typealias DownloadOptions = Options
      public typealias DownloadFileDestination = Destination
      /// The temporary file, whatever the folder is.
      public static func suggestedDownloadDestination(
        for directory: FileManager.SearchPathDirectory = .documentDirectory,
        in domain: FileManager.SearchPathDomainMask = .userDomainMask, options: Options = []
      ) -> Destination { { file, _ in (file, options.union(.createIntermediateDirectories)) } }
      /// Writes what was downloaded to where the app wants it, over what is there; nil if that fails.
      public static func save(
        _ data: Data, of response: HTTPURLResponse, to destination: Destination
      ) -> URL? {
        let temporary = URL(fileURLWithPath: NSTemporaryDirectory())
          .appendingPathComponent("coordgraph-port-\(getpid())", isDirectory: true)
          .appendingPathComponent(response.suggestedFilename ?? "download")
        let (url, options) = destination(temporary, response)
        if options.contains(.createIntermediateDirectories) {
          try? FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        return (try? data.write(to: url)).map { url }
      }

      fileprivate func start(_ made: Result<URLRequest, any Error>, on session: PortedURLSession) {
        guard case .success(let request) = made else {
          if case .failure(let error) = made {
            DispatchQueue.main.async { self.end(.failure(.createURLRequestFailed(error: error))) }
          }
          return
        }
        self.request = request
        nonisolated(unsafe) let me = self
        let task = session.dataTask(with: request) { data, response, error in
          DispatchQueue.main.async { me.receive(data, response, error) }
        }
        self.task = task
        task.resume()
      }

      private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        (self.data, self.response) = (data, response as? HTTPURLResponse)
        if let destination, let data, let response = self.response {
          fileURL = Self.save(data, of: response, to: destination)
        }
        if isCancelled { return end(.failure(.explicitlyCancelled)) }
        if let error { return end(.failure(.sessionTaskFailed(error: error))) }
        if let response = self.response {
          for validate in validations {
            if let error = validate(response) { return end(.failure(error)) }
          }
        }
        end(.answer(data ?? Data()))
      }

      private func end(_ outcome: Outcome) {
        self.outcome = outcome
        let last = handlers
        handlers = []
        for handler in last { handler() }
      }

      @discardableResult open func validate() -> Self { validate(statusCode: 200..<300) }
      @discardableResult open func validate<Codes: Sequence>(statusCode codes: Codes) -> Self
      where Codes.Element == Int {
        let accepted = Set(codes)
        validations.append { response in
          accepted.contains(response.statusCode)
            ? nil
            : .responseValidationFailed(reason: .unacceptableStatusCode(code: response.statusCode))
        }
        return self
      }
      @discardableResult open func validate<Types: Sequence>(contentType: @autoclosure () -> Types) -> Self
      where Types.Element == String { self }

      private func respond<Success>(
        _ queue: DispatchQueue, _ handler: @escaping (AFDataResponse<Success>) -> Void,
        _ read: @escaping (Data) throws -> Success
      ) -> Self {
        let work = { [self] in
          let result: AFResult<Success> =
            switch outcome {
            case .answer(let data)?:
              Result { try read(data) }.mapError {
                .responseSerializationFailed(reason: .decodingFailed(error: $0))
              }
            case .failure(let error)?: .failure(error)
            case nil: .failure(.explicitlyCancelled)
            }
          var made = DataResponse(request: request, response: response, data: data, result: result)
          made.fileURL = fileURL
          nonisolated(unsafe) let call = { [made] in handler(made) }
          if queue === DispatchQueue.main { call() } else { queue.async { call() } }
        }
        if outcome == nil { handlers.append(work) } else { work() }
        return self
      }

      @discardableResult open func response(
        queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
      ) -> Self { respond(queue, completionHandler) { $0 } }
      @discardableResult open func responseData(
        queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data>) -> Void
      ) -> Self { respond(queue, completionHandler) { $0 } }
      @discardableResult open func responseString(
        queue: DispatchQueue = .main, encoding: String.Encoding? = nil,
        completionHandler: @escaping (AFDataResponse<String>) -> Void
      ) -> Self { respond(queue, completionHandler) { String(decoding: $0, as: UTF8.self) } }
      @discardableResult open func responseJSON(
        queue: DispatchQueue = .main, options: JSONSerialization.ReadingOptions = [],
        completionHandler: @escaping (AFDataResponse<Any>) -> Void
      ) -> Self {
        respond(queue, completionHandler) { try JSONSerialization.jsonObject(with: $0, options: options) }
      }
      @discardableResult open func responseDecodable<Value: Decodable>(
        of type: Value.Type = Value.self, queue: DispatchQueue = .main,
        decoder: JSONDecoder = PortedNetwork.makeDecoder(), emptyResponseCodes: Set<Int> = [],
        completionHandler: @escaping (AFDataResponse<Value>) -> Void
      ) -> Self { respond(queue, completionHandler) { try decoder.decode(type, from: $0) } }

      public func serializingDecodable<Value: Decodable>(
        _ type: Value.Type = Value.self, automaticallyCancelling: Bool = false,
        decoder: JSONDecoder = PortedNetwork.makeDecoder()
      ) -> DataTask<Value> {
        DataTask { [self] handler in
          responseDecodable(of: type, decoder: decoder, completionHandler: handler)
        }
      }
      public func serializingData(automaticallyCancelling: Bool = false) -> DataTask<Data> {
        DataTask { [self] handler in responseData(completionHandler: handler) }
      }
      public func serializingString(automaticallyCancelling: Bool = false) -> DataTask<String> {
        DataTask { [self] handler in responseString(completionHandler: handler) }
      }
    }

    public typealias SessionManager = Session
    /// Alamofire 4's function.
    @discardableResult public func request(
      _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
      encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> DataRequest {
      AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
    }
    @discardableResult public func request(_ urlRequest: any URLRequestConvertible) -> DataRequest {
      AF.request(urlRequest)
    }
    public func upload(
      multipartFormData: @escaping (MultipartFormData) -> Void, usingThreshold: UInt64 = 0,
      with request: any URLRequestConvertible,
      encodingCompletion: ((Session.MultipartFormDataEncodingResult) -> Void)?
    ) {
      AF.upload(
        multipartFormData: multipartFormData, usingThreshold: usingThreshold, with: request,
        encodingCompletion: encodingCompletion)
    }
    public func upload(
      multipartFormData: @escaping (MultipartFormData) -> Void, usingThreshold: UInt64 = 0,
      to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
      encodingCompletion: ((Session.MultipartFormDataEncodingResult) -> Void)?
    ) {
      AF.upload(
        multipartFormData: multipartFormData, usingThreshold: usingThreshold, to: url,
        method: method, headers: headers, encodingCompletion: encodingCompletion)
    }
    @discardableResult public func upload(
      _ data: Data, to url: any URLConvertible, method: HTTPMethod = .post,
      headers: HTTPHeaders? = nil
    ) -> UploadRequest { AF.upload(data, to: url, method: method, headers: headers) }
    @discardableResult public func download(
      _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
      encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
      to destination: DownloadRequest.Destination? = nil
    ) -> DownloadRequest {
      AF.download(
        url, method: method, parameters: parameters, encoding: encoding, headers: headers,
        to: destination)
    }

    public typealias UploadRequest = DataRequest
    public typealias DownloadRequest = DataRequest

    public struct DataTask<Value>: @unchecked Sendable {
      private let start: (@escaping (AFDataResponse<Value>) -> Void) -> Void
      fileprivate init(_ start: @escaping (@escaping (AFDataResponse<Value>) -> Void) -> Void) {
        self.start = start
      }
      public var response: AFDataResponse<Value> {
        get async {
          await withCheckedContinuation { continuation in
            start { response in
              nonisolated(unsafe) let response = response
              continuation.resume(returning: response)
            }
          }
        }
      }
      public var result: AFResult<Value> { get async { await response.result } }
      public var value: Value { get async throws { try await response.result.get() } }
      public func cancel() {}
    }

    open class MultipartFormData {
      public init() {}
      public func append(_ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil) {}
    }

    open class Session: @unchecked Sendable {
      public static let `default` = Session()
      public let session: PortedURLSession
      private let interceptor: (any RequestInterceptor)?
      // Alamofire 4's.
      public static let defaultHTTPHeaders: [String: String] = [:]
      public var adapter: (any RequestAdapter)?
      public var retrier: (any RequestRetrier)?

      public init(
        configuration: URLSessionConfiguration? = nil, startRequestsImmediately: Bool = true,
        interceptor: (any RequestInterceptor)? = nil, serverTrustManager: ServerTrustManager? = nil,
        redirectHandler: (any RedirectHandler)? = nil,
        cachedResponseHandler: (any CachedResponseHandler)? = nil, eventMonitors: [any EventMonitor] = []
      ) {
        session = configuration.map { PortedURLSession(configuration: $0) } ?? .shared
        self.interceptor = interceptor
      }

      public typealias RequestModifier = (inout URLRequest) throws -> Void

      private func start(
        _ interceptor: (any RequestInterceptor)?, _ make: () throws -> URLRequest
      ) -> DataRequest {
        let request = DataRequest()
        let made = Result { try make() }
        let adapter: (any RequestAdapter)? = interceptor ?? self.interceptor ?? self.adapter
        guard let adapter, case .success(let first) = made else {
          request.start(made, on: session)
          return request
        }
        adapter.adapt(first, for: self) { [session] adapted in request.start(adapted, on: session) }
        return request
      }

      open func request(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
      ) -> DataRequest {
        start(interceptor) {
          var request = try URLRequest(url: convertible, method: method, headers: headers)
          try requestModifier?(&request)
          return try encoding.encode(request, with: parameters)
        }
      }

      open func request<Values: Encodable>(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Values?,
        encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
        headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
        requestModifier: RequestModifier? = nil
      ) -> DataRequest {
        start(interceptor) {
          var request = try URLRequest(url: convertible, method: method, headers: headers)
          try requestModifier?(&request)
          return try encoder.encode(parameters, into: request)
        }
      }

      open func request(
        _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
      ) -> DataRequest { start(interceptor) { try convertible.asURLRequest() } }

      open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
        usingThreshold: UInt64 = 0, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil
      ) -> UploadRequest { request(url, method: method, headers: headers, interceptor: interceptor) }

      open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void,
        with request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
      ) -> UploadRequest { self.request(request, interceptor: interceptor) }

      /// Alamofire 4's.
      public enum MultipartFormDataEncodingResult {
        case success(request: UploadRequest, streamingFromDisk: Bool, streamFileURL: URL?)
        case failure(any Error)
      }
      open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, usingThreshold: UInt64 = 0,
        with request: any URLRequestConvertible,
        encodingCompletion: ((MultipartFormDataEncodingResult) -> Void)?
      ) {
        let request = self.request(request)
        encodingCompletion?(.success(request: request, streamingFromDisk: false, streamFileURL: nil))
      }
      open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, usingThreshold: UInt64 = 0,
        to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
        encodingCompletion: ((MultipartFormDataEncodingResult) -> Void)?
      ) {
        let request = self.request(url, method: method, headers: headers)
        encodingCompletion?(.success(request: request, streamingFromDisk: false, streamFileURL: nil))
      }

      open func upload(
        _ data: Data, to url: any URLConvertible, method: HTTPMethod = .post,
        headers: HTTPHeaders? = nil
      ) -> UploadRequest { request(url, method: method, headers: headers) }

      open func download(
        _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, to destination: DownloadRequest.Destination? = nil
      ) -> DownloadRequest {
        let download = request(
          url, method: method, parameters: parameters, encoding: encoding, headers: headers,
          interceptor: interceptor)
        download.destination = destination
        return download
      }
      open func download(
        _ request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
        to destination: DownloadRequest.Destination? = nil
      ) -> DownloadRequest {
        let download = self.request(request, interceptor: interceptor)
        download.destination = destination
        return download
      }

      open func cancelAllRequests() {}
    }

    public let AF = Session.default

    open class NetworkReachabilityManager {
      public enum NetworkReachabilityStatus: Equatable {
        public enum ConnectionType { case ethernetOrWiFi, cellular }
        case unknown, notReachable, reachable(ConnectionType)
      }
      public static var `default`: NetworkReachabilityManager? { NetworkReachabilityManager() }
      public init?() {}
      public convenience init?(host: String) { self.init() }
      open var isReachable: Bool { true }
      open var isReachableOnCellular: Bool { false }
      open var isReachableOnEthernetOrWiFi: Bool { true }
      open var status: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
      @discardableResult open func startListening(
        onQueue queue: DispatchQueue = .main,
        onUpdatePerforming listener: @escaping (NetworkReachabilityStatus) -> Void
      ) -> Bool {
        listener(status)
        return true
      }
      open func stopListening() {}
    }

    """#
}
