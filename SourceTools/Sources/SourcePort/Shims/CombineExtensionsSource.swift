extension ShimSources {
  /// CombineExt's operators, relays and subjects.
  static let combineExtensions = #"""
    import CombineShim
    import Foundation
    import OpenCombine

    // MARK: Operators

    extension Publisher {
      /// The last value of another publisher, whenever there is one here.
      public func withLatestFrom<Other: Publisher, Result>(
        _ other: Other, resultSelector: @escaping (Output, Other.Output) -> Result
      ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
        typealias Values = (own: Output?, other: Other.Output?)
        let start: Values = (nil, nil)
        let others = other.map { value -> Values in (nil, value) }
          .catch { _ in Empty<Values, Failure>() }
        let own = map { value -> Values in (value, nil) }
        return Publishers.Merge(others, own)
          .scan(start) { last, new -> Values in (new.own, new.other ?? last.other) }
          .compactMap { values -> Result? in
            guard let own = values.own, let other = values.other else { return nil }
            return resultSelector(own, other)
          }
          .eraseToAnyPublisher()
      }
      public func withLatestFrom<Other: Publisher>(
        _ other: Other
      ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
        withLatestFrom(other) { $1 }
      }
      public func withLatestFrom<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
      ) -> AnyPublisher<(A.Output, B.Output), Failure> where A.Failure == Failure, B.Failure == Failure {
        withLatestFrom(a.combineLatest(b)) { ($1.0, $1.1) }
      }
      public func withLatestFrom<A: Publisher, B: Publisher, Result>(
        _ a: A, _ b: B, resultSelector: @escaping (Output, (A.Output, B.Output)) -> Result
      ) -> AnyPublisher<Result, Failure> where A.Failure == Failure, B.Failure == Failure {
        withLatestFrom(a.combineLatest(b)) { resultSelector($0, ($1.0, $1.1)) }
      }

      public func flatMapLatest<Next: Publisher>(
        _ transform: @escaping (Output) -> Next
      ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Failure {
        map(transform).switchToLatest().eraseToAnyPublisher()
      }
      public func flatMapFirst<Next: Publisher>(
        _ transform: @escaping (Output) -> Next
      ) -> AnyPublisher<Next.Output, Failure> where Next.Failure == Failure {
        var isBusy = false
        return filter { _ in !isBusy }
          .flatMap { value -> AnyPublisher<Next.Output, Failure> in
            isBusy = true
            return transform(value)
              .handleEvents(receiveCompletion: { _ in isBusy = false }, receiveCancel: { isBusy = false })
              .eraseToAnyPublisher()
          }
          .eraseToAnyPublisher()
      }
      public func mapToValue<Value>(_ value: Value) -> AnyPublisher<Value, Failure> {
        map { _ in value }.eraseToAnyPublisher()
      }
      public func mapToVoid() -> AnyPublisher<Void, Failure> { map { _ in () }.eraseToAnyPublisher() }
      public func ignoreOutput<Value>(
        setOutputType type: Value.Type
      ) -> AnyPublisher<Value, Failure> { compactMap { _ in nil }.eraseToAnyPublisher() }
      public func setOutputType<Value>(to type: Value.Type) -> AnyPublisher<Value, Failure>
      where Output == Never { compactMap { _ in nil }.eraseToAnyPublisher() }
      public func enumerated(initial: Int = 0) -> AnyPublisher<(index: Int, element: Output), Failure> {
        let start: (index: Int, element: Output?) = (initial - 1, nil)
        return scan(start) { ($0.index + 1, $1) }
          .compactMap { value in value.element.map { (index: value.index, element: $0) } }
          .eraseToAnyPublisher()
      }
      public func nwise(_ size: Int) -> AnyPublisher<[Output], Failure> {
        scan([]) { Array(($0 + [$1]).suffix(size)) }.filter { $0.count == size }.eraseToAnyPublisher()
      }
      public func pairwise() -> AnyPublisher<(Output, Output), Failure> {
        nwise(2).map { ($0[0], $0[1]) }.eraseToAnyPublisher()
      }
      public func share(replay count: Int) -> AnyPublisher<Output, Failure> {
        multicast { ReplaySubject(bufferSize: count) }.autoconnect().eraseToAnyPublisher()
      }
      public func partition(
        _ predicate: @escaping (Output) -> Bool
      ) -> (matches: AnyPublisher<Output, Failure>, nonMatches: AnyPublisher<Output, Failure>) {
        let shared = share()
        return (
          shared.filter(predicate).eraseToAnyPublisher(),
          shared.filter { !predicate($0) }.eraseToAnyPublisher()
        )
      }
    }
    extension Publisher where Output: Collection {
      public func mapMany<Result>(
        _ transform: @escaping (Output.Element) -> Result
      ) -> AnyPublisher<[Result], Failure> { map { $0.map(transform) }.eraseToAnyPublisher() }
      public func filterMany(
        _ isIncluded: @escaping (Output.Element) -> Bool
      ) -> AnyPublisher<[Output.Element], Failure> { map { $0.filter(isIncluded) }.eraseToAnyPublisher() }
    }
    extension Publisher where Output == Bool {
      public func toggle() -> AnyPublisher<Bool, Failure> { map { !$0 }.eraseToAnyPublisher() }
    }
    extension Publisher where Output: Hashable {
      public func removeAllDuplicates() -> AnyPublisher<Output, Failure> {
        var known: Set<Output> = []
        return filter { known.insert($0).inserted }.eraseToAnyPublisher()
      }
    }

    public enum ObjectOwnership { case strong, weak, unowned }
    extension Publisher where Failure == Never {
      public func assign<Root: AnyObject>(
        to path: ReferenceWritableKeyPath<Root, Output>, on object: Root,
        ownership: ObjectOwnership = .strong
      ) -> AnyCancellable {
        if case .strong = ownership { return sink { object[keyPath: path] = $0 } }
        return sink { [weak object] in object?[keyPath: path] = $0 }
      }
      public func assign<A: AnyObject, B: AnyObject>(
        to a: ReferenceWritableKeyPath<A, Output>, on first: A,
        and b: ReferenceWritableKeyPath<B, Output>, on second: B,
        ownership: ObjectOwnership = .strong
      ) -> AnyCancellable {
        if case .strong = ownership {
          return sink {
            first[keyPath: a] = $0
            second[keyPath: b] = $0
          }
        }
        return sink { [weak first, weak second] in
          first?[keyPath: a] = $0
          second?[keyPath: b] = $0
        }
      }
    }

    // MARK: Events as values

    public enum Event<Output, Failure: Error> {
      case value(Output)
      case failure(Failure)
      case finished
    }
    extension Publisher {
      public func materialize() -> AnyPublisher<Event<Output, Failure>, Never> {
        map { Event<Output, Failure>.value($0) }
          .append(Just(Event<Output, Failure>.finished).setFailureType(to: Failure.self))
          .catch { Just(Event<Output, Failure>.failure($0)) }
          .eraseToAnyPublisher()
      }
    }
    public protocol EventConvertible {
      associatedtype Output
      associatedtype Failure: Error
      func asEvent() -> Event<Output, Failure>
    }
    extension Event: EventConvertible { public func asEvent() -> Event<Output, Failure> { self } }
    extension Publisher where Output: EventConvertible, Failure == Never {
      public func values() -> AnyPublisher<Output.Output, Never> {
        compactMap { if case .value(let value) = $0.asEvent() { value } else { nil } }
          .eraseToAnyPublisher()
      }
      public func failures() -> AnyPublisher<Output.Failure, Never> {
        compactMap { if case .failure(let error) = $0.asEvent() { error } else { nil } }
          .eraseToAnyPublisher()
      }
    }

    // MARK: Relays and subjects

    public protocol Relay: Publisher where Failure == Never { func accept(_ value: Output) }

    /// A subject that never ends, with its last value.
    public final class CurrentValueRelay<Output>: Relay {
      public typealias Failure = Never
      private let subject: CurrentValueSubject<Output, Never>
      public var value: Output { subject.value }
      public init(_ value: Output) { subject = CurrentValueSubject(value) }
      public func accept(_ value: Output) { subject.send(value) }
      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Never {
        subject.receive(subscriber: subscriber)
      }
    }
    /// A subject that never ends.
    public final class PassthroughRelay<Output>: Relay {
      public typealias Failure = Never
      private let subject = PassthroughSubject<Output, Never>()
      public init() {}
      public func accept(_ value: Output) { subject.send(value) }
      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Never {
        subject.receive(subscriber: subscriber)
      }
    }
    extension Publisher where Failure == Never {
      public func subscribe<Target: Relay>(_ relay: Target) -> AnyCancellable
      where Target.Output == Output { sink { relay.accept($0) } }
    }

    /// A subject that repeats its last values for each subscriber.
    public final class ReplaySubject<Output, Failure: Error>: Subject {
      private let size: Int
      private var buffer: [Output] = []
      private var end: Subscribers.Completion<Failure>?
      private let subject = PassthroughSubject<Output, Failure>()
      public init(bufferSize: Int) { size = bufferSize }
      public func send(_ value: Output) {
        buffer = Array((buffer + [value]).suffix(size))
        subject.send(value)
      }
      public func send(completion: Subscribers.Completion<Failure>) {
        end = completion
        subject.send(completion: completion)
      }
      public func send(subscription: any Subscription) { subscription.request(.unlimited) }
      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let last = buffer.publisher.setFailureType(to: Failure.self)
        if let end {
          let rest: AnyPublisher<Output, Failure> =
            switch end {
            case .finished: Empty().eraseToAnyPublisher()
            case .failure(let error): Fail(error: error).eraseToAnyPublisher()
            }
          return last.append(rest).receive(subscriber: subscriber)
        }
        Publishers.Merge(subject, last.append(Empty(completeImmediately: false)))
          .receive(subscriber: subscriber)
      }
    }

    extension AnyPublisher {
      /// What a closure of ``create(_:)`` sends values with.
      public struct Subscriber {
        fileprivate let subject: PassthroughSubject<Output, Failure>
        public func send(_ value: Output) { subject.send(value) }
        public func send(completion: Subscribers.Completion<Failure>) {
          subject.send(completion: completion)
        }
      }
      public static func create(
        _ factory: @escaping (Subscriber) -> any Cancellable
      ) -> AnyPublisher<Output, Failure> {
        Deferred { () -> AnyPublisher<Output, Failure> in
          let subject = PassthroughSubject<Output, Failure>()
          var work: (any Cancellable)?
          return subject
            .handleEvents(
              receiveSubscription: { _ in
                // After the subscriber has asked for values.
                DispatchQueue.main.async { work = factory(Subscriber(subject: subject)) }
              },
              receiveCancel: { work?.cancel() }
            )
            .eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
      }
      public init(_ factory: @escaping (Subscriber) -> any Cancellable) { self = .create(factory) }
    }

    """#
}
