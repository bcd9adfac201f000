extension ShimSources {
  /// PromiseKit's promises, whose handlers run on the main queue.
  static let promiseKit = #"""
    import Foundation
    import NetworkShim
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    public protocol CancellableError: Error { var isCancelled: Bool { get } }
    public enum PMKError: Error {
      case returnedSelf, badInput, cancelled, emptySequence
      case compactMap(Any, Any.Type)
      public var isCancelled: Bool { if case .cancelled = self { true } else { false } }
    }
    public enum PMKNamespacer { case promise }
    public enum CatchPolicy { case allErrors, allErrorsExceptCancellation }

    /// What waits for a value, and the value once it is there.
    private final class Box<T> {
      private var value: T?
      private var handlers: [(T) -> Void] = []
      private let lock = NSLock()
      var current: T? { lock.withLock { value } }
      func seal(_ new: T) {
        lock.lock()
        guard value == nil else { return lock.unlock() }
        value = new
        let waiting = handlers
        handlers = []
        lock.unlock()
        for handler in waiting { handler(new) }
      }
      func inspect(_ handler: @escaping (T) -> Void) {
        lock.lock()
        guard let value else {
          handlers.append(handler)
          return lock.unlock()
        }
        lock.unlock()
        handler(value)
      }
      func inspect(on queue: DispatchQueue?, _ handler: @escaping (T) -> Void) {
        inspect { value in
          guard let queue else { return handler(value) }
          queue.async { handler(value) }
        }
      }
    }

    public final class Resolver<T> {
      fileprivate let box: Box<Swift.Result<T, Error>>
      fileprivate init(_ box: Box<Swift.Result<T, Error>>) { self.box = box }
      public func fulfill(_ value: T) { box.seal(.success(value)) }
      public func reject(_ error: Error) { box.seal(.failure(error)) }
      public func resolve(_ value: T?, _ error: Error?) {
        if let error { reject(error) } else if let value { fulfill(value) } else { reject(PMKError.badInput) }
      }
      public func resolve(_ error: Error?, _ value: T?) { resolve(value, error) }
      public func resolve(_ result: Swift.Result<T, Error>) { box.seal(result) }
    }
    extension Resolver where T == Void {
      public func fulfill() { fulfill(()) }
      public func resolve(_ error: Error?) { if let error { reject(error) } else { fulfill(()) } }
    }

    public protocol CatchMixin: AnyObject { associatedtype T }
    public protocol Thenable: CatchMixin {
      func pipe(to handler: @escaping (Swift.Result<T, Error>) -> Void)
    }

    public final class Promise<T>: Thenable {
      fileprivate let box = Box<Swift.Result<T, Error>>()
      fileprivate init() {}
      public init(error: Error) { box.seal(.failure(error)) }
      public init(resolver body: (Resolver<T>) throws -> Void) {
        do { try body(Resolver(box)) } catch { box.seal(.failure(error)) }
      }
      public convenience init(_ body: (Resolver<T>) throws -> Void) { self.init(resolver: body) }
      public convenience init<Other: Thenable>(_ other: Other) where Other.T == T {
        self.init()
        other.pipe { [box] in box.seal($0) }
      }
      public static func value(_ value: T) -> Promise<T> {
        let promise = Promise<T>()
        promise.box.seal(.success(value))
        return promise
      }
      public static func pending() -> (promise: Promise<T>, resolver: Resolver<T>) {
        let promise = Promise<T>()
        return (promise, Resolver(promise.box))
      }
      public func pipe(to handler: @escaping (Swift.Result<T, Error>) -> Void) { box.inspect(handler) }
      public var result: Swift.Result<T, Error>? { box.current }
    }
    extension Promise where T == Void {
      public convenience init() {
        self.init(resolver: { $0.fulfill(()) })
      }
    }

    public final class Guarantee<T>: Thenable {
      fileprivate let box = Box<T>()
      fileprivate init() {}
      public init(resolver body: (@escaping (T) -> Void) -> Void) { body { [box] in box.seal($0) } }
      public convenience init(_ body: (@escaping (T) -> Void) -> Void) { self.init(resolver: body) }
      public static func value(_ value: T) -> Guarantee<T> {
        let guarantee = Guarantee<T>()
        guarantee.box.seal(value)
        return guarantee
      }
      public static func pending() -> (guarantee: Guarantee<T>, resolve: (T) -> Void) {
        let guarantee = Guarantee<T>()
        return (guarantee, { guarantee.box.seal($0) })
      }
      public func pipe(to handler: @escaping (Swift.Result<T, Error>) -> Void) {
        box.inspect { handler(.success($0)) }
      }
      @discardableResult public func done(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (T) -> Void
      ) -> Guarantee<Void> { map(on: queue, body) }
      public func map<U>(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T) -> U
      ) -> Guarantee<U> {
        let next = Guarantee<U>()
        box.inspect(on: queue) { next.box.seal(transform($0)) }
        return next
      }
      @discardableResult public func then<U>(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (T) -> Guarantee<U>
      ) -> Guarantee<U> {
        let next = Guarantee<U>()
        box.inspect(on: queue) { body($0).box.inspect { next.box.seal($0) } }
        return next
      }
      public func asVoid() -> Guarantee<Void> { map(on: nil) { _ in } }
    }

    extension Thenable {
      /// A promise of what a handler makes of the result, on a queue.
      private func next<U>(
        on queue: DispatchQueue?, _ body: @escaping (Swift.Result<T, Error>, Resolver<U>) throws -> Void
      ) -> Promise<U> {
        let (promise, resolver) = Promise<U>.pending()
        pipe { result in
          func run() { do { try body(result, resolver) } catch { resolver.reject(error) } }
          guard let queue else { return run() }
          queue.async { run() }
        }
        return promise
      }
      private func onValue<U>(
        on queue: DispatchQueue?, _ body: @escaping (T, Resolver<U>) throws -> Void
      ) -> Promise<U> {
        next(on: queue) { result, resolver in
          switch result {
          case .success(let value): try body(value, resolver)
          case .failure(let error): resolver.reject(error)
          }
        }
      }
      public func then<Next: Thenable>(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (T) throws -> Next
      ) -> Promise<Next.T> {
        onValue(on: queue) { value, resolver in try body(value).pipe { resolver.resolve($0) } }
      }
      public func map<U>(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T) throws -> U
      ) -> Promise<U> {
        onValue(on: queue) { value, resolver in resolver.fulfill(try transform(value)) }
      }
      public func compactMap<U>(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T) throws -> U?
      ) -> Promise<U> {
        map(on: queue) { value in
          guard let new = try transform(value) else { throw PMKError.compactMap(value, U.self) }
          return new
        }
      }
      public func done(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (T) throws -> Void
      ) -> Promise<Void> { map(on: queue, body) }
      public func get(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (T) throws -> Void
      ) -> Promise<T> {
        map(on: queue) { value in
          try body(value)
          return value
        }
      }
      public func tap(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (Swift.Result<T, Error>) -> Void
      ) -> Promise<T> {
        next(on: queue) { result, resolver in
          body(result)
          resolver.resolve(result)
        }
      }
      public func asVoid() -> Promise<Void> { map(on: nil) { _ in } }
      public var value: T? {
        var found: T?
        pipe { if case .success(let value) = $0 { found = value } }
        return found
      }
      @discardableResult public func `catch`(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        policy: CatchPolicy = .allErrorsExceptCancellation, _ body: @escaping (Error) -> Void
      ) -> PMKFinalizer {
        let end = PMKFinalizer()
        pipe { result in
          guard case .failure(let error) = result else { return end.box.seal(()) }
          queue.inspect {
            if policy == .allErrors || !error.isCancelled { body(error) }
            end.box.seal(())
          }
        }
        return end
      }
      public func recover<Next: Thenable>(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        policy: CatchPolicy = .allErrorsExceptCancellation, _ body: @escaping (Error) throws -> Next
      ) -> Promise<T> where Next.T == T {
        next(on: queue) { result, resolver in
          guard case .failure(let error) = result else { return resolver.resolve(result) }
          try body(error).pipe { resolver.resolve($0) }
        }
      }
      public func ensure(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping () -> Void
      ) -> Promise<T> { tap(on: queue) { _ in body() } }
      public func always(
        on queue: DispatchQueue? = .main, _ body: @escaping () -> Void
      ) -> Promise<T> { ensure(on: queue, body) }
      public func cauterize() { self.catch { print("PromiseKit: \($0)") } }
    }
    extension Thenable where T: Sequence {
      public func mapValues<U>(_ transform: @escaping (T.Element) throws -> U) -> Promise<[U]> {
        map { try $0.map(transform) }
      }
      public func compactMapValues<U>(
        _ transform: @escaping (T.Element) throws -> U?
      ) -> Promise<[U]> { map { try $0.compactMap(transform) } }
      public func filterValues(_ isIncluded: @escaping (T.Element) -> Bool) -> Promise<[T.Element]> {
        map { $0.filter(isIncluded) }
      }
    }
    extension Error {
      public var isCancelled: Bool {
        (self as? CancellableError)?.isCancelled ?? (self as? PMKError)?.isCancelled ?? false
      }
    }
    extension Optional where Wrapped == DispatchQueue {
      fileprivate func inspect(_ body: @escaping () -> Void) {
        guard let queue = self else { return body() }
        queue.async { body() }
      }
    }
    public final class PMKFinalizer {
      fileprivate let box = Box<Void>()
      public func finally(
        on queue: DispatchQueue? = .main, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping () -> Void
      ) { box.inspect(on: queue) { _ in body() } }
    }

    public func firstly<Next: Thenable>(execute body: () throws -> Next) -> Promise<Next.T> {
      do { return Promise(try body()) } catch { return Promise(error: error) }
    }
    public func firstly<T>(execute body: () -> Guarantee<T>) -> Guarantee<T> { body() }
    public func after(seconds: TimeInterval) -> Guarantee<Void> {
      Guarantee { seal in DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { seal(()) } }
    }
    public func after(_ interval: DispatchTimeInterval) -> Guarantee<Void> {
      Guarantee { seal in DispatchQueue.main.asyncAfter(deadline: .now() + interval) { seal(()) } }
    }
    public func when<Next: Thenable>(fulfilled all: [Next]) -> Promise<[Next.T]> {
      Promise { resolver in
        var values = [Next.T?](repeating: nil, count: all.count)
        if all.isEmpty { resolver.fulfill([]) }
        for (index, next) in all.enumerated() {
          next.pipe { result in
            switch result {
            case .success(let value):
              values[index] = value
              let done = values.compactMap { $0 }
              if done.count == all.count { resolver.fulfill(done) }
            case .failure(let error): resolver.reject(error)
            }
          }
        }
      }
    }
    public func when<A: Thenable, B: Thenable>(fulfilled a: A, _ b: B) -> Promise<(A.T, B.T)> {
      Promise(a).then(on: nil) { a in Promise(b).map(on: nil) { (a, $0) } }
    }
    public func when<A: Thenable, B: Thenable, C: Thenable>(
      fulfilled a: A, _ b: B, _ c: C
    ) -> Promise<(A.T, B.T, C.T)> {
      when(fulfilled: a, b).then(on: nil) { ab in Promise(c).map(on: nil) { (ab.0, ab.1, $0) } }
    }
    public func when<T>(resolved all: Promise<T>...) -> Guarantee<[Swift.Result<T, Error>]> {
      when(resolved: all)
    }
    public func when<T>(resolved all: [Promise<T>]) -> Guarantee<[Swift.Result<T, Error>]> {
      Guarantee { seal in
        var results = [Swift.Result<T, Error>?](repeating: nil, count: all.count)
        if all.isEmpty { seal([]) }
        for (index, promise) in all.enumerated() {
          promise.pipe { result in
            results[index] = result
            let done = results.compactMap { $0 }
            if done.count == all.count { seal(done) }
          }
        }
      }
    }
    public func race<Next: Thenable>(_ all: Next...) -> Promise<Next.T> {
      Promise { resolver in for next in all { next.pipe { resolver.resolve($0) } } }
    }

    extension DispatchQueue {
      public func async<T>(_: PMKNamespacer, execute body: @escaping () throws -> T) -> Promise<T> {
        Promise { resolver in
          async { resolver.resolve(Swift.Result { try body() }) }
        }
      }
    }
    extension PortedURLSession {
      public func dataTask(
        _: PMKNamespacer, with url: URL
      ) -> Promise<(data: Data, response: URLResponse)> { dataTask(.promise, with: URLRequest(url: url)) }
      public func dataTask(
        _: PMKNamespacer, with request: URLRequest
      ) -> Promise<(data: Data, response: URLResponse)> {
        Promise { resolver in
          dataTask(with: request) { data, response, error in
            if let data, let response { resolver.fulfill((data, response)) } else {
              resolver.reject(error ?? PMKError.badInput)
            }
          }.resume()
        }
      }
    }

    """#
}
