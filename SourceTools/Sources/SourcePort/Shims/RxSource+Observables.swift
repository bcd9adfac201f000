extension RxSource {
  /// Observables, subjects, relays and schedulers.
  static let observables = """
    public protocol Disposable { func dispose() }
    public protocol Cancelable: Disposable { var isDisposed: Bool { get } }

    public final class AnyDisposable: Cancelable {
      private var action: (() -> Void)?
      init(_ action: @escaping () -> Void = {}) { self.action = action }
      public var isDisposed: Bool { action == nil }
      public func dispose() {
        let action = action
        self.action = nil
        action?()
      }
    }

    public enum Disposables {
      public static func create() -> Cancelable { AnyDisposable() }
      public static func create(with dispose: @escaping () -> Void) -> Cancelable { AnyDisposable(dispose) }
      public static func create(_ disposables: Disposable...) -> Cancelable {
        AnyDisposable { for disposable in disposables { disposable.dispose() } }
      }
    }

    public final class CompositeDisposable: Cancelable {
      private var parts: [Disposable]
      public private(set) var isDisposed = false
      public init(_ disposables: Disposable...) { parts = disposables }
      @discardableResult public func insert(_ disposable: Disposable) -> Int? {
        if isDisposed { disposable.dispose() } else { parts.append(disposable) }
        return nil
      }
      public func dispose() {
        isDisposed = true
        let all = parts
        parts = []
        for part in all { part.dispose() }
      }
    }

    public final class SerialDisposable: Cancelable {
      public private(set) var isDisposed = false
      public init() {}
      public var disposable: Disposable = AnyDisposable() {
        didSet {
          oldValue.dispose()
          if isDisposed { disposable.dispose() }
        }
      }
      public func dispose() {
        isDisposed = true
        disposable.dispose()
      }
    }

    public final class SingleAssignmentDisposable: Cancelable {
      private let inner = SerialDisposable()
      public init() {}
      public var isDisposed: Bool { inner.isDisposed }
      public func setDisposable(_ disposable: Disposable) { inner.disposable = disposable }
      public func dispose() { inner.dispose() }
    }

    public final class BooleanDisposable: Cancelable {
      public private(set) var isDisposed: Bool
      public init(isDisposed: Bool = false) { self.isDisposed = isDisposed }
      public func dispose() { isDisposed = true }
    }

    public final class DisposeBag {
      private let parts = CompositeDisposable()
      public init() {}
      public convenience init(disposing disposables: Disposable...) {
        self.init()
        for disposable in disposables { insert(disposable) }
      }
      public func insert(_ disposable: Disposable) { parts.insert(disposable) }
      public func insert(_ disposables: Disposable...) { for part in disposables { insert(part) } }
      deinit { parts.dispose() }
    }

    extension Disposable {
      public func disposed(by bag: DisposeBag) { bag.insert(self) }
    }

    public enum RxError: Error { case unknown, noElements, timeout, moreThanOneElement, argumentOutOfRange }

    public enum Event<Element> {
      case next(Element)
      case error(Error)
      case completed
      public var element: Element? { if case .next(let element) = self { element } else { nil } }
      public var error: Error? { if case .error(let error) = self { error } else { nil } }
      public var isCompleted: Bool { if case .completed = self { true } else { false } }
      public var isStopEvent: Bool { element == nil }
    }

    public protocol ObserverType<Element> {
      associatedtype Element
      typealias E = Element
      func on(_ event: Event<Element>)
    }

    extension ObserverType {
      public func onNext(_ element: Element) { on(.next(element)) }
      public func onError(_ error: Error) { on(.error(error)) }
      public func onCompleted() { on(.completed) }
      public func asObserver() -> AnyObserver<Element> { AnyObserver(eventHandler: on) }
    }

    public struct AnyObserver<Element>: ObserverType {
      private let handle: (Event<Element>) -> Void
      public init(eventHandler: @escaping (Event<Element>) -> Void) { handle = eventHandler }
      public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        handle = observer.on
      }
      public func on(_ event: Event<Element>) { handle(event) }
      public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
        AnyObserver<Result> { event in
          switch event {
          case .next(let element):
            do { handle(.next(try transform(element))) } catch { handle(.error(error)) }
          case .error(let error): handle(.error(error))
          case .completed: handle(.completed)
          }
        }
      }
    }

    public protocol ObservableConvertibleType<Element> {
      associatedtype Element
      /// What RxSwift 3 and 4 called it.
      typealias E = Element
      func asObservable() -> Observable<Element>
    }

    public protocol ObservableType: ObservableConvertibleType {
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element
    }

    extension ObservableType {
      public func asObservable() -> Observable<Element> { Observable { self.subscribe($0) } }
    }

    open class Observable<Element>: ObservableType {
      private let run: (AnyObserver<Element>) -> Disposable
      init(run: @escaping (AnyObserver<Element>) -> Disposable = { _ in AnyDisposable() }) { self.run = run }
      open func asObservable() -> Observable<Element> { self }
      open func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element {
        let source = SerialDisposable()
        var isStopped = false
        let sink = AnyObserver<Element> { event in
          guard !isStopped, !source.isDisposed else { return }
          isStopped = event.isStopEvent
          observer.on(event)
          if isStopped { source.dispose() }
        }
        source.disposable = run(sink)
        return source
      }
    }

    extension ObservableType {
      public func subscribe(_ handle: @escaping (Event<Element>) -> Void) -> Disposable {
        subscribe(AnyObserver(eventHandler: handle))
      }
      public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
      ) -> Disposable {
        let source = subscribe { event in
          switch event {
          case .next(let element): onNext?(element)
          case .error(let error): onError?(error)
          case .completed: onCompleted?()
          }
        }
        return AnyDisposable {
          source.dispose()
          onDisposed?()
        }
      }
      public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
      ) -> Disposable {
        subscribe(
          onNext: { [weak object] in if let object { onNext?(object, $0) } },
          onError: { [weak object] in if let object { onError?(object, $0) } },
          onCompleted: { [weak object] in if let object { onCompleted?(object) } },
          onDisposed: { [weak object] in if let object { onDisposed?(object) } })
      }
    }

    /// The observers of a subject, in the order in which they came.
    final class ObserverList<Element> {
      private var all: [(id: Int, observer: AnyObserver<Element>)] = []
      private var count = 0
      private(set) var end: Event<Element>?
      var isEmpty: Bool { all.isEmpty }
      func send(_ event: Event<Element>) {
        guard end == nil else { return }
        if event.isStopEvent { end = event }
        let current = all
        for entry in current { entry.observer.on(event) }
        if event.isStopEvent { withExtendedLifetime(current) { all = [] } }
      }
      func add(_ observer: AnyObserver<Element>) -> Disposable {
        if let end {
          observer.on(end)
          return AnyDisposable()
        }
        count += 1
        let id = count
        all.append((id, observer))
        return AnyDisposable { [weak self] in self?.remove(id) }
      }
      /// Frees the observer once it is out of the list: what it kept may remove others.
      private func remove(_ id: Int) {
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        let removed = all.remove(at: index)
        withExtendedLifetime(removed) {}
      }
    }

    public protocol SubjectType: ObservableType {
      associatedtype Observer: ObserverType
      func asObserver() -> Observer
    }

    public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType {
      private let observers = ObserverList<Element>()
      public init() { super.init() }
      public var hasObservers: Bool { !observers.isEmpty }
      public func on(_ event: Event<Element>) { observers.send(event) }
      public func asObserver() -> PublishSubject<Element> { self }
      public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element { observers.add(AnyObserver(observer)) }
      public func dispose() {}
    }

    public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType {
      private let observers = ObserverList<Element>()
      private var last: Element
      public init(value: Element) {
        last = value
        super.init()
      }
      public var hasObservers: Bool { !observers.isEmpty }
      public func value() throws -> Element {
        if case .error(let error)? = observers.end { throw error }
        return last
      }
      public func on(_ event: Event<Element>) {
        if let element = event.element, observers.end == nil { last = element }
        observers.send(event)
      }
      public func asObserver() -> BehaviorSubject<Element> { self }
      public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element {
        if observers.end == nil { observer.onNext(last) }
        return observers.add(AnyObserver(observer))
      }
    }

    public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType {
      private let observers = ObserverList<Element>()
      private var kept: [Element] = []
      private let size: Int
      private init(size: Int) {
        self.size = size
        super.init()
      }
      public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(size: bufferSize) }
      public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(size: .max) }
      public func on(_ event: Event<Element>) {
        if let element = event.element, observers.end == nil { kept = (kept + [element]).suffix(size) }
        observers.send(event)
      }
      public func asObserver() -> ReplaySubject<Element> { self }
      public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element {
        for element in kept { observer.onNext(element) }
        return observers.add(AnyObserver(observer))
      }
    }

    public typealias AsyncSubject = ReplaySubject

    public final class PublishRelay<Element>: ObservableType {
      private let subject = PublishSubject<Element>()
      public init() {}
      public func accept(_ event: Element) { subject.onNext(event) }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element { subject.subscribe(observer) }
    }

    public final class BehaviorRelay<Element>: ObservableType {
      private let subject: BehaviorSubject<Element>
      public private(set) var value: Element
      public init(value: Element) {
        self.value = value
        subject = BehaviorSubject(value: value)
      }
      public func accept(_ event: Element) {
        value = event
        subject.onNext(event)
      }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element { subject.subscribe(observer) }
    }

    public final class ReplayRelay<Element>: ObservableType {
      private let subject: ReplaySubject<Element>
      private init(_ subject: ReplaySubject<Element>) { self.subject = subject }
      public static func create(bufferSize: Int) -> ReplayRelay { ReplayRelay(.create(bufferSize: bufferSize)) }
      public static func createUnbound() -> ReplayRelay { ReplayRelay(.createUnbounded()) }
      public func accept(_ event: Element) { subject.onNext(event) }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element { subject.subscribe(observer) }
    }

    /// A scheduler. All work is done at once, on the main thread.
    public protocol ImmediateSchedulerType {}
    public protocol SchedulerType: ImmediateSchedulerType {}
    public typealias RxTimeInterval = DispatchTimeInterval

    public final class MainScheduler: SchedulerType {
      public static let instance = MainScheduler(), asyncInstance = MainScheduler()
      public init() {}
      public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
    }
    public typealias ConcurrentMainScheduler = MainScheduler
    public final class CurrentThreadScheduler: SchedulerType {
      public static let instance = CurrentThreadScheduler()
    }
    public class SerialDispatchQueueScheduler: SchedulerType {
      public init(qos: DispatchQoS, internalSerialQueueName: String = "") {}
      public init(internalSerialQueueName: String) {}
      public init(queue: DispatchQueue, internalSerialQueueName: String) {}
    }
    public class ConcurrentDispatchQueueScheduler: SchedulerType {
      public init(qos: DispatchQoS) {}
      public init(queue: DispatchQueue) {}
    }
    public class OperationQueueScheduler: ImmediateSchedulerType {
      public init(operationQueue: OperationQueue) {}
    }

    extension RxTimeInterval {
      /// Does something after the interval, unless it is disposed before.
      func after(_ action: @escaping () -> Void) -> Disposable {
        let work = DispatchWorkItem(block: action)
        DispatchQueue.main.asyncAfter(deadline: .now() + self, execute: work)
        return AnyDisposable { work.cancel() }
      }
    }

    """
}
