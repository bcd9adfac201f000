extension RxSource {
  /// Names that RxSwift 3 and 4 had, and later versions do not.
  static let earlier = #"""

    /// A value that can be observed. It completes when it is released.
    public final class Variable<Element>: ObservableConvertibleType {
      private let subject: BehaviorSubject<Element>
      public var value: Element { didSet { subject.onNext(value) } }
      public init(_ value: Element) {
        self.value = value
        subject = BehaviorSubject(value: value)
      }
      deinit { subject.onCompleted() }
      public func asObservable() -> Observable<Element> { subject.asObservable() }
      public func asDriver() -> Driver<Element> { Driver(asObservable()) }
      fileprivate var binder: Binder<Element> { Binder(self) { $0.value = $1 } }
    }
    extension ObservableType {
      public func bind(to variable: Variable<Element>) -> Disposable { bind(to: variable.binder) }
      public func bind(to variable: Variable<Element?>) -> Disposable { bind(to: variable.binder) }
      public func bindTo(_ variable: Variable<Element>) -> Disposable { bind(to: variable) }
      public func bindTo(_ variable: Variable<Element?>) -> Disposable { bind(to: variable) }
      public func bindTo<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element { bind(to: observer) }
      public func bindTo<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element? { bind(to: observer) }
      public func bindTo<Result>(_ binder: (Self) -> Result) -> Result { binder(self) }
      public func bindTo<Argument, Result>(
        _ binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
      ) -> Result { binder(self)(curriedArgument) }
      public func bindNext(_ next: @escaping (Element) -> Void) -> Disposable { bind(onNext: next) }
      public func shareReplay(_ count: Int) -> Observable<Element> {
        share(replay: count, scope: .forever)
      }
      public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1) }
    }
    extension SharedSequenceConvertibleType {
      public func drive(_ variable: Variable<Element>) -> Disposable { drive(variable.binder) }
      public func drive(_ variable: Variable<Element?>) -> Disposable { drive(variable.binder) }
    }
    extension Disposable {
      public func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
    }
    public struct UIBindingObserver<UIElement: AnyObject, Value>: ObserverType {
      private let binder: Binder<Value>
      public init(UIElement: UIElement, binding: @escaping (UIElement, Value) -> Void) {
        binder = Binder(UIElement, binding: binding)
      }
      public func on(_ event: Event<Value>) { binder.on(event) }
    }

    extension DispatchTimeInterval: @retroactive ExpressibleByFloatLiteral {
      public init(floatLiteral seconds: Double) { self = .earlier(seconds) }
      /// An interval as it was given before RxSwift 5.
      static func earlier(_ seconds: Double) -> DispatchTimeInterval {
        .nanoseconds(Int(seconds * 1_000_000_000))
      }
    }
    extension ObservableType {
      public func debounce(_ seconds: Double, scheduler: SchedulerType) -> Observable<Element> {
        debounce(.earlier(seconds), scheduler: scheduler)
      }
      public func throttle(
        _ seconds: Double, latest: Bool = true, scheduler: SchedulerType
      ) -> Observable<Element> { throttle(.earlier(seconds), latest: latest, scheduler: scheduler) }
      public func delay(_ seconds: Double, scheduler: SchedulerType) -> Observable<Element> {
        delay(.earlier(seconds), scheduler: scheduler)
      }
      public func delaySubscription(
        _ seconds: Double, scheduler: SchedulerType
      ) -> Observable<Element> { delaySubscription(.earlier(seconds), scheduler: scheduler) }
      public func timeout(_ seconds: Double, scheduler: SchedulerType) -> Observable<Element> {
        timeout(.earlier(seconds), scheduler: scheduler)
      }
    }
    extension ObservableType where Element: FixedWidthInteger {
      public static func interval(
        _ seconds: Double, scheduler: SchedulerType
      ) -> Observable<Element> { interval(.earlier(seconds), scheduler: scheduler) }
      public static func timer(
        _ seconds: Double, period: Double? = nil, scheduler: SchedulerType
      ) -> Observable<Element> {
        timer(
          .earlier(seconds), period: period.map(DispatchTimeInterval.earlier), scheduler: scheduler)
      }
    }
    extension SharedSequence {
      public func debounce(_ seconds: Double) -> Self { debounce(.earlier(seconds)) }
      public func throttle(_ seconds: Double, latest: Bool = true) -> Self {
        throttle(.earlier(seconds), latest: latest)
      }
      public func delay(_ seconds: Double) -> Self { delay(.earlier(seconds)) }
    }
    extension PrimitiveSequence {
      public func timeout(_ seconds: Double, scheduler: SchedulerType) -> Self {
        timeout(.earlier(seconds), scheduler: scheduler)
      }
      public func delay(_ seconds: Double, scheduler: SchedulerType) -> Self {
        delay(.earlier(seconds), scheduler: scheduler)
      }
    }

    """#
}
