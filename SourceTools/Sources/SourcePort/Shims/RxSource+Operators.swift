extension RxSource {
  /// The operators of one observable.
  static let operators = #"""
    extension ObservableType {
      public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> {
        Observable(run: subscribe)
      }
      public static func just(_ element: Element) -> Observable<Element> { from([element]) }
      public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element> {
        from([element])
      }
      public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }
      public static func from(_ elements: [Element]) -> Observable<Element> {
        Observable { observer in
          for element in elements { observer.onNext(element) }
          observer.onCompleted()
          return AnyDisposable()
        }
      }
      public static func from(optional: Element?) -> Observable<Element> { from(optional.map { [$0] } ?? []) }
      public static func empty() -> Observable<Element> { from([]) }
      public static func never() -> Observable<Element> { Observable() }
      public static func error(_ error: Error) -> Observable<Element> {
        Observable { observer in
          observer.onError(error)
          return AnyDisposable()
        }
      }
      public static func deferred(_ make: @escaping () throws -> Observable<Element>) -> Observable<Element> {
        Observable { observer in
          do { return try make().subscribe(observer) } catch {
            observer.onError(error)
            return AnyDisposable()
          }
        }
      }
      public static func repeatElement(_ element: Element) -> Observable<Element> { just(element) }
      /// Makes some elements at once and the others in later turns, so that what has no end can be stopped.
      public static func generate(
        initialState: Element, condition: @escaping (Element) throws -> Bool,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
      ) -> Observable<Element> {
        Observable { observer in
          let wait = SerialDisposable()
          var element = initialState
          func run() {
            do {
              for _ in 0..<100 {
                guard try condition(element) else { return observer.onCompleted() }
                observer.onNext(element)
                element = try iterate(element)
              }
              wait.disposable = RxTimeInterval.seconds(0).after(run)
            } catch {
              observer.onError(error)
            }
          }
          run()
          return wait
        }
      }

      /// An observable that answers each event of this one.
      func answering<Result>(
        _ answer: @escaping (Event<Element>, AnyObserver<Result>) throws -> Void
      ) -> Observable<Result> {
        Observable<Result> { observer in
          self.subscribe { event in
            do { try answer(event, observer) } catch { observer.onError(error) }
          }
        }
      }

      /// An observable that answers each element of this one.
      func answeringNext<Result>(
        _ answer: @escaping (Element, AnyObserver<Result>) throws -> Void
      ) -> Observable<Result> {
        answering { event, observer in
          switch event {
          case .next(let element): try answer(element, observer)
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }

      public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
      ) -> Observable<Element> {
        Observable { observer in
          do {
            let resource = try resourceFactory()
            return CompositeDisposable(try observableFactory(resource).subscribe(observer), resource)
          } catch {
            observer.onError(error)
            return AnyDisposable()
          }
        }
      }

      public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        answeringNext { $1.onNext(try transform($0)) }
      }
      public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        answeringNext { if let result = try transform($0) { $1.onNext(result) } }
      }
      public func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> {
        answeringNext { if try isIncluded($0) { $1.onNext($0) } }
      }
      public func scan<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
      ) -> Observable<Result> {
        .deferred {
          var sum = seed
          return self.map {
            sum = try accumulator(sum, $0)
            return sum
          }
        }
      }
      public func scan<Result>(
        into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
      ) -> Observable<Result> {
        scan(seed) {
          var sum = $0
          try accumulator(&sum, $1)
          return sum
        }
      }
      public func reduce<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
      ) -> Observable<Result> { scan(seed, accumulator: accumulator).startWith(seed).takeLast(1) }
      public func toArray() -> Single<[Element]> { Single(reduce([]) { $0 + [$1] }) }
      public func enumerated() -> Observable<(index: Int, element: Element)> {
        scan((-1, nil as Element?)) { ($0.0 + 1, $1) }.map { ($0.0, $0.1!) }
      }
      public func take(_ count: Int) -> Observable<Element> {
        guard count > 0 else { return .empty() }
        return .deferred {
          var left = count
          return self.answeringNext {
            guard left > 0 else { return }
            left -= 1
            $1.onNext($0)
            if left == 0 { $1.onCompleted() }
          }
        }
      }
      public func take(
        while isIncluded: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
      ) -> Observable<Element> {
        answeringNext {
          let goesOn = try isIncluded($0)
          if goesOn || behavior == .inclusive { $1.onNext($0) }
          if !goesOn { $1.onCompleted() }
        }
      }
      public func takeWhile(_ isIncluded: @escaping (Element) throws -> Bool) -> Observable<Element> {
        take(while: isIncluded)
      }
      public func take(
        until isEnd: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
      ) -> Observable<Element> { take(while: { try !isEnd($0) }, behavior: behavior) }
      public func takeUntil(
        _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
      ) -> Observable<Element> { take(until: predicate, behavior: behavior) }
      public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
        Observable { observer in
          let end = other.subscribe { if $0.element != nil { observer.onCompleted() } }
          return CompositeDisposable(end, self.subscribe(observer))
        }
      }
      public func takeUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { take(until: other) }
      public func takeLast(_ count: Int) -> Observable<Element> {
        .deferred {
          var last: [Element] = []
          return self.answering { event, observer in
            switch event {
            case .next(let element): last = (last + [element]).suffix(count)
            case .error(let error): observer.onError(error)
            case .completed:
              for element in last { observer.onNext(element) }
              observer.onCompleted()
            }
          }
        }
      }
      public func first() -> Single<Element?> { Single(map(Optional.some).ifEmpty(default: nil).take(1)) }
      public func single() -> Observable<Element> { take(1) }
      public func element(at index: Int) -> Observable<Element> {
        skip(index).take(1).ifEmpty(switchTo: .error(RxError.argumentOutOfRange))
      }
      public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }
      public func skip(_ count: Int) -> Observable<Element> { enumerated().filter { $0.index >= count }.map(\.element) }
      public func skip(while isSkipped: @escaping (Element) throws -> Bool) -> Observable<Element> {
        .deferred {
          var skips = true
          return self.filter {
            if skips { skips = try isSkipped($0) }
            return !skips
          }
        }
      }
      public func skipWhile(_ isSkipped: @escaping (Element) throws -> Bool) -> Observable<Element> {
        skip(while: isSkipped)
      }
      public func skip<Other: ObservableType>(until other: Other) -> Observable<Element> {
        Observable { observer in
          var skips = true
          let start = SerialDisposable()
          start.disposable = other.subscribe { event in
            if let error = event.error { return observer.onError(error) }
            if event.element != nil { skips = false }
            start.dispose()
          }
          let source = self.subscribe { if !skips || $0.isStopEvent { observer.on($0) } }
          return CompositeDisposable(start, source)
        }
      }
      public func skipUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { skip(until: other) }
      public func ifEmpty(default value: Element) -> Observable<Element> {
        .deferred {
          var isEmpty = true
          return self.answering { event, observer in
            if event.element != nil { isEmpty = false }
            if event.isCompleted, isEmpty { observer.onNext(value) }
            observer.on(event)
          }
        }
      }
      public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        Observable { observer in
          var isEmpty = true
          let rest = SerialDisposable()
          let source = self.subscribe { event in
            if event.element != nil { isEmpty = false }
            if event.isCompleted, isEmpty {
              rest.disposable = other.subscribe(observer)
            } else {
              observer.on(event)
            }
          }
          return CompositeDisposable(source, rest)
        }
      }
      public func startWith(_ elements: Element...) -> Observable<Element> {
        Observable { observer in
          for element in elements { observer.onNext(element) }
          return self.subscribe(observer)
        }
      }
      public func distinctUntilChanged<Key: Equatable>(
        _ key: @escaping (Element) throws -> Key
      ) -> Observable<Element> { distinctUntilChanged { try key($0) == key($1) } }
      public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
      ) -> Observable<Element> {
        .deferred {
          var last: Element?
          return self.filter { element in
            defer { last = element }
            return try last.map { try !comparer($0, element) } ?? true
          }
        }
      }
      public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
      ) -> Observable<Element> {
        let source = answering { (event, observer: AnyObserver<Element>) in
          switch event {
          case .next(let element): try onNext?(element)
          case .error(let error): try onError?(error)
          case .completed: try onCompleted?()
          }
          observer.on(event)
          if let element = event.element { try afterNext?(element) }
        }
        return Observable { observer in
          onSubscribe?()
          let end = source.subscribe(observer)
          onSubscribed?()
          return AnyDisposable {
            end.dispose()
            onDispose?()
          }
        }
      }
      public func debug(_ identifier: String? = nil) -> Observable<Element> { asObservable() }
      public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> { asObservable() }
      public func observeOn(_ scheduler: ImmediateSchedulerType) -> Observable<Element> { asObservable() }
      public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> { asObservable() }
      public func subscribeOn(_ scheduler: ImmediateSchedulerType) -> Observable<Element> { asObservable() }
      public func materialize() -> Observable<Event<Element>> {
        answering { event, observer in
          observer.onNext(event)
          if event.isStopEvent { observer.onCompleted() }
        }
      }
      public func `catch`(_ handler: @escaping (Error) throws -> Observable<Element>) -> Observable<Element> {
        Observable { observer in
          let rest = SerialDisposable()
          let source = self.subscribe { event in
            guard case .error(let error) = event else { return observer.on(event) }
            do { rest.disposable = try handler(error).subscribe(observer) } catch { observer.onError(error) }
          }
          return CompositeDisposable(source, rest)
        }
      }
      public func catchError(_ handler: @escaping (Error) throws -> Observable<Element>) -> Observable<Element> {
        `catch`(handler)
      }
      public func catchAndReturn(_ element: Element) -> Observable<Element> { `catch` { _ in .just(element) } }
      public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }
      public func retry(_ count: Int = 1) -> Observable<Element> {
        count > 1 ? `catch` { _ in self.retry(count - 1) } : asObservable()
      }
      /// Subscribes again whenever what is made of the errors has an element.
      public func retry<Trigger: ObservableType>(
        when trigger: @escaping (Observable<Error>) -> Trigger
      ) -> Observable<Element> {
        Observable { observer in
          let errors = PublishSubject<Error>()
          let attempt = SerialDisposable()
          func run() {
            let part = SerialDisposable()
            attempt.disposable = part
            part.disposable = self.subscribe { event in
              if let error = event.error { errors.onNext(error) } else { observer.on(event) }
            }
          }
          let end = trigger(errors.asObservable()).subscribe { event in
            switch event {
            case .next: run()
            case .error(let error): observer.onError(error)
            case .completed: observer.onCompleted()
            }
          }
          run()
          return CompositeDisposable(end, attempt)
        }
      }
      @_disfavoredOverload public func retry<Trigger: ObservableType, Failure: Error>(
        when trigger: @escaping (Observable<Failure>) -> Trigger
      ) -> Observable<Element> {
        retry { (errors: Observable<Error>) in
          trigger(
            errors.map { error in
              guard let failure = error as? Failure else { throw error }
              return failure
            })
        }
      }
      public func retryWhen<Trigger: ObservableType>(
        _ trigger: @escaping (Observable<Error>) -> Trigger
      ) -> Observable<Element> { retry(when: trigger) }
      @_disfavoredOverload public func retryWhen<Trigger: ObservableType, Failure: Error>(
        _ trigger: @escaping (Observable<Failure>) -> Trigger
      ) -> Observable<Element> { retry(when: trigger) }
      /// The last element at each event of another observable, if it is new.
      public func sample<Sampler: ObservableType>(
        _ sampler: Sampler, defaultValue: Element? = nil
      ) -> Observable<Element> {
        Observable { observer in
          var last: Element?
          var isOpen = true
          let source = self.subscribe { event in
            switch event {
            case .next(let element): last = element
            case .error(let error): observer.onError(error)
            case .completed: isOpen = false
            }
          }
          let samples = sampler.subscribe { event in
            if let error = event.error { return observer.onError(error) }
            if let element = last ?? defaultValue { observer.onNext(element) }
            last = nil
            if event.isCompleted || !isOpen { observer.onCompleted() }
          }
          return CompositeDisposable(source, samples)
        }
      }
      public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType
      ) -> Observable<[Element]> {
        Observable { observer in
          let wait = SerialDisposable()
          var kept: [Element] = []
          func send() {
            let elements = kept
            kept = []
            wait.disposable = timeSpan.after(send)
            observer.onNext(elements)
          }
          wait.disposable = timeSpan.after(send)
          let source = self.subscribe { event in
            switch event {
            case .next(let element):
              kept.append(element)
              if kept.count >= count { send() }
            case .error(let error): observer.onError(error)
            case .completed:
              observer.onNext(kept)
              observer.onCompleted()
            }
          }
          return CompositeDisposable(source, wait)
        }
      }
      /// The windows come when they end.
      public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType
      ) -> Observable<Observable<Element>> {
        buffer(timeSpan: timeSpan, count: count, scheduler: scheduler).map { .from($0) }
      }
      public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        let shared = Shared(asObservable(), replay: replay)
        return Observable { shared.subscribe($0) }
      }
      public func debounce(_ time: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        Observable { observer in
          let wait = SerialDisposable()
          let source = self.subscribe { event in
            guard case .next = event else { return observer.on(event) }
            wait.disposable = time.after { observer.on(event) }
          }
          return CompositeDisposable(source, wait)
        }
      }
      public func throttle(
        _ time: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType
      ) -> Observable<Element> { asObservable() }
      public func delay(_ time: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        Observable { observer in
          let waits = CompositeDisposable()
          waits.insert(self.subscribe { event in waits.insert(time.after { observer.on(event) }) })
          return waits
        }
      }
      public func delaySubscription(_ time: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        Observable { observer in
          let parts = CompositeDisposable()
          parts.insert(time.after { parts.insert(self.subscribe(observer)) })
          return parts
        }
      }
      public func timeout(_ time: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> { asObservable() }
    }

    public enum SubjectLifetimeScope { case whileConnected, forever }
    public enum TakeBehavior { case inclusive, exclusive }

    public protocol EventConvertible {
      associatedtype Element
      var event: Event<Element> { get }
    }
    extension Event: EventConvertible { public var event: Event<Element> { self } }
    extension ObservableType where Element: EventConvertible {
      public func dematerialize() -> Observable<Element.Element> {
        answeringNext { $1.on($0.event) }
      }
    }

    public protocol DataDecoder {
      func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
    }
    extension JSONDecoder: DataDecoder {}
    extension PropertyListDecoder: DataDecoder {}
    extension ObservableType where Element == Data {
      public func decode<Item: Decodable, Decoder: DataDecoder>(
        type: Item.Type, decoder: Decoder
      ) -> Observable<Item> { map { try decoder.decode(type, from: $0) } }
    }

    /// One subscription for several observers.
    final class Shared<Element> {
      private let source: Observable<Element>
      private let replay: Int
      private var kept: [Element] = []
      private var observers = ObserverList<Element>()
      private var connection: Disposable?
      private var count = 0
      init(_ source: Observable<Element>, replay: Int) {
        self.source = source
        self.replay = replay
      }
      func subscribe(_ observer: AnyObserver<Element>) -> Disposable {
        for element in kept { observer.onNext(element) }
        let end = observers.add(observer)
        count += 1
        if count == 1, observers.end == nil {
          connection = source.subscribe { [weak self] event in
            guard let self else { return }
            if let element = event.element, replay > 0 { kept = (kept + [element]).suffix(replay) }
            observers.send(event)
          }
        }
        return AnyDisposable {
          end.dispose()
          self.count -= 1
          guard self.count == 0 else { return }
          self.connection?.dispose()
          self.kept = []
          self.observers = ObserverList()
        }
      }
    }

    extension ObservableType where Element: Equatable {
      public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
    }

    extension ObservableType where Element: FixedWidthInteger {
      public static func interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        timer(period, period: period, scheduler: scheduler)
      }
      public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: SchedulerType
      ) -> Observable<Element> {
        Observable { observer in
          let wait = SerialDisposable()
          func tick(_ count: Element) {
            observer.onNext(count)
            guard let period else { return observer.onCompleted() }
            wait.disposable = period.after { tick(count + 1) }
          }
          wait.disposable = dueTime.after { tick(0) }
          return wait
        }
      }
      public static func range(start: Element, count: Element) -> Observable<Element> {
        from((0..<Int(count)).map { start + Element($0) })
      }
    }

    """#
}
