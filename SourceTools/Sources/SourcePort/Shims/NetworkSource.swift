extension ShimSources {
  /// What stands for the network: sessions whose requests get the configured answers, and errors
  /// otherwise; samples where no answers are configured.
  static let network = """
    import Foundation
    import PortableUIKit
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    /// What an app saves for its next launch.
    public protocol SavedState: AnyObject {
      /// The names of what is saved: keys, accounts, kinds of objects.
      var savedNames: [String] { get }
    }

    /// The objects that an app and its libraries share: most live as long as a launch, others are saved.
    public enum LaunchState {
      private static let lock = NSRecursiveLock()
      nonisolated(unsafe) private static var values: [String: Any] = [:]
      nonisolated(unsafe) private static var kept: [String: any SavedState] = [:]

      /// Returns the object of a name, which is made when it is first asked for.
      public static func value<Value>(_ name: String, _ make: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        if let value = values[name] as? Value { return value }
        let value = make()
        values[name] = value
        return value
      }

      /// Returns the object of a name that outlives launches, which is made when it is first asked for.
      public static func saved<Value: SavedState>(_ name: String, _ make: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        if let value = kept[name] as? Value { return value }
        let value = make()
        kept[name] = value
        return value
      }

      /// The names of what is saved in such objects, sorted.
      public static var savedNames: [String] {
        lock.lock()
        defer { lock.unlock() }
        return kept.flatMap { name, state in state.savedNames.map { "\\(name) \\($0)" } }.sorted()
      }

      /// Releases all objects but those that are saved.
      public static func endLaunch() {
        lock.lock()
        let old = values
        values = [:]
        lock.unlock()
        withExtendedLifetime(old) {}
      }

      /// Releases all objects.
      public static func reset() {
        endLaunch()
        lock.lock()
        let old = kept
        kept = [:]
        lock.unlock()
        withExtendedLifetime(old) {}
      }
    }

    /// Answers the app's requests. None of them reaches a network.
    public enum PortedNetwork {
      /// What requests of a URL get.
      public struct Answer: Sendable {
        /// The URL, with or without a method in front; `*` stands for any text.
        let request: String
        let status: Int
        let type: String
        let body: Data

        public init(request: String, status: Int, type: String, body: Data) {
          (self.request, self.status, self.type, self.body) = (request, status, type, body)
        }
      }

      private static let lock = NSLock()
      nonisolated(unsafe) private static var answers: [Answer] = []
      nonisolated(unsafe) private static var sample = Data()
      /// Whether requests without an answer fail, as the app stops at samples.
      private static let isOffline =
        ProcessInfo.processInfo.environment["COORDGRAPH_OFFLINE"] != nil
      nonisolated(unsafe) private static var missing: Set<String> = []
      nonisolated(unsafe) private static var refused: Set<String> = []
      nonisolated(unsafe) private static var protocols: [URLProtocol.Type] = []
      /// Makes the decoder of those who bring none.
      nonisolated(unsafe) public private(set) static var makeDecoder = { JSONDecoder() }

      /// The requests that had no answer, without their queries, sorted.
      public static var unanswered: [String] { lock.withLock { missing.sorted() } }

      /// The unanswered requests that failed because there are answers to others, sorted.
      public static var failed: [String] { lock.withLock { refused.sorted() } }

      /// Sets the answers, and what is received where there are none.
      public static func register(
        _ answers: [Answer], sample: Data, decoder: @escaping () -> JSONDecoder
      ) {
        lock.withLock { (Self.answers, Self.sample) = (answers, sample) }
        makeDecoder = decoder
        _ = URLProtocol.registerClass(NoNetwork.self)
      }

      /// Registers a protocol class of the app, which answers where no answer is set.
      public static func registerProtocol(_ type: AnyClass) -> Bool {
        guard let type = type as? URLProtocol.Type else { return false }
        lock.withLock { protocols.insert(type, at: 0) }
        return true
      }

      /// What is at an address.
      public static func contents(of url: URL) throws -> Data {
        try answer(URLRequest(url: url)).get().0
      }

      /// Answers a request: with an answer that is set, or by a protocol class of the app, or else as
      /// without a network.
      static func load(
        _ request: URLRequest, by classes: [AnyClass]?,
        _ receive: @escaping (Result<(Data, URLResponse), any Error>) -> Void
      ) {
        let (answers, protocols) = lock.withLock { (Self.answers, Self.protocols) }
        let own = (classes ?? []).compactMap { $0 as? URLProtocol.Type }.filter(isOfApp)
        guard let url = request.url, !isAnswered(request, url, answers),
          let type = (own + protocols).first(where: { $0.canInit(with: request) })
        else { return receive(answer(request)) }
        ProtocolLoading(type, request, receive).start()
      }

      /// Whether an answer is set for a request.
      public static func isAnswered(_ request: URLRequest) -> Bool {
        guard let url = request.url else { return false }
        return isAnswered(request, url, lock.withLock { answers })
      }

      private static func isAnswered(_ request: URLRequest, _ url: URL, _ answers: [Answer]) -> Bool {
        answers.contains { matches($0.request, request.httpMethod ?? "GET", url) }
      }

      /// Whether it is none of Foundation's own, which would use a network.
      private static func isOfApp(_ type: URLProtocol.Type) -> Bool {
        let name = String(reflecting: type)
        return name.contains(".") && !name.hasPrefix("Foundation") && !name.hasPrefix("NetworkShim.")
      }

      static func answer(_ request: URLRequest) -> Result<(Data, URLResponse), any Error> {
        guard let url = request.url else { return .failure(URLError(.badURL, userInfo: [:])) }
        if url.isFileURL {
          return Result {
            let data = try Data(contentsOf: url)
            let response = URLResponse(
              url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
            return (data, response)
          }
        }
        let method = request.httpMethod ?? "GET"
        let (answers, sample) = lock.withLock { (Self.answers, Self.sample) }
        let known = answers.first { matches($0.request, method, url) }
        let isSampled =
          answers.isEmpty && !isOffline && ["http", "https"].contains(url.scheme?.lowercased())
        if known == nil {
          let name = "\\(method) \\(withoutIdentifiers(url))"
          lock.withLock {
            missing.insert(name)
            if !isSampled { refused.insert(name) }
          }
        }
        let answer =
          known
          ?? (isSampled
            ? Answer(request: "*", status: 200, type: "application/json", body: sample) : nil)
        guard let answer,
          let response = HTTPURLResponse(
            url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
            headerFields: [
              "Content-Type": answer.type, "Content-Length": "\\(answer.body.count)",
            ])
        else { return .failure(URLError(.notConnectedToInternet, userInfo: [:])) }
        return .success((answer.body, response))
      }

      private static func matches(_ pattern: String, _ method: String, _ url: URL) -> Bool {
        let parts = pattern.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count < 2 || parts[0] == method else { return false }
        let wanted = parts.last ?? ""
        return matches(wanted[...], url.absoluteString[...])
          || matches(wanted[...], withoutQuery(url)[...])
      }

      /// The address with `*` for the numbers and UUIDs in its path, which requests of a kind differ in.
      private static func withoutIdentifiers(_ url: URL) -> String {
        withoutQuery(url).split(separator: "/", omittingEmptySubsequences: false).map { part in
          let isNumber = !part.isEmpty && part.allSatisfy(\\.isNumber)
          return isNumber || UUID(uuidString: String(part)) != nil ? "*" : String(part)
        }.joined(separator: "/")
      }

      private static func withoutQuery(_ url: URL) -> String {
        String(url.absoluteString.prefix { $0 != "?" })
      }

      private static func matches(_ pattern: Substring, _ text: Substring) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1 else { return pattern == text }
        guard text.hasPrefix(pieces[0]) else { return false }
        var rest = text.dropFirst(pieces[0].count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
          guard let found = rest.range(of: piece) else { return false }
          rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(pieces[pieces.count - 1])
      }
    }

    /// Has a protocol class of the app answer a request.
    private final class ProtocolLoading: NSObject, URLProtocolClient {
      private let type: URLProtocol.Type
      private let request: URLRequest
      private let receive: (Result<(Data, URLResponse), any Error>) -> Void
      private let lock = NSLock()
      private var loading: URLProtocol?
      private var response: URLResponse?
      private var data = Data()
      private var isOver = false

      init(
        _ type: URLProtocol.Type, _ request: URLRequest,
        _ receive: @escaping (Result<(Data, URLResponse), any Error>) -> Void
      ) {
        (self.type, self.request, self.receive) = (type, request, receive)
      }

      func start() {
        let loading = type.init(
          request: type.canonicalRequest(for: request), cachedResponse: nil, client: self)
        self.loading = loading
        loading.startLoading()
      }

      private func end(_ result: () -> Result<(Data, URLResponse), any Error>) {
        let (loading, wasOver) = lock.withLock {
          defer { (self.loading, isOver) = (nil, true) }
          return (self.loading, isOver)
        }
        guard !wasOver else { return }
        receive(result())
        loading?.stopLoading()
      }

      func urlProtocol(_ loading: URLProtocol, didFailWithError error: any Error) {
        end { .failure(error) }
      }
      func urlProtocolDidFinishLoading(_ loading: URLProtocol) {
        end {
          response.map { .success((data, $0)) } ?? .failure(URLError(.badServerResponse, userInfo: [:]))
        }
      }
      func urlProtocol(
        _ loading: URLProtocol, didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy
      ) { self.response = response }
      func urlProtocol(_ loading: URLProtocol, didLoad data: Data) { self.data += data }
      func urlProtocol(
        _ loading: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
      ) { PortedNetwork.load(request, by: [type]) { result in self.end { result } } }
      func urlProtocol(_ loading: URLProtocol, cachedResponseIsValid response: CachedURLResponse) {}
      func urlProtocol(_ loading: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {}
      func urlProtocol(_ loading: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
    }

    /// Keeps what does not use a session, such as `Data(contentsOf:)`, from a network.
    private final class NoNetwork: URLProtocol {
      override class func canInit(with request: URLRequest) -> Bool {
        ["http", "https", "ftp"].contains(request.url?.scheme?.lowercased())
      }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
      override func startLoading() {
        client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet, userInfo: [:]))
      }
      override func stopLoading() {}
    }

    public protocol PortedURLSessionDelegate: AnyObject {
      func urlSession(_ session: PortedURLSession, didBecomeInvalidWithError error: (any Error)?)
      func urlSession(
        _ session: PortedURLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (PortedURLSession.AuthChallengeDisposition, URLCredential?) -> Void)
      func urlSessionDidFinishEvents(forBackgroundURLSession session: PortedURLSession)
    }
    extension PortedURLSessionDelegate {
      public func urlSession(
        _ session: PortedURLSession, didBecomeInvalidWithError error: (any Error)?
      ) {}
      public func urlSession(
        _ session: PortedURLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (PortedURLSession.AuthChallengeDisposition, URLCredential?) -> Void
      ) {}
      public func urlSessionDidFinishEvents(forBackgroundURLSession session: PortedURLSession) {}
    }

    public protocol PortedURLSessionTaskDelegate: PortedURLSessionDelegate {
      func urlSession(
        _ session: PortedURLSession, task: PortedURLSessionTask, didCompleteWithError error: (any Error)?)
    }
    extension PortedURLSessionTaskDelegate {
      public func urlSession(
        _ session: PortedURLSession, task: PortedURLSessionTask, didCompleteWithError error: (any Error)?
      ) {}
    }

    public protocol PortedURLSessionDataDelegate: PortedURLSessionTaskDelegate {
      func urlSession(
        _ session: PortedURLSession, dataTask: PortedURLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (PortedURLSession.ResponseDisposition) -> Void)
      func urlSession(
        _ session: PortedURLSession, dataTask: PortedURLSessionDataTask, didReceive data: Data)
    }
    extension PortedURLSessionDataDelegate {
      public func urlSession(
        _ session: PortedURLSession, dataTask: PortedURLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (PortedURLSession.ResponseDisposition) -> Void
      ) { completionHandler(.allow) }
      public func urlSession(
        _ session: PortedURLSession, dataTask: PortedURLSessionDataTask, didReceive data: Data
      ) {}
    }

    public protocol PortedURLSessionDownloadDelegate: PortedURLSessionTaskDelegate {
      func urlSession(
        _ session: PortedURLSession, downloadTask: PortedURLSessionDownloadTask,
        didFinishDownloadingTo location: URL)
      func urlSession(
        _ session: PortedURLSession, downloadTask: PortedURLSessionDownloadTask,
        didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    }
    extension PortedURLSessionDownloadDelegate {
      public func urlSession(
        _ session: PortedURLSession, downloadTask: PortedURLSessionDownloadTask,
        didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
      ) {}
    }

    public protocol PortedURLSessionWebSocketDelegate: PortedURLSessionTaskDelegate {
      func urlSession(
        _ session: PortedURLSession, webSocketTask: PortedURLSessionWebSocketTask,
        didOpenWithProtocol protocol: String?)
    }
    extension PortedURLSessionWebSocketDelegate {
      public func urlSession(
        _ session: PortedURLSession, webSocketTask: PortedURLSessionWebSocketTask,
        didOpenWithProtocol protocol: String?
      ) {}
    }

    /// A request of a session. Its answer comes on the session's queue, and the main loop waits for it.
    open class PortedURLSessionTask: NSObject, @unchecked Sendable {
      public typealias State = URLSessionTask.State

      public let taskIdentifier: Int
      public let originalRequest: URLRequest?
      public var currentRequest: URLRequest? { originalRequest }
      public private(set) var response: URLResponse?
      public private(set) var error: (any Error)?
      public let progress = Progress(totalUnitCount: 1)
      public weak var delegate: (any PortedURLSessionTaskDelegate)?
      public var taskDescription: String?
      public var priority = URLSessionTask.defaultPriority
      public var earliestBeginDate: Date?
      public static let defaultPriority = URLSessionTask.defaultPriority
      public static let lowPriority = URLSessionTask.lowPriority
      public static let highPriority = URLSessionTask.highPriority

      fileprivate let session: PortedURLSession
      fileprivate var handler: ((Result<(Data, URLResponse), any Error>) -> Void)?
      private let lock = NSLock()
      private var storedState = State.suspended
      private var isBegun = false

      fileprivate init(_ request: URLRequest, _ session: PortedURLSession) {
        originalRequest = request
        self.session = session
        taskIdentifier = session.nextIdentifier()
      }

      public var state: State { lock.withLock { storedState } }

      open func resume() {
        let begins = lock.withLock {
          if storedState == .suspended { storedState = .running }
          defer { isBegun = true }
          return !isBegun
        }
        if begins { begin() }
      }

      open func suspend() {}

      open func cancel() {
        let begins = lock.withLock {
          guard storedState != .completed else { return false }
          storedState = .canceling
          defer { isBegun = true }
          return !isBegun
        }
        if begins { begin() }
      }

      fileprivate func begin() {
        BackgroundWork.begin()
        guard let originalRequest, state != .canceling else {
          return end(.failure(URLError(.cancelled, userInfo: [:])))
        }
        PortedNetwork.load(originalRequest, by: session.configuration.protocolClasses) { [self] in
          end($0)
        }
      }

      private func end(_ result: Result<(Data, URLResponse), any Error>) {
        let received = Received(result: result)
        session.perform { [self] in
          finish(received.result)
          BackgroundWork.end()
        }
      }

      /// What one queue hands to another, and does not keep.
      private struct Received: @unchecked Sendable {
        let result: Result<(Data, URLResponse), any Error>
      }

      private func finish(_ received: Result<(Data, URLResponse), any Error>) {
        var result = received
        lock.withLock {
          if storedState == .canceling { result = .failure(URLError(.cancelled, userInfo: [:])) }
          storedState = .completed
        }
        progress.completedUnitCount = 1
        switch result {
        case .success(let (_, response)): self.response = response
        case .failure(let error): self.error = error
        }
        if let handler {
          self.handler = nil
          handler(result)
        } else {
          tellDelegate(result)
        }
      }

      private func tellDelegate(_ result: Result<(Data, URLResponse), any Error>) {
        let receiver = delegate ?? session.delegate as? any PortedURLSessionTaskDelegate
        if case .success(let (data, response)) = result { receive(data, response, receiver) }
        receiver?.urlSession(session, task: self, didCompleteWithError: error)
      }

      fileprivate func receive(
        _ data: Data, _ response: URLResponse, _ receiver: (any PortedURLSessionTaskDelegate)?
      ) {}
    }

    open class PortedURLSessionDataTask: PortedURLSessionTask, @unchecked Sendable {
      override fileprivate func receive(
        _ data: Data, _ response: URLResponse, _ receiver: (any PortedURLSessionTaskDelegate)?
      ) {
        guard let receiver = receiver as? any PortedURLSessionDataDelegate else { return }
        receiver.urlSession(session, dataTask: self, didReceive: response) { _ in }
        receiver.urlSession(session, dataTask: self, didReceive: data)
      }
    }

    open class PortedURLSessionUploadTask: PortedURLSessionDataTask, @unchecked Sendable {}

    open class PortedURLSessionDownloadTask: PortedURLSessionTask, @unchecked Sendable {
      open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        cancel()
        completionHandler(nil)
      }
      override fileprivate func receive(
        _ data: Data, _ response: URLResponse, _ receiver: (any PortedURLSessionTaskDelegate)?
      ) {
        guard let receiver = receiver as? any PortedURLSessionDownloadDelegate,
          let file = try? PortedURLSession.file(with: data)
        else { return }
        let count = Int64(data.count)
        receiver.urlSession(
          session, downloadTask: self, didWriteData: count, totalBytesWritten: count,
          totalBytesExpectedToWrite: count)
        receiver.urlSession(session, downloadTask: self, didFinishDownloadingTo: file)
      }
    }

    /// A web socket. Nothing ever comes.
    open class PortedURLSessionWebSocketTask: PortedURLSessionTask, @unchecked Sendable {
      public typealias Message = URLSessionWebSocketTask.Message
      public typealias CloseCode = URLSessionWebSocketTask.CloseCode
      override fileprivate func begin() {}
      open func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
      }
      open func send(_ message: Message) async throws {}
      open func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {}
      open func receive() async throws -> Message { throw URLError(.notConnectedToInternet, userInfo: [:]) }
      open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
        pongReceiveHandler(nil)
      }
      open func cancel(with closeCode: CloseCode, reason: Data?) { cancel() }
    }

    /// A session, with Foundation's interface.
    open class PortedURLSession: NSObject, @unchecked Sendable {
      public typealias AuthChallengeDisposition = URLSession.AuthChallengeDisposition
      public typealias ResponseDisposition = URLSession.ResponseDisposition
      public typealias Handler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

      public static let shared = PortedURLSession(configuration: .default)

      public let configuration: URLSessionConfiguration
      public let delegate: (any PortedURLSessionDelegate)?
      public let delegateQueue: OperationQueue
      public var sessionDescription: String?
      private let usesMainQueue: Bool
      private let queue = DispatchQueue(label: "PortedURLSession")
      private let lock = NSLock()
      private var lastIdentifier = 0

      public init(
        configuration: URLSessionConfiguration, delegate: (any PortedURLSessionDelegate)? = nil,
        delegateQueue: OperationQueue? = nil
      ) {
        self.configuration = configuration
        self.delegate = delegate
        self.delegateQueue = delegateQueue ?? OperationQueue()
        usesMainQueue = delegateQueue === OperationQueue.main
      }

      fileprivate func nextIdentifier() -> Int {
        lock.withLock {
          lastIdentifier += 1
          return lastIdentifier
        }
      }

      fileprivate func perform(_ work: @escaping @Sendable () -> Void) {
        queue.async { [usesMainQueue] in
          if usesMainQueue { DispatchQueue.main.async(execute: work) } else { work() }
        }
      }

      private func start<Task: PortedURLSessionTask>(_ task: Task, _ handler: @escaping Handler) -> Task {
        task.handler = { result in
          switch result {
          case .success(let (data, response)): handler(data, response, nil)
          case .failure(let error): handler(nil, nil, error)
          }
        }
        return task
      }

      open func dataTask(with url: URL) -> PortedURLSessionDataTask { dataTask(with: URLRequest(url: url)) }
      open func dataTask(with request: URLRequest) -> PortedURLSessionDataTask {
        PortedURLSessionDataTask(request, self)
      }
      open func dataTask(
        with url: URL, completionHandler: @escaping Handler
      ) -> PortedURLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
      }
      open func dataTask(
        with request: URLRequest, completionHandler: @escaping Handler
      ) -> PortedURLSessionDataTask {
        start(PortedURLSessionDataTask(request, self), completionHandler)
      }

      open func uploadTask(with request: URLRequest, from data: Data) -> PortedURLSessionUploadTask {
        PortedURLSessionUploadTask(request, self)
      }
      open func uploadTask(with request: URLRequest, fromFile file: URL) -> PortedURLSessionUploadTask {
        PortedURLSessionUploadTask(request, self)
      }
      open func uploadTask(
        with request: URLRequest, from data: Data?, completionHandler: @escaping Handler
      ) -> PortedURLSessionUploadTask {
        start(PortedURLSessionUploadTask(request, self), completionHandler)
      }
      open func uploadTask(
        with request: URLRequest, fromFile file: URL, completionHandler: @escaping Handler
      ) -> PortedURLSessionUploadTask {
        start(PortedURLSessionUploadTask(request, self), completionHandler)
      }

      open func downloadTask(with url: URL) -> PortedURLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url))
      }
      open func downloadTask(with request: URLRequest) -> PortedURLSessionDownloadTask {
        PortedURLSessionDownloadTask(request, self)
      }
      open func downloadTask(
        with url: URL,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
      ) -> PortedURLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
      }
      open func downloadTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
      ) -> PortedURLSessionDownloadTask {
        start(PortedURLSessionDownloadTask(request, self)) { data, response, error in
          completionHandler(data.flatMap { try? Self.file(with: $0) }, response, error)
        }
      }

      open func webSocketTask(with url: URL) -> PortedURLSessionWebSocketTask {
        webSocketTask(with: URLRequest(url: url))
      }
      open func webSocketTask(with request: URLRequest) -> PortedURLSessionWebSocketTask {
        PortedURLSessionWebSocketTask(request, self)
      }

      /// The main loop waits until the task that awaits the answer goes on.
      private func receive(_ request: URLRequest) async throws -> (Data, URLResponse) {
        BackgroundWork.begin()
        defer { Self.settle() }
        await Task.yield()
        try Task.checkCancellation()
        return try await withCheckedThrowingContinuation { continuation in
          PortedNetwork.load(request, by: configuration.protocolClasses) { result in
            continuation.resume(with: result)
          }
        }
      }

      /// Passes the queues on which tasks go on, before the app counts as at rest.
      private static func settle(passes: Int = 3) {
        guard passes > 0 else { return BackgroundWork.end() }
        DispatchQueue.global(qos: .background).async {
          Thread.sleep(forTimeInterval: 0.001)
          DispatchQueue.main.async { settle(passes: passes - 1) }
        }
      }

      open func data(
        for request: URLRequest, delegate: (any PortedURLSessionTaskDelegate)? = nil
      ) async throws -> (Data, URLResponse) { try await receive(request) }
      open func data(
        from url: URL, delegate: (any PortedURLSessionTaskDelegate)? = nil
      ) async throws -> (Data, URLResponse) { try await receive(URLRequest(url: url)) }
      open func upload(
        for request: URLRequest, from data: Data, delegate: (any PortedURLSessionTaskDelegate)? = nil
      ) async throws -> (Data, URLResponse) { try await receive(request) }
      open func upload(
        for request: URLRequest, fromFile file: URL,
        delegate: (any PortedURLSessionTaskDelegate)? = nil
      ) async throws -> (Data, URLResponse) { try await receive(request) }
      open func download(
        for request: URLRequest, delegate: (any PortedURLSessionTaskDelegate)? = nil
      ) async throws -> (URL, URLResponse) {
        let (data, response) = try await receive(request)
        return (try Self.file(with: data), response)
      }
      open func download(
        from url: URL, delegate: (any PortedURLSessionTaskDelegate)? = nil
      ) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url), delegate: delegate)
      }

      fileprivate static func file(with data: Data) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: file)
        return file
      }

      open func invalidateAndCancel() {}
      open func finishTasksAndInvalidate() {}
      open func reset(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
      open func flush(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
      open func getAllTasks(completionHandler: @escaping @Sendable ([PortedURLSessionTask]) -> Void) {
        completionHandler([])
      }
      open func getTasksWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (
          [PortedURLSessionDataTask], [PortedURLSessionUploadTask], [PortedURLSessionDownloadTask]
        ) -> Void
      ) { completionHandler([], [], []) }
      open var allTasks: [PortedURLSessionTask] { get async { [] } }
    }

    """

  /// The names of Foundation's networking, as the app's module has them.
  static let networkNames = """
    // Generated by coordgraph port.
    import NetworkShim
    import PortableUIKit

    extension URLProtocol {
      /// Registers a class for the requests of all sessions.
      @discardableResult static func registerClass(_ protocolClass: AnyClass) -> Bool {
        PortedNetwork.registerProtocol(protocolClass)
      }
    }

    public typealias URLSession = PortedURLSession
    public typealias URLSessionTask = PortedURLSessionTask
    public typealias URLSessionDataTask = PortedURLSessionDataTask
    public typealias URLSessionUploadTask = PortedURLSessionUploadTask
    public typealias URLSessionDownloadTask = PortedURLSessionDownloadTask
    public typealias URLSessionWebSocketTask = PortedURLSessionWebSocketTask
    public typealias URLSessionDelegate = PortedURLSessionDelegate
    public typealias URLSessionTaskDelegate = PortedURLSessionTaskDelegate
    public typealias URLSessionDataDelegate = PortedURLSessionDataDelegate
    public typealias URLSessionDownloadDelegate = PortedURLSessionDownloadDelegate
    public typealias URLSessionWebSocketDelegate = PortedURLSessionWebSocketDelegate

    """
}
