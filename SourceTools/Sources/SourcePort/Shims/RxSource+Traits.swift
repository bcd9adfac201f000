extension RxSource {
  /// Observables with a promise: single elements, drivers, signals.
  static let traits = #"""
    public enum SingleTrait {}
    public enum MaybeTrait {}
    public enum CompletableTrait {}
    public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
    public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
    public typealias Completable = PrimitiveSequence<CompletableTrait, Never>
    public typealias SingleEvent<Element> = Result<Element, Error>
    extension Result where Failure == Error {
      /// What RxSwift 5 calls the failure of a `Single`.
      public static func error(_ error: Error) -> Result { .failure(error) }
    }
    public enum MaybeEvent<Element> { case success(Element), error(Error), completed }
    public enum CompletableEvent { case error(Error), completed }

    /// An observable that ends with one element, or with none.
    public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
      public typealias SingleObserver = (Result<Element, Error>) -> Void
      public typealias MaybeObserver = (MaybeEvent<Element>) -> Void
      public typealias CompletableObserver = (CompletableEvent) -> Void
      private let source: Observable<Element>
      init(_ source: Observable<Element>) { self.source = source }
      public func asObservable() -> Observable<Element> { source }
      public static func error(_ error: Error) -> Self { Self(.error(error)) }
      public static func never() -> Self { Self(.never()) }
      public static func deferred(_ make: @escaping () throws -> Self) -> Self {
        Self(.deferred { try make().source })
      }
      public func observe(on scheduler: ImmediateSchedulerType) -> Self { self }
      public func observeOn(_ scheduler: ImmediateSchedulerType) -> Self { self }
      public func subscribe(on scheduler: ImmediateSchedulerType) -> Self { self }
      public func subscribeOn(_ scheduler: ImmediateSchedulerType) -> Self { self }
      public func debug(_ identifier: String? = nil) -> Self { self }
      public func timeout(_ time: RxTimeInterval, scheduler: SchedulerType) -> Self { self }
      public func delay(_ time: RxTimeInterval, scheduler: SchedulerType) -> Self {
        Self(source.delay(time, scheduler: scheduler))
      }
      public func delaySubscription(_ time: RxTimeInterval, scheduler: SchedulerType) -> Self {
        Self(source.delaySubscription(time, scheduler: scheduler))
      }
      public func retry(_ count: Int = 1) -> Self { Self(source.retry(count)) }
      public func retry<Trigger: ObservableType>(
        when trigger: @escaping (Observable<Error>) -> Trigger
      ) -> Self { Self(source.retry(when: trigger)) }
      public func retryWhen<Trigger: ObservableType>(
        _ trigger: @escaping (Observable<Error>) -> Trigger
      ) -> Self { retry(when: trigger) }
      public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(source.filter(isIncluded))
      }
      public func `catch`(_ handler: @escaping (Error) throws -> Self) -> Self {
        Self(source.catch { try handler($0).source })
      }
      public func catchError(_ handler: @escaping (Error) throws -> Self) -> Self { `catch`(handler) }
      public func catchAndReturn(_ element: Element) -> Self { Self(source.catchAndReturn(element)) }
      public func catchErrorJustReturn(_ element: Element) -> Self { catchAndReturn(element) }
      public func asCompletable() -> Completable { Completable(source.asNothing()) }
      public func asMaybe() -> Maybe<Element> { Maybe(source) }
      public func asSingle() -> Single<Element> { Single(source) }
    }

    extension ObservableType {
      /// The end of the observable, without its elements.
      func asNothing() -> Observable<Never> {
        answering { event, observer in
          switch event {
          case .next: break
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }
      public func asSingle() -> Single<Element> { Single(asObservable()) }
      public func asMaybe() -> Maybe<Element> { Maybe(asObservable()) }
      public func asCompletable() -> Completable { Completable(asNothing()) }
      public func ignoreElements() -> Observable<Never> { asNothing() }
    }

    extension PrimitiveSequence where Trait == SingleTrait {
      public static func create(subscribe: @escaping (@escaping SingleObserver) -> Disposable) -> Single<Element> {
        Single(
          Observable { observer in
            subscribe { result in
              switch result {
              case .success(let element):
                observer.onNext(element)
                observer.onCompleted()
              case .failure(let error): observer.onError(error)
              }
            }
          })
      }
      public static func just(_ element: Element) -> Single<Element> { Single(.just(element)) }
      public func subscribe(_ observer: @escaping SingleObserver) -> Disposable {
        asObservable().take(1).subscribe(
          onNext: { observer(.success($0)) }, onError: { observer(.failure($0)) })
      }
      public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
      ) -> Disposable {
        asObservable().take(1).subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
      }
      public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: @escaping (Error) -> Void
      ) -> Disposable { subscribe(onSuccess: onSuccess, onFailure: onError) }
      public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
      ) -> Disposable {
        asObservable().take(1).subscribe(
          with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
      }
      public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single<Result>(asObservable().map(transform))
      }
      public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe<Result>(asObservable().compactMap(transform))
      }
      public func flatMap<Result>(
        _ transform: @escaping (Element) throws -> Single<Result>
      ) -> Single<Result> { Single<Result>(asObservable().flatMap(transform)) }
      public func flatMapCompletable(
        _ transform: @escaping (Element) throws -> Completable
      ) -> Completable { Completable(asObservable().flatMap(transform)) }
      public func flatMapMaybe<Result>(
        _ transform: @escaping (Element) throws -> Maybe<Result>
      ) -> Maybe<Result> { Maybe<Result>(asObservable().flatMap(transform)) }
      public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
      ) -> Single<Element> {
        Single(
          asObservable().do(
            onNext: onSuccess, afterNext: afterSuccess, onError: onError, onSubscribe: onSubscribe,
            onSubscribed: onSubscribed, onDispose: onDispose))
      }
    }

    extension PrimitiveSequence where Trait == MaybeTrait {
      public static func create(subscribe: @escaping (@escaping MaybeObserver) -> Disposable) -> Maybe<Element> {
        Maybe(
          Observable { observer in
            subscribe { event in
              switch event {
              case .success(let element):
                observer.onNext(element)
                observer.onCompleted()
              case .error(let error): observer.onError(error)
              case .completed: observer.onCompleted()
              }
            }
          })
      }
      public static func just(_ element: Element) -> Maybe<Element> { Maybe(.just(element)) }
      public static func empty() -> Maybe<Element> { Maybe(.empty()) }
      public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        Maybe<Result>(asObservable().map(transform))
      }
      public func flatMap<Result>(
        _ transform: @escaping (Element) throws -> Maybe<Result>
      ) -> Maybe<Result> { Maybe<Result>(asObservable().flatMap(transform)) }
      public func ifEmpty(default value: Element) -> Single<Element> {
        Single(asObservable().ifEmpty(default: value))
      }
      public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
      ) -> Disposable {
        asObservable().subscribe(
          onNext: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
      }
    }

    extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
      public static func create(subscribe: @escaping (@escaping CompletableObserver) -> Disposable) -> Completable {
        Completable(
          Observable { observer in
            subscribe { event in
              switch event {
              case .error(let error): observer.onError(error)
              case .completed: observer.onCompleted()
              }
            }
          })
      }
      public static func empty() -> Completable { Completable(.empty()) }
      public func subscribe(
        onCompleted: (() -> Void)? = nil, onError: ((Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
      ) -> Disposable {
        asObservable().subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
      }
      public func subscribe(_ observer: @escaping CompletableObserver) -> Disposable {
        subscribe(onCompleted: { observer(.completed) }, onError: { observer(.error($0)) })
      }
      public func andThen<Result>(_ second: Single<Result>) -> Single<Result> { Single<Result>(then(second)) }
      public func andThen(_ second: Completable) -> Completable { Completable(then(second)) }
      public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> { then(second) }
      private func then<Second: ObservableConvertibleType>(_ second: Second) -> Observable<Second.Element> {
        Observable { observer in
          let rest = SerialDisposable()
          let source = self.subscribe(
            onCompleted: { rest.disposable = second.asObservable().subscribe(observer) },
            onError: { observer.onError($0) })
          return CompositeDisposable(source, rest)
        }
      }
      public func `do`(
        onError: ((Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
      ) -> Completable {
        Completable(
          asObservable().do(
            onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe, onDispose: onDispose))
      }
    }

    public protocol SharingStrategyProtocol {}
    public enum DriverSharingStrategy: SharingStrategyProtocol {}
    public enum SignalSharingStrategy: SharingStrategyProtocol {}
    public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
    public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>
    public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
      associatedtype SharingStrategy
      func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
    }

    extension SharedSequenceConvertibleType {
      public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
      public func map<Result>(
        _ transform: @escaping (Element) -> Result
      ) -> SharedSequence<SharingStrategy, Result> { asSharedSequence().map(transform) }
      public func compactMap<Result>(
        _ transform: @escaping (Element) -> Result?
      ) -> SharedSequence<SharingStrategy, Result> { asSharedSequence().compactMap(transform) }
      public func filter(
        _ isIncluded: @escaping (Element) -> Bool
      ) -> SharedSequence<SharingStrategy, Element> { asSharedSequence().filter(isIncluded) }
      public func flatMap<Strategy, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
      ) -> SharedSequence<Strategy, Result> { asSharedSequence().flatMap(selector) }
      public func flatMapLatest<Strategy, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
      ) -> SharedSequence<Strategy, Result> { asSharedSequence().flatMapLatest(selector) }
      public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        asSharedSequence().startWith(element)
      }
      public func withLatestFrom<Strategy, Other>(
        _ second: SharedSequence<Strategy, Other>
      ) -> SharedSequence<SharingStrategy, Other> { asSharedSequence().withLatestFrom(second) }
    }
    extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
      public func asDriver() -> Driver<Element> { asSharedSequence() }
    }
    extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
      public func asSignal() -> Signal<Element> { asSharedSequence() }
    }

    /// An observable for the interface: it is shared, and doesn't fail.
    public struct SharedSequence<SharingStrategy, Element>: SharedSequenceConvertibleType {
      private let source: Observable<Element>
      init(_ source: Observable<Element>) {
        self.source = source.share(replay: SharingStrategy.self == DriverSharingStrategy.self ? 1 : 0)
      }
      public func asObservable() -> Observable<Element> { source }
      public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
      public func asDriver() -> Driver<Element> { Driver(source) }
      public func asSignal() -> Signal<Element> { Signal(source) }
      public static func just(_ element: Element) -> Self { Self(.just(element)) }
      public static func of(_ elements: Element...) -> Self { Self(.from(elements)) }
      public static func from(_ elements: [Element]) -> Self { Self(.from(elements)) }
      public static func empty() -> Self { Self(.empty()) }
      public static func never() -> Self { Self(.never()) }
      public static func deferred(_ make: @escaping () -> Self) -> Self { Self(.deferred { make().source }) }
      public static func merge(_ sources: Self...) -> Self { Self(.merge(sources.map(\.source))) }
      public static func merge(_ sources: [Self]) -> Self { Self(.merge(sources.map(\.source))) }
      public func map<Result>(_ transform: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
        .init(source.map(transform))
      }
      public func compactMap<Result>(
        _ transform: @escaping (Element) -> Result?
      ) -> SharedSequence<SharingStrategy, Result> { .init(source.compactMap(transform)) }
      public func filter(_ isIncluded: @escaping (Element) -> Bool) -> Self { Self(source.filter(isIncluded)) }
      public func flatMap<Strategy, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
      ) -> SharedSequence<Strategy, Result> { .init(source.flatMap(selector)) }
      public func flatMapLatest<Strategy, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
      ) -> SharedSequence<Strategy, Result> { .init(source.flatMapLatest(selector)) }
      public func flatMapFirst<Strategy, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
      ) -> SharedSequence<Strategy, Result> { .init(source.flatMapFirst(selector)) }
      public func scan<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) -> Result
      ) -> SharedSequence<SharingStrategy, Result> { .init(source.scan(seed, accumulator: accumulator)) }
      public func startWith(_ element: Element) -> Self { Self(source.startWith(element)) }
      public func skip(_ count: Int) -> Self { Self(source.skip(count)) }
      public func debug(_ identifier: String? = nil) -> Self { self }
      public func distinctUntilChanged<Key: Equatable>(_ key: @escaping (Element) -> Key) -> Self {
        Self(source.distinctUntilChanged(key))
      }
      public func debounce(_ time: RxTimeInterval) -> Self {
        Self(source.debounce(time, scheduler: MainScheduler.instance))
      }
      public func throttle(_ time: RxTimeInterval, latest: Bool = true) -> Self { self }
      public func delay(_ time: RxTimeInterval) -> Self {
        Self(source.delay(time, scheduler: MainScheduler.instance))
      }
      public func withLatestFrom<Strategy, Other>(
        _ second: SharedSequence<Strategy, Other>
      ) -> SharedSequence<SharingStrategy, Other> { .init(source.withLatestFrom(second)) }
      public func withLatestFrom<Strategy, Other, Result>(
        _ second: SharedSequence<Strategy, Other>,
        resultSelector: @escaping (Element, Other) -> Result
      ) -> SharedSequence<SharingStrategy, Result> {
        .init(source.withLatestFrom(second, resultSelector: resultSelector))
      }
      public func `do`(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
      ) -> Self {
        Self(source.do(onNext: onNext, onCompleted: onCompleted, onSubscribe: onSubscribe, onDispose: onDispose))
      }
      public static func concat(_ sources: Self...) -> Self { Self(.concat(sources.map(\.source))) }
      public static func combineLatest<Item>(
        _ sources: [SharedSequence<SharingStrategy, Item>]
      ) -> Self where Element == [Item] { Self(.combineLatest(sources.map { $0.asObservable() })) }
    }

    extension SharedSequence where Element: SharedSequenceConvertibleType {
      public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        .init(source.merge())
      }
      public func merge(
        maxConcurrent: Int
      ) -> SharedSequence<Element.SharingStrategy, Element.Element> {
        .init(source.merge(maxConcurrent: maxConcurrent))
      }
      public func concat() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        .init(source.concat())
      }
      public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        .init(source.switchLatest())
      }
    }

    extension SharedSequence where Element: Equatable {
      public func distinctUntilChanged() -> Self { distinctUntilChanged { $0 } }
    }

    extension ObservableConvertibleType {
      public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        Driver(asObservable().catchAndReturn(element))
      }
      public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
        Driver(asObservable().catch { _ in other.asObservable() })
      }
      public func asDriver(onErrorRecover: @escaping (Error) -> Driver<Element>) -> Driver<Element> {
        Driver(asObservable().catch { onErrorRecover($0).asObservable() })
      }
      public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        Signal(asObservable().catchAndReturn(element))
      }
      public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
        Signal(asObservable().catch { _ in other.asObservable() })
      }
    }

    extension BehaviorRelay { public func asDriver() -> Driver<Element> { Driver(asObservable()) } }
    extension PublishRelay { public func asSignal() -> Signal<Element> { Signal(asObservable()) } }

    """#
}
