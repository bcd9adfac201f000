extension RxSource {
  /// Observables that several observers share, and those of groups.
  static let connections = #"""
    public protocol ConnectableObservableType: ObservableType { func connect() -> Disposable }

    /// Sends nothing before it is connected, and then the same to all.
    public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
      private typealias Target = (elements: Observable<Element>, subscribe: (Disposable) -> Disposable)
      private let makeTarget: () -> Target
      private var target: Target?
      private var connection: Disposable?

      init<Source: ObservableType, Subject: SubjectType>(_ source: Source, _ makeSubject: @escaping () -> Subject)
      where Subject.Element == Element, Subject.Observer.Element == Source.Element {
        makeTarget = {
          let subject = makeSubject()
          let observer = subject.asObserver()
          return (
            subject.asObservable(),
            { connection in
              source.subscribe { event in
                if event.isStopEvent { connection.dispose() }
                observer.on(event)
              }
            }
          )
        }
        super.init()
      }
      private func currentTarget() -> Target {
        let current = target ?? makeTarget()
        target = current
        return current
      }
      public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element { currentTarget().elements.subscribe(observer) }
      public func connect() -> Disposable {
        if let connection { return connection }
        let source = SerialDisposable()
        let connection = AnyDisposable {
          self.target = nil
          self.connection = nil
          source.dispose()
        }
        self.connection = connection
        source.disposable = currentTarget().subscribe(connection)
        return connection
      }
    }

    extension ConnectableObservableType {
      /// Is connected as long as it has observers.
      public func refCount() -> Observable<Element> {
        var count = 0
        var connection: Disposable?
        return Observable { observer in
          let end = self.subscribe(observer)
          count += 1
          if count == 1 { connection = self.connect() }
          return AnyDisposable {
            end.dispose()
            count -= 1
            if count == 0 { connection?.dispose() }
          }
        }
      }
    }

    extension ObservableType {
      public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
      ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        ConnectableObservable(self, makeSubject)
      }
      public func multicast<Subject: SubjectType>(
        _ subject: Subject
      ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        multicast { subject }
      }
      public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
      ) -> Observable<Result> where Subject.Observer.Element == Element {
        Observable { observer in
          do {
            let shared = self.multicast(try subjectSelector())
            let end = try selector(shared).subscribe(observer)
            return CompositeDisposable(end, shared.connect())
          } catch {
            observer.onError(error)
            return AnyDisposable()
          }
        }
      }
      public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject<Element>() } }
      public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject<Element>.create(bufferSize: bufferSize) }
      }
      public func replayAll() -> ConnectableObservable<Element> {
        multicast { ReplaySubject<Element>.createUnbounded() }
      }

      public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
      ) -> Observable<GroupedObservable<Key, Element>> {
        Observable { observer in
          var groups: [Key: PublishSubject<Element>] = [:]
          var all: [PublishSubject<Element>] = []
          func end(_ event: Event<Element>) {
            for group in all { group.on(event) }
            if let error = event.error { observer.onError(error) } else { observer.onCompleted() }
          }
          return self.subscribe { event in
            guard let element = event.element else { return end(event) }
            do {
              let key = try keySelector(element)
              if groups[key] == nil {
                let group = PublishSubject<Element>()
                groups[key] = group
                all.append(group)
                observer.onNext(GroupedObservable(key: key, source: group))
              }
              groups[key]?.onNext(element)
            } catch {
              end(.error(error))
            }
          }
        }
      }
    }

    /// The elements that have a key.
    public struct GroupedObservable<Key, Element>: ObservableType {
      public let key: Key
      private let source: Observable<Element>
      public init(key: Key, source: Observable<Element>) { (self.key, self.source) = (key, source) }
      public func asObservable() -> Observable<Element> { source }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element { source.subscribe(observer) }
    }

    """#
}
