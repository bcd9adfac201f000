/// ReactiveSwift and ReactiveCocoa: signals, producers, properties, actions, and bindings of controls. All
/// work is done where it is started.
enum ReactiveSwiftSource {
  static let text =
    foundation + properties + actions + cocoa
    + ["Signal", "SignalProducer"].map { operators.replacing("STREAM", with: $0) }.joined()

  private static let foundation = #"""
    import Foundation
    import PortableUIKit

    public typealias NoError = Never
    public struct AnyError: Error {
      public let error: Error
      public init(_ error: Error) { self.error = (error as? AnyError)?.error ?? error }
    }
    extension Result {
      public var value: Success? { try? get() }
      public var error: Failure? { if case .failure(let error) = self { error } else { nil } }
      public init(value: Success) { self = .success(value) }
      public init(error: Failure) { self = .failure(error) }
    }

    // MARK: Disposables

    public protocol Disposable: AnyObject {
      var isDisposed: Bool { get }
      func dispose()
    }
    public final class AnyDisposable: Disposable {
      private var action: (() -> Void)?
      public init(_ action: @escaping () -> Void = {}) { self.action = action }
      public convenience init(_ other: Disposable) { self.init { other.dispose() } }
      public convenience init(action: @escaping () -> Void) { self.init(action) }
      public var isDisposed: Bool { action == nil }
      public func dispose() {
        let action = action
        self.action = nil
        action?()
      }
    }
    public typealias ActionDisposable = AnyDisposable
    public typealias SimpleDisposable = AnyDisposable
    public final class CompositeDisposable: Disposable {
      private var all: [Disposable] = []
      public private(set) var isDisposed = false
      public init() {}
      public init(_ disposables: [Disposable?]) { all = disposables.compactMap { $0 } }
      @discardableResult public func add(_ disposable: Disposable?) -> Disposable? {
        guard let disposable else { return nil }
        guard !isDisposed else {
          disposable.dispose()
          return nil
        }
        all.removeAll(where: \.isDisposed)
        all.append(disposable)
        return AnyDisposable { [weak self] in self?.all.removeAll { $0 === disposable } }
      }
      @discardableResult public func add(_ action: @escaping () -> Void) -> Disposable? {
        add(AnyDisposable(action))
      }
      public func dispose() {
        isDisposed = true
        let old = all
        all = []
        for disposable in old { disposable.dispose() }
      }
      @discardableResult
      public static func += (bag: CompositeDisposable, disposable: Disposable?) -> Disposable? {
        bag.add(disposable)
      }
      @discardableResult
      public static func += (bag: CompositeDisposable, action: @escaping () -> Void) -> Disposable? {
        bag.add(action)
      }
    }
    public final class SerialDisposable: Disposable {
      public private(set) var isDisposed = false
      public var inner: Disposable? {
        didSet {
          oldValue?.dispose()
          if isDisposed { inner?.dispose() }
        }
      }
      public var innerDisposable: Disposable? {
        get { inner }
        set { inner = newValue }
      }
      public init(_ inner: Disposable? = nil) { self.inner = inner }
      public func dispose() {
        isDisposed = true
        inner?.dispose()
      }
    }
    public final class ScopedDisposable<Inner: Disposable>: Disposable {
      public let inner: Inner
      public init(_ inner: Inner) { self.inner = inner }
      public var isDisposed: Bool { inner.isDisposed }
      public func dispose() { inner.dispose() }
      deinit { dispose() }
    }
    extension ScopedDisposable where Inner == CompositeDisposable {
      @discardableResult
      public static func += (
        scope: ScopedDisposable<CompositeDisposable>, disposable: Disposable?
      ) -> Disposable? { scope.inner.add(disposable) }
    }

    public final class Lifetime {
      public final class Token {
        fileprivate let bag = CompositeDisposable()
        public init() {}
        public func dispose() { bag.dispose() }
        deinit { bag.dispose() }
      }
      private let bag: CompositeDisposable
      public init(_ token: Token) { bag = token.bag }
      fileprivate init(_ bag: CompositeDisposable) { self.bag = bag }
      public static func make() -> (lifetime: Lifetime, token: Token) {
        let token = Token()
        return (Lifetime(token), token)
      }
      public static func of(_ object: AnyObject) -> Lifetime { ofObject(object) }
      public var hasEnded: Bool { bag.isDisposed }
      public var ended: Signal<Never, Never> {
        Signal { observer, _ in self.observeEnded { observer.sendCompleted() } }
      }
      @discardableResult public func observeEnded(_ action: @escaping () -> Void) -> Disposable? {
        bag.add(action)
      }
      @discardableResult public static func += (lifetime: Lifetime, disposable: Disposable?) -> Disposable? {
        lifetime.bag.add(disposable)
      }
    }
    private final class LifetimeKey {
      nonisolated(unsafe) static var token: UInt8 = 0
    }
    private func ofObject(_ object: AnyObject) -> Lifetime {
      if let token = objc_getAssociatedObject(object, &LifetimeKey.token) as? Lifetime.Token {
        return Lifetime(token)
      }
      let token = Lifetime.Token()
      objc_setAssociatedObject(
        object, &LifetimeKey.token, token, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return Lifetime(token)
    }

    // MARK: Schedulers

    public protocol Scheduler: AnyObject {
      @discardableResult func schedule(_ action: @escaping () -> Void) -> Disposable?
    }
    public protocol DateScheduler: Scheduler {
      var currentDate: Date { get }
      @discardableResult
      func schedule(after date: Date, action: @escaping () -> Void) -> Disposable?
    }
    extension DateScheduler {
      public var currentDate: Date { Date() }
      @discardableResult
      public func schedule(after date: Date, action: @escaping () -> Void) -> Disposable? {
        wait(date.timeIntervalSince(currentDate), action)
      }
      @discardableResult
      public func schedule(
        after delay: DispatchTimeInterval, action: @escaping () -> Void
      ) -> Disposable? { wait(delay.seconds, action) }
    }
    extension DispatchTimeInterval {
      fileprivate var seconds: TimeInterval {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        default: 0
        }
      }
    }
    @discardableResult
    private func wait(_ seconds: TimeInterval, _ action: @escaping () -> Void) -> Disposable {
      let wait = AnyDisposable()
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) {
        if !wait.isDisposed { action() }
      }
      return wait
    }
    public final class ImmediateScheduler: Scheduler {
      public init() {}
      public func schedule(_ action: @escaping () -> Void) -> Disposable? {
        action()
        return nil
      }
    }
    public final class UIScheduler: Scheduler {
      public init() {}
      public func schedule(_ action: @escaping () -> Void) -> Disposable? {
        if Thread.isMainThread { action() } else { DispatchQueue.main.async { action() } }
        return nil
      }
    }
    public final class QueueScheduler: DateScheduler {
      public static let main = QueueScheduler()
      public init(
        qos: DispatchQoS = .default, name: String = "", targeting queue: DispatchQueue? = nil
      ) {}
      public func schedule(_ action: @escaping () -> Void) -> Disposable? {
        DispatchQueue.main.async { action() }
        return nil
      }
    }

    // MARK: Signals

    public enum FlattenStrategy: Equatable {
      case merge, concat, latest, race, throttle
      case concurrent(limit: UInt)
    }

    public final class Signal<Value, Error: Swift.Error> {
      public enum Event {
        case value(Value)
        case failed(Error)
        case completed
        case interrupted
        public var isTerminating: Bool { if case .value = self { false } else { true } }
        public var value: Value? { if case .value(let value) = self { value } else { nil } }
        public var error: Error? { if case .failed(let error) = self { error } else { nil } }
      }
      public final class Observer {
        private let action: (Event) -> Void
        public init(_ action: @escaping (Event) -> Void) { self.action = action }
        public init(
          value: ((Value) -> Void)? = nil, failed: ((Error) -> Void)? = nil,
          completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil
        ) {
          action = { event in
            switch event {
            case .value(let new): value?(new)
            case .failed(let error): failed?(error)
            case .completed: completed?()
            case .interrupted: interrupted?()
            }
          }
        }
        public func send(_ event: Event) { action(event) }
        public func send(value: Value) { action(.value(value)) }
        public func send(error: Error) { action(.failed(error)) }
        public func sendCompleted() { action(.completed) }
        public func sendInterrupted() { action(.interrupted) }
      }

      private final class Core {
        var observers: [(id: Int, observer: Observer)] = []
        var next = 0
        var isOver = false
        let bag = CompositeDisposable()
        func send(_ event: Event) {
          guard !isOver else { return }
          isOver = event.isTerminating
          let current = observers
          for entry in current { entry.observer.send(event) }
          if isOver {
            withExtendedLifetime(current) { observers = [] }
            bag.dispose()
          }
        }
        /// Frees the observer once it is out of the list: what it kept may remove others.
        func remove(_ id: Int) {
          guard let index = observers.firstIndex(where: { $0.id == id }) else { return }
          let removed = observers.remove(at: index)
          withExtendedLifetime(removed) {}
        }
      }
      private let core = Core()

      public init(_ generator: (Observer, Lifetime) -> Void) {
        generator(Observer { [core] in core.send($0) }, Lifetime(core.bag))
      }
      public static func pipe(disposable: Disposable? = nil) -> (output: Signal, input: Observer) {
        var input: Observer!
        let output = Signal { observer, lifetime in
          input = observer
          lifetime += disposable
        }
        return (output, input)
      }
      public static var never: Signal { Signal { _, _ in } }
      public static var empty: Signal { Signal { observer, _ in observer.sendCompleted() } }

      @discardableResult public func observe(_ observer: Observer) -> Disposable? {
        guard !core.isOver else {
          observer.sendInterrupted()
          return nil
        }
        core.next += 1
        let id = core.next
        core.observers.append((id, observer))
        return AnyDisposable { [core] in core.remove(id) }
      }
      @discardableResult public func observe(_ action: @escaping (Event) -> Void) -> Disposable? {
        observe(Observer(action))
      }
      @discardableResult
      public func observeResult(_ action: @escaping (Result<Value, Error>) -> Void) -> Disposable? {
        observe(Observer(value: { action(.success($0)) }, failed: { action(.failure($0)) }))
      }
      @discardableResult public func observeFailed(_ action: @escaping (Error) -> Void) -> Disposable? {
        observe(Observer(failed: action))
      }
      @discardableResult public func observeCompleted(_ action: @escaping () -> Void) -> Disposable? {
        observe(Observer(completed: action))
      }
      @discardableResult public func observeInterrupted(_ action: @escaping () -> Void) -> Disposable? {
        observe(Observer(interrupted: action))
      }
      fileprivate func lift<U, F>(
        _ make: @escaping (Signal<U, F>.Observer, CompositeDisposable) -> Observer
      ) -> Signal<U, F> {
        Signal<U, F> { observer, lifetime in
          let bag = CompositeDisposable()
          bag += self.observe(make(observer, bag))
          lifetime += bag
        }
      }
    }
    extension Signal where Error == Never {
      @discardableResult public func observeValues(_ action: @escaping (Value) -> Void) -> Disposable? {
        observe(Observer(value: action))
      }
    }

    public protocol SignalProducerConvertible {
      associatedtype Value
      associatedtype Error: Swift.Error
      var producer: SignalProducer<Value, Error> { get }
    }
    public protocol BindingSource: SignalProducerConvertible where Error == Never {}
    extension Signal: SignalProducerConvertible {
      public var producer: SignalProducer<Value, Error> { SignalProducer(self) }
    }
    extension Signal: BindingSource where Error == Never {}
    extension SignalProducer: BindingSource where Error == Never {}

    public struct SignalProducer<Value, Error: Swift.Error>: SignalProducerConvertible {
      public typealias ProducedSignal = Signal<Value, Error>
      private let starting: (Signal<Value, Error>.Observer, Lifetime) -> Void
      public var producer: SignalProducer<Value, Error> { self }
      public init(_ startHandler: @escaping (Signal<Value, Error>.Observer, Lifetime) -> Void) {
        starting = startHandler
      }
      public init(value: Value) {
        self.init { observer, _ in
          observer.send(value: value)
          observer.sendCompleted()
        }
      }
      public init(_ action: @escaping () -> Value) {
        self.init { observer, _ in
          observer.send(value: action())
          observer.sendCompleted()
        }
      }
      public init(_ action: @escaping () -> Result<Value, Error>) {
        self.init { observer, lifetime in
          SignalProducer(result: action()).starting(observer, lifetime)
        }
      }
      public init(error: Error) { self.init { observer, _ in observer.send(error: error) } }
      public init(result: Result<Value, Error>) {
        switch result {
        case .success(let value): self.init(value: value)
        case .failure(let error): self.init(error: error)
        }
      }
      public init<Values: Sequence>(_ values: Values) where Values.Element == Value {
        self.init { observer, lifetime in
          for value in values where !lifetime.hasEnded { observer.send(value: value) }
          observer.sendCompleted()
        }
      }
      public init(values first: Value, _ second: Value, _ others: Value...) {
        self.init([first, second] + others)
      }
      public init(_ signal: Signal<Value, Error>) {
        self.init { observer, lifetime in lifetime += signal.observe(observer) }
      }
      public static var empty: SignalProducer { SignalProducer { observer, _ in observer.sendCompleted() } }
      public static var never: SignalProducer { SignalProducer { _, _ in } }

      @discardableResult public func start(_ observer: Signal<Value, Error>.Observer) -> Disposable {
        let bag = CompositeDisposable()
        starting(
          Signal<Value, Error>.Observer { event in
            guard !bag.isDisposed else { return }
            observer.send(event)
            if event.isTerminating { bag.dispose() }
          }, Lifetime(bag))
        return bag
      }
      @discardableResult
      public func start(_ action: @escaping (Signal<Value, Error>.Event) -> Void = { _ in }) -> Disposable {
        start(Signal<Value, Error>.Observer(action))
      }
      @discardableResult
      public func startWithResult(_ action: @escaping (Result<Value, Error>) -> Void) -> Disposable {
        start(
          Signal<Value, Error>.Observer(
            value: { action(.success($0)) }, failed: { action(.failure($0)) }))
      }
      @discardableResult public func startWithFailed(_ action: @escaping (Error) -> Void) -> Disposable {
        start(Signal<Value, Error>.Observer(failed: action))
      }
      @discardableResult public func startWithCompleted(_ action: @escaping () -> Void) -> Disposable {
        start(Signal<Value, Error>.Observer(completed: action))
      }
      public func startWithSignal(_ setUp: (Signal<Value, Error>, Disposable) -> Void) {
        let (signal, input) = Signal<Value, Error>.pipe()
        let bag = SerialDisposable()
        setUp(signal, bag)
        bag.inner = start(input)
      }
      fileprivate func lift<U, F>(
        _ make: @escaping (Signal<U, F>.Observer, CompositeDisposable) -> Signal<Value, Error>.Observer
      ) -> SignalProducer<U, F> {
        SignalProducer<U, F> { observer, lifetime in
          let bag = CompositeDisposable()
          lifetime += bag
          bag += self.start(make(observer, bag))
        }
      }
      public func concat(_ next: SignalProducer) -> SignalProducer {
        lift { out, bag in
          Signal<Value, Error>.Observer { event in
            if case .completed = event { bag += next.start(out) } else { out.send(event) }
          }
        }
      }
      public func concat(value: Value) -> SignalProducer { concat(SignalProducer(value: value)) }
      public func prefix(_ first: SignalProducer) -> SignalProducer { first.concat(self) }
      public func prefix(value: Value) -> SignalProducer { prefix(SignalProducer(value: value)) }
      public func then<U>(_ next: SignalProducer<U, Error>) -> SignalProducer<U, Error> {
        lift { out, bag in
          Signal<Value, Error>.Observer(
            failed: { out.send(error: $0) }, completed: { bag += next.start(out) },
            interrupted: { out.sendInterrupted() })
        }
      }
      public func retry(upTo count: Int) -> SignalProducer {
        count > 0 ? flatMapError { _ in self.retry(upTo: count - 1) } : self
      }
      public func `repeat`(_ count: Int) -> SignalProducer {
        count > 1 ? concat(self.repeat(count - 1)) : self
      }
      public func replayLazily(upTo capacity: Int) -> SignalProducer {
        var events: [Signal<Value, Error>.Event]?
        return SignalProducer { observer, lifetime in
          if let events { return events.forEach(observer.send) }
          events = []
          lifetime += self.start { event in
            events?.append(event)
            observer.send(event)
          }
        }
      }
    }
    extension SignalProducer where Error == Never {
      @discardableResult public func startWithValues(_ action: @escaping (Value) -> Void) -> Disposable {
        start(Signal<Value, Never>.Observer(value: action))
      }
      public static func timer(
        interval: DispatchTimeInterval, on scheduler: DateScheduler
      ) -> SignalProducer<Date, Never> {
        SignalProducer<Date, Never> { observer, lifetime in
          let timer = Timer.scheduledTimer(withTimeInterval: interval.seconds, repeats: true) { _ in
            observer.send(value: Date())
          }
          lifetime.observeEnded { timer.invalidate() }
        }
      }
    }
    public func timer(
      interval: DispatchTimeInterval, on scheduler: DateScheduler
    ) -> SignalProducer<Date, Never> { SignalProducer<Date, Never>.timer(interval: interval, on: scheduler) }


    """#

  /// The operators of signals and of producers.
  private static let operators = #"""
    extension STREAM {
      /// A stream whose values come of this one's.
      private func passing<U>(
        _ onValue: @escaping (Value, Signal<U, Error>.Observer) -> Void
      ) -> STREAM<U, Error> {
        lift { out, _ in
          Signal<Value, Error>.Observer(
            value: { onValue($0, out) }, failed: { out.send(error: $0) },
            completed: { out.sendCompleted() }, interrupted: { out.sendInterrupted() })
        }
      }
      /// A stream whose values, which may be kept in between, come of this one's.
      private func keeping<State, U>(
        _ first: State, _ onValue: @escaping (inout State, Value, Signal<U, Error>.Observer) -> Void
      ) -> STREAM<U, Error> {
        lift { out, _ in
          var state = first
          return Signal<Value, Error>.Observer(
            value: { onValue(&state, $0, out) }, failed: { out.send(error: $0) },
            completed: { out.sendCompleted() }, interrupted: { out.sendInterrupted() })
        }
      }
      public func map<U>(_ transform: @escaping (Value) -> U) -> STREAM<U, Error> {
        passing { $1.send(value: transform($0)) }
      }
      public func map<U>(value: U) -> STREAM<U, Error> { map { _ in value } }
      public func filter(_ isIncluded: @escaping (Value) -> Bool) -> STREAM<Value, Error> {
        passing { if isIncluded($0) { $1.send(value: $0) } }
      }
      public func filterMap<U>(_ transform: @escaping (Value) -> U?) -> STREAM<U, Error> {
        passing { value, out in transform(value).map { out.send(value: $0) } }
      }
      public func compactMap<U>(_ transform: @escaping (Value) -> U?) -> STREAM<U, Error> {
        filterMap(transform)
      }
      public func skipNil<U>() -> STREAM<U, Error> where Value == U? { filterMap { $0 } }
      @_disfavoredOverload public func skipNil() -> STREAM<Value, Error> { map { $0 } }
      public func mapError<F>(_ transform: @escaping (Error) -> F) -> STREAM<Value, F> {
        lift { out, _ in
          Signal<Value, Error>.Observer(
            value: { out.send(value: $0) }, failed: { out.send(error: transform($0)) },
            completed: { out.sendCompleted() }, interrupted: { out.sendInterrupted() })
        }
      }
      public func skip(first count: Int) -> STREAM<Value, Error> {
        keeping(0) { seen, value, out in
          seen += 1
          if seen > count { out.send(value: value) }
        }
      }
      public func skip(while isSkipped: @escaping (Value) -> Bool) -> STREAM<Value, Error> {
        keeping(true) { skips, value, out in
          skips = skips && isSkipped(value)
          if !skips { out.send(value: value) }
        }
      }
      public func take(first count: Int = 1) -> STREAM<Value, Error> {
        guard count > 0 else { return .empty }
        return keeping(0) { seen, value, out in
          seen += 1
          if seen <= count { out.send(value: value) }
          if seen == count { out.sendCompleted() }
        }
      }
      public func take(while isTaken: @escaping (Value) -> Bool) -> STREAM<Value, Error> {
        passing { if isTaken($0) { $1.send(value: $0) } else { $1.sendCompleted() } }
      }
      public func take<Other: SignalProducerConvertible>(until trigger: Other) -> STREAM<Value, Error>
      where Other.Error == Never {
        lift { out, bag in
          bag += trigger.producer.start(
            Signal<Other.Value, Never>.Observer(
              value: { _ in out.sendCompleted() }, completed: { out.sendCompleted() }))
          return Signal<Value, Error>.Observer { out.send($0) }
        }
      }
      public func take(during lifetime: Lifetime) -> STREAM<Value, Error> {
        lift { out, _ in
          lifetime.observeEnded { out.sendCompleted() }
          return Signal<Value, Error>.Observer { out.send($0) }
        }
      }
      public func take(duringLifetimeOf object: AnyObject) -> STREAM<Value, Error> {
        take(during: Lifetime.of(object))
      }
      public func skipRepeats(_ isSame: @escaping (Value, Value) -> Bool) -> STREAM<Value, Error> {
        keeping(Value?.none) { last, value, out in
          if let old = last, isSame(old, value) { return }
          last = value
          out.send(value: value)
        }
      }
      public func skipRepeats() -> STREAM<Value, Error> where Value: Equatable { skipRepeats(==) }
      public func scan<U>(_ first: U, _ next: @escaping (U, Value) -> U) -> STREAM<U, Error> {
        keeping(first) { sum, value, out in
          sum = next(sum, value)
          out.send(value: sum)
        }
      }
      public func combinePrevious(_ first: Value) -> STREAM<(Value, Value), Error> {
        keeping(first) { last, value, out in
          let old = last
          last = value
          out.send(value: (old, value))
        }
      }
      public func collect() -> STREAM<[Value], Error> {
        lift { out, _ in
          var all: [Value] = []
          return Signal<Value, Error>.Observer(
            value: { all.append($0) }, failed: { out.send(error: $0) },
            completed: {
              out.send(value: all)
              out.sendCompleted()
            }, interrupted: { out.sendInterrupted() })
        }
      }
      public func observe(on scheduler: Scheduler) -> STREAM<Value, Error> {
        lift { out, _ in
          Signal<Value, Error>.Observer { event in scheduler.schedule { out.send(event) } }
        }
      }
      public func start(on scheduler: Scheduler) -> STREAM<Value, Error> { map { $0 } }
      public func delay(_ seconds: TimeInterval, on scheduler: DateScheduler) -> STREAM<Value, Error> {
        lift { out, bag in
          Signal<Value, Error>.Observer { event in
            if case .failed = event { return out.send(event) }
            bag += wait(seconds) { out.send(event) }
          }
        }
      }
      public func debounce(
        _ seconds: TimeInterval, on scheduler: DateScheduler, discardWhenCompleted: Bool = true
      ) -> STREAM<Value, Error> {
        lift { out, bag in
          let last = SerialDisposable()
          bag += last
          return Signal<Value, Error>.Observer { event in
            guard case .value = event else { return out.send(event) }
            last.inner = wait(seconds) { out.send(event) }
          }
        }
      }
      public func throttle(_ seconds: TimeInterval, on scheduler: DateScheduler) -> STREAM<Value, Error> {
        map { $0 }
      }
      public func timeout(
        after seconds: TimeInterval, raising error: Error, on scheduler: DateScheduler
      ) -> STREAM<Value, Error> { map { $0 } }
      public func logEvents(identifier: String = "") -> STREAM<Value, Error> { map { $0 } }
      public func on(
        starting: (() -> Void)? = nil, started: (() -> Void)? = nil,
        event: ((Signal<Value, Error>.Event) -> Void)? = nil, failed: ((Error) -> Void)? = nil,
        completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil,
        terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil,
        value: ((Value) -> Void)? = nil
      ) -> STREAM<Value, Error> {
        lift { out, bag in
          starting?()
          started?()
          if let disposed { bag.add(disposed) }
          return Signal<Value, Error>.Observer { new in
            event?(new)
            switch new {
            case .value(let new): value?(new)
            case .failed(let error): failed?(error)
            case .completed: completed?()
            case .interrupted: interrupted?()
            }
            if new.isTerminating { terminated?() }
            out.send(new)
          }
        }
      }
      public func attempt(_ action: @escaping (Value) -> Result<Void, Error>) -> STREAM<Value, Error> {
        attemptMap { value in action(value).map { value } }
      }
      public func attemptMap<U>(_ transform: @escaping (Value) -> Result<U, Error>) -> STREAM<U, Error> {
        passing { value, out in
          switch transform(value) {
          case .success(let new): out.send(value: new)
          case .failure(let error): out.send(error: error)
          }
        }
      }
      public func flatMapError<F>(
        _ handler: @escaping (Error) -> SignalProducer<Value, F>
      ) -> STREAM<Value, F> {
        lift { out, bag in
          Signal<Value, Error>.Observer(
            value: { out.send(value: $0) }, failed: { bag += handler($0).start(out) },
            completed: { out.sendCompleted() }, interrupted: { out.sendInterrupted() })
        }
      }
      /// Starts what values lead to, by a strategy.
      private func flattened<U, F>(
        _ strategy: FlattenStrategy, _ pass: @escaping (Error) -> F?,
        _ inner: @escaping (Value) -> SignalProducer<U, F>
      ) -> STREAM<U, F> {
        lift { out, bag in
          var (running, isOver) = (0, false)
          var waiting: [SignalProducer<U, F>] = []
          let latest = SerialDisposable()
          bag += latest
          func run(_ next: SignalProducer<U, F>) {
            running += 1
            let started = next.start { event in
              switch event {
              case .value(let value): out.send(value: value)
              case .failed(let error): out.send(error: error)
              case .completed, .interrupted:
                running -= 1
                if !waiting.isEmpty { run(waiting.removeFirst()) }
                if isOver, running == 0 { out.sendCompleted() }
              }
            }
            if strategy == .latest { latest.inner = started } else { bag += started }
          }
          return Signal<Value, Error>.Observer(
            value: { value in
              let next = inner(value)
              switch strategy {
              case .latest:
                latest.inner = nil
                running = 0
                run(next)
              case .concat where running > 0: waiting.append(next)
              case .race where running > 0, .throttle where running > 0: break
              default: run(next)
              }
            }, failed: { error in pass(error).map { out.send(error: $0) } },
            completed: {
              isOver = true
              if running == 0 { out.sendCompleted() }
            }, interrupted: { out.sendInterrupted() })
        }
      }
      public func flatMap<Inner: SignalProducerConvertible>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
      ) -> STREAM<Inner.Value, Error> where Inner.Error == Error {
        flattened(strategy, { $0 }) { transform($0).producer }
      }
      @_disfavoredOverload public func flatMap<Inner: SignalProducerConvertible>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
      ) -> STREAM<Inner.Value, Error> where Inner.Error == Never {
        flattened(strategy, { $0 }) { transform($0).producer.promoteError(Error.self) }
      }
      public func flatten(_ strategy: FlattenStrategy) -> STREAM<Value.Value, Error>
      where Value: SignalProducerConvertible, Value.Error == Error { flatMap(strategy) { $0 } }
      public func combineLatest<Other: SignalProducerConvertible>(
        with other: Other
      ) -> STREAM<(Value, Other.Value), Error> where Other.Error == Error {
        lift { out, bag in
          var (a, b): (Value?, Other.Value?) = (nil, nil)
          var over = 0
          func send() { if let a, let b { out.send(value: (a, b)) } }
          func end() {
            over += 1
            if over == 2 { out.sendCompleted() }
          }
          bag += other.producer.start(
            Signal<Other.Value, Error>.Observer(
              value: {
                b = $0
                send()
              }, failed: { out.send(error: $0) }, completed: end))
          return Signal<Value, Error>.Observer(
            value: {
              a = $0
              send()
            }, failed: { out.send(error: $0) }, completed: end,
            interrupted: { out.sendInterrupted() })
        }
      }
      public func zip<Other: SignalProducerConvertible>(
        with other: Other
      ) -> STREAM<(Value, Other.Value), Error> where Other.Error == Error {
        lift { out, bag in
          var (a, b): ([Value], [Other.Value]) = ([], [])
          func send() { while !a.isEmpty, !b.isEmpty { out.send(value: (a.removeFirst(), b.removeFirst())) } }
          bag += other.producer.start(
            Signal<Other.Value, Error>.Observer(
              value: {
                b.append($0)
                send()
              }, failed: { out.send(error: $0) }))
          return Signal<Value, Error>.Observer(
            value: {
              a.append($0)
              send()
            }, failed: { out.send(error: $0) }, completed: { out.sendCompleted() },
            interrupted: { out.sendInterrupted() })
        }
      }
      public func withLatest<Other: SignalProducerConvertible>(
        from other: Other
      ) -> STREAM<(Value, Other.Value), Error> where Other.Error == Never {
        lift { out, bag in
          var last: Other.Value?
          bag += other.producer.start(Signal<Other.Value, Never>.Observer(value: { last = $0 }))
          return Signal<Value, Error>.Observer(
            value: { value in last.map { out.send(value: (value, $0)) } },
            failed: { out.send(error: $0) }, completed: { out.sendCompleted() },
            interrupted: { out.sendInterrupted() })
        }
      }
      public func sample<Other: SignalProducerConvertible>(on trigger: Other) -> STREAM<Value, Error>
      where Other.Error == Never {
        lift { out, bag in
          var last: Value?
          bag += trigger.producer.start(
            Signal<Other.Value, Never>.Observer(value: { _ in last.map { out.send(value: $0) } }))
          return Signal<Value, Error>.Observer(
            value: { last = $0 }, failed: { out.send(error: $0) })
        }
      }
      public func merge<Other: SignalProducerConvertible>(with other: Other) -> STREAM<Value, Error>
      where Other.Value == Value, Other.Error == Error {
        lift { out, bag in
          var over = 0
          func pass(_ event: Signal<Value, Error>.Event) {
            guard case .completed = event else { return out.send(event) }
            over += 1
            if over == 2 { out.sendCompleted() }
          }
          bag += other.producer.start(pass)
          return Signal<Value, Error>.Observer(pass)
        }
      }
      public static func merge(_ all: STREAM<Value, Error>...) -> STREAM<Value, Error> { merge(all) }
      public static func merge(_ all: [STREAM<Value, Error>]) -> STREAM<Value, Error> {
        all.dropFirst().reduce(all.first ?? .empty) { $0.merge(with: $1) }
      }
      public static func combineLatest<B>(
        _ a: STREAM<Value, Error>, _ b: STREAM<B, Error>
      ) -> STREAM<(Value, B), Error> { a.combineLatest(with: b) }
      public static func combineLatest<B, C>(
        _ a: STREAM<Value, Error>, _ b: STREAM<B, Error>, _ c: STREAM<C, Error>
      ) -> STREAM<(Value, B, C), Error> {
        a.combineLatest(with: b).combineLatest(with: c).map { ($0.0, $0.1, $1) }
      }
      public static func combineLatest<B, C, D>(
        _ a: STREAM<Value, Error>, _ b: STREAM<B, Error>, _ c: STREAM<C, Error>,
        _ d: STREAM<D, Error>
      ) -> STREAM<(Value, B, C, D), Error> {
        combineLatest(a, b, c).combineLatest(with: d).map { ($0.0, $0.1, $0.2, $1) }
      }
      public static func zip<B>(
        _ a: STREAM<Value, Error>, _ b: STREAM<B, Error>
      ) -> STREAM<(Value, B), Error> { a.zip(with: b) }
    }
    extension STREAM where Error == Never {
      public func promoteError<F>(_: F.Type = F.self) -> STREAM<Value, F> {
        lift { out, _ in
          Signal<Value, Never>.Observer(
            value: { out.send(value: $0) }, completed: { out.sendCompleted() },
            interrupted: { out.sendInterrupted() })
        }
      }
      @_disfavoredOverload public func flatMap<Inner: SignalProducerConvertible>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
      ) -> STREAM<Inner.Value, Inner.Error> {
        promoteError(Inner.Error.self).flatMap(strategy) { transform($0).producer }
      }
      @_disfavoredOverload public func attemptMap<U, F>(
        _ transform: @escaping (Value) -> Result<U, F>
      ) -> STREAM<U, F> { promoteError(F.self).attemptMap(transform) }
    }
    extension STREAM where Value == Bool {
      public func negate() -> STREAM<Bool, Error> { map(!) }
      public func and<Other: SignalProducerConvertible>(_ other: Other) -> STREAM<Bool, Error>
      where Other.Value == Bool, Other.Error == Error { combineLatest(with: other).map { $0 && $1 } }
      public func or<Other: SignalProducerConvertible>(_ other: Other) -> STREAM<Bool, Error>
      where Other.Value == Bool, Other.Error == Error { combineLatest(with: other).map { $0 || $1 } }
    }


    """#
}
