extension ShimSources {
  /// The operators of Combine that OpenCombine lacks.
  static let combine = """
    import Foundation
    import NetworkShim
    import OpenCombine
    import OpenCombineDispatch
    import OpenCombineFoundation
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    extension Publishers {
      /// The values of several publishers, as they come.
      public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<List: Swift.Sequence>(_ upstream: List) where List.Element == Upstream {
          publishers = Array(upstream)
        }
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
          publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
            .receive(subscriber: subscriber)
        }
      }

      /// The values of two publishers, as they come.
      public struct Merge<A: Publisher, B: Publisher>: Publisher
      where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B) {
          self.a = a
          self.b = b
        }
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
          MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
        }
      }

      /// The last values of two publishers, once both have one.
      public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
      where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        private typealias Values = (a: A.Output?, b: B.Output?)
        public let a: A
        public let b: B
        public init(_ a: A, _ b: B) {
          self.a = a
          self.b = b
        }
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
          let first = a.map { value -> Values in (value, nil) }
          let second = b.map { value -> Values in (nil, value) }
          let start: Values = (nil, nil)
          Merge(first, second)
            .scan(start) { last, new -> Values in (new.a ?? last.a, new.b ?? last.b) }
            .compactMap { values -> Output? in
              guard let a = values.a, let b = values.b else { return nil }
              return (a, b)
            }
            .receive(subscriber: subscriber)
        }
      }

      /// The last values of three publishers, once all have one.
      public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
      where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        private let pairs: CombineLatest<CombineLatest<A, B>, C>
        public init(_ a: A, _ b: B, _ c: C) { pairs = CombineLatest(CombineLatest(a, b), c) }
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
          pairs.map { values -> Output in (values.0.0, values.0.1, values.1) }
            .receive(subscriber: subscriber)
        }
      }

      /// The last values of four publishers, once all have one.
      public struct CombineLatest4<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher
      >: Publisher where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        private let pairs: CombineLatest<CombineLatest3<A, B, C>, D>
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
          pairs = CombineLatest(CombineLatest3(a, b, c), d)
        }
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
          pairs.map { values -> Output in (values.0.0, values.0.1, values.0.2, values.1) }
            .receive(subscriber: subscriber)
        }
      }
    }

    extension Publisher {
      public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other> {
        Publishers.Merge(self, other)
      }

      public func combineLatest<Other: Publisher>(
        _ other: Other
      ) -> Publishers.CombineLatest<Self, Other> { Publishers.CombineLatest(self, other) }
      public func combineLatest<Other: Publisher, Result>(
        _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
      ) -> Publishers.Map<Publishers.CombineLatest<Self, Other>, Result> {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
      }
      public func combineLatest<B: Publisher, C: Publisher>(
        _ b: B, _ c: C
      ) -> Publishers.CombineLatest3<Self, B, C> { Publishers.CombineLatest3(self, b, c) }
      public func combineLatest<B: Publisher, C: Publisher, Result>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
      ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result> {
        Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
      }
      public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
        _ b: B, _ c: C, _ d: D
      ) -> Publishers.CombineLatest4<Self, B, C, D> { Publishers.CombineLatest4(self, b, c, d) }
      public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
        _ b: B, _ c: C, _ d: D,
        _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
      ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result> {
        Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
      }
    }

    extension Publisher {
      /// Passes on a value after a time without another. OpenCombine's own sets a timer again and again.
      public func debounce(
        for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: DispatchQueue,
        options: DispatchQueue.SchedulerOptions? = nil
      ) -> AnyPublisher<Output, Failure> { debounced(for: dueTime.timeInterval) }
      /// Passes on a value after a time without another, in the same way.
      public func debounce(
        for dueTime: RunLoop.SchedulerTimeType.Stride, scheduler: RunLoop,
        options: RunLoop.SchedulerOptions? = nil
      ) -> AnyPublisher<Output, Failure> {
        debounced(for: .milliseconds(Int(dueTime.timeInterval * 1_000)))
      }

      private func debounced(for interval: DispatchTimeInterval) -> AnyPublisher<Output, Failure> {
        map { value in
          Deferred {
            Future<Output, Failure> { promise in
              nonisolated(unsafe) let (value, promise) = (value, promise)
              DispatchQueue.main.asyncAfter(deadline: .now() + interval) { promise(.success(value)) }
            }
          }
        }
        .switchToLatest()
        .eraseToAnyPublisher()
      }
    }

    extension NSObjectProtocol where Self: NSObject {
      /// The value of a property now; what it becomes is not observed, as there is no Objective-C runtime.
      public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
        CurrentValueSubject(self[keyPath: keyPath]).eraseToAnyPublisher()
      }
    }

    extension PortedURLSession {
      public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: PortedURLSession

        public func receive<Downstream: Subscriber>(
          subscriber: Downstream
        ) where Downstream.Input == Output, Downstream.Failure == URLError {
          let (session, request) = (session, request)
          Future<Output, URLError> { promise in
            nonisolated(unsafe) let promise = promise
            session.dataTask(with: request) { data, response, error in
              if let data, let response {
                promise(.success((data, response)))
              } else {
                promise(.failure(error as? URLError ?? URLError(.unknown)))
              }
            }.resume()
          }.receive(subscriber: subscriber)
        }
      }

      public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
      }
      public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
      }
    }

    """ + (3...8).map(merge).joined(separator: "\n")

  /// The publisher of the values of several publishers of different types, and the operator that makes it.
  private static func merge(_ count: Int) -> String {
    let types = "ABCDEFGH".prefix(count).map(String.init)
    let others = types.dropFirst()
    func list(_ types: some Collection<String>, _ make: (String) -> String) -> String {
      types.map(make).joined(separator: ", ")
    }
    return """
      extension Publishers {
        /// The values of \(count) publishers, as they come.
        public struct Merge\(count)<\(list(types) { "\($0): Publisher" })>: Publisher
        where \(list(others) { "\($0).Output == A.Output, \($0).Failure == A.Failure" }) {
          public typealias Output = A.Output
          public typealias Failure = A.Failure
          private let merged: MergeMany<AnyPublisher<Output, Failure>>
          public init(\(list(types) { "_ \($0.lowercased()): \($0)" })) {
            merged = MergeMany(\(list(types) { "\($0.lowercased()).eraseToAnyPublisher()" }))
          }
          public func receive<Downstream: Subscriber>(subscriber: Downstream)
          where Downstream.Input == Output, Downstream.Failure == Failure {
            merged.receive(subscriber: subscriber)
          }
        }
      }

      extension Publisher {
        public func merge<\(list(others) { "\($0): Publisher" })>(
          with \(list(others) { "\($0 == "B" ? "" : "_ ")\($0.lowercased()): \($0)" })
        ) -> Publishers.Merge\(count)<Self, \(list(others) { $0 })> {
          Publishers.Merge\(count)(self, \(list(others) { $0.lowercased() }))
        }
      }

      """
  }
}
