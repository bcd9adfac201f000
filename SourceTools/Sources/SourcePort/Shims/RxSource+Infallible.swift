extension RxSource {
  /// Observables that don't fail.
  static let infallible = #"""
    public enum InfallibleEvent<Element> { case next(Element), completed }
    public protocol InfallibleType<Element>: ObservableType {}

    /// An observable that doesn't fail. Operators that are not here make an observable of it.
    public struct Infallible<Element>: InfallibleType {
      public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void
      private let source: Observable<Element>
      init(_ source: Observable<Element>) { self.source = source }
      public func asObservable() -> Observable<Element> { source }
      public func asInfallible() -> Self { self }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element { source.subscribe(observer) }

      public static func create(subscribe: @escaping (@escaping InfallibleObserver) -> Disposable) -> Self {
        Self(
          .create { observer in
            subscribe { event in
              switch event {
              case .next(let element): observer.onNext(element)
              case .completed: observer.onCompleted()
              }
            }
          })
      }
      public static func just(_ element: Element) -> Self { Self(.just(element)) }
      public static func of(_ elements: Element...) -> Self { Self(.from(elements)) }
      public static func from(_ elements: [Element]) -> Self { Self(.from(elements)) }
      public static func empty() -> Self { Self(.empty()) }
      public static func never() -> Self { Self(.never()) }
      public static func deferred(_ make: @escaping () -> Self) -> Self { Self(.deferred { make().source }) }
      public static func merge(_ sources: Self...) -> Self { merge(sources) }
      public static func merge(_ sources: [Self]) -> Self { Self(.merge(sources.map(\.source))) }
      public static func concat(_ sources: Self...) -> Self { Self(.concat(sources.map(\.source))) }

      public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        .init(source.map(transform))
      }
      public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
        .init(source.compactMap(transform))
      }
      public func filter(_ isIncluded: @escaping (Element) -> Bool) -> Self { Self(source.filter(isIncluded)) }
      public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
      ) -> Infallible<Source.Element> { .init(source.flatMap(selector)) }
      public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
      ) -> Infallible<Source.Element> { .init(source.flatMapLatest(selector)) }
      public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
      ) -> Infallible<Source.Element> { .init(source.flatMapFirst(selector)) }
      public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
      ) -> Infallible<Source.Element> { .init(source.concatMap(selector)) }
      public func scan<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) -> Result
      ) -> Infallible<Result> { .init(source.scan(seed, accumulator: accumulator)) }
      public func withLatestFrom<Source: InfallibleType>(
        _ second: Source
      ) -> Infallible<Source.Element> { .init(source.withLatestFrom(second)) }
      public func startWith(_ element: Element) -> Self { Self(source.startWith(element)) }
      public func skip(_ count: Int) -> Self { Self(source.skip(count)) }
      public func take(_ count: Int) -> Self { Self(source.take(count)) }
      public func debug(_ identifier: String? = nil) -> Self { self }
      public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Self {
        Self(source.share(replay: replay, scope: scope))
      }
      public func observe(on scheduler: ImmediateSchedulerType) -> Self { self }
      public func subscribe(on scheduler: ImmediateSchedulerType) -> Self { self }
      public func debounce(_ time: RxTimeInterval, scheduler: SchedulerType) -> Self {
        Self(source.debounce(time, scheduler: scheduler))
      }
      public func throttle(
        _ time: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType
      ) -> Self { self }
      public func delay(_ time: RxTimeInterval, scheduler: SchedulerType) -> Self {
        Self(source.delay(time, scheduler: scheduler))
      }
      public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
      ) -> Self {
        Self(
          source.do(
            onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, onSubscribe: onSubscribe,
            onSubscribed: onSubscribed, onDispose: onDispose))
      }
      public func asDriver() -> Driver<Element> { Driver(source) }
      public func asSignal() -> Signal<Element> { Signal(source) }
    }

    extension Infallible where Element: Equatable {
      public func distinctUntilChanged() -> Self { Self(asObservable().distinctUntilChanged()) }
    }
    extension ObservableConvertibleType {
      public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
      }
      public func asInfallible(onErrorFallbackTo other: Infallible<Element>) -> Infallible<Element> {
        asInfallible { _ in other }
      }
      public func asInfallible(
        onErrorRecover: @escaping (Error) -> Infallible<Element>
      ) -> Infallible<Element> {
        Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
      }
    }
    extension RelayType {
      public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
    }

    """#
}
