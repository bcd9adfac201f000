extension RxSource {
  /// The operators of several observables.
  static let combinations = #"""
    extension ObservableType {
      /// Merges what a function makes of the elements, so many at a time; with `isLatest`, only what it made
      /// of the last one.
      private func flattened<Source: ObservableConvertibleType>(
        isLatest: Bool = false, isFirst: Bool = false, atOnce limit: Int = .max,
        _ selector: @escaping (Element) throws -> Source
      ) -> Observable<Source.Element> {
        Observable { observer in
          let parts = CompositeDisposable()
          let latest = SerialDisposable()
          parts.insert(latest)
          var waiting: [Observable<Source.Element>] = []
          var active = 0
          var isOpen = true
          func start(_ inner: Observable<Source.Element>) {
            let part = SerialDisposable()
            if isLatest {
              latest.disposable = part
              active = 0
            } else {
              parts.insert(part)
            }
            active += 1
            part.disposable = inner.subscribe { event in
              guard event.isCompleted else { return observer.on(event) }
              active -= 1
              if !waiting.isEmpty { start(waiting.removeFirst()) } else { finish() }
            }
          }
          func finish() {
            if !isOpen, active == 0 { observer.onCompleted() }
          }
          parts.insert(
            self.subscribe { event in
              switch event {
              case .next(let element):
                if isFirst, active > 0 { return }
                do {
                  let inner = try selector(element).asObservable()
                  if active < limit || isLatest { start(inner) } else { waiting.append(inner) }
                } catch {
                  observer.onError(error)
                }
              case .error(let error): observer.onError(error)
              case .completed:
                isOpen = false
                finish()
              }
            })
          return parts
        }
      }
      public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
      ) -> Observable<Source.Element> { flattened(selector) }
      public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
      ) -> Observable<Source.Element> { flattened(isLatest: true, selector) }
      public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
      ) -> Observable<Source.Element> { flattened(isFirst: true, selector) }
      public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
      ) -> Observable<Source.Element> { flattened(atOnce: 1, selector) }

      public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
      ) -> Observable<Result> {
        Observable { observer in
          var last: Source.Element?
          let other = second.asObservable().subscribe { if let element = $0.element { last = element } }
          let source = self.answeringNext { (element, observer: AnyObserver<Result>) in
            if let last { observer.onNext(try resultSelector(element, last)) }
          }.subscribe(observer)
          return CompositeDisposable(other, source)
        }
      }
      public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
      ) -> Observable<Source.Element> { withLatestFrom(second) { $1 } }
      public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
        compactMap { [weak object] element in object.map { ($0, element) } }
      }
      public func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Result
      ) -> Observable<Result> { compactMap { [weak object] element in object.map { resultSelector($0, element) } } }
      public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
      where Source.Element == Element { Observable<Element>.concat([asObservable(), second.asObservable()]) }
      public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
      public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
        Observable { observer in
          let parts = CompositeDisposable()
          func next(_ index: Int) {
            guard index < sources.count else { return observer.onCompleted() }
            parts.insert(
              sources[index].subscribe { event in
                if event.isCompleted { next(index + 1) } else { observer.on(event) }
              })
          }
          next(0)
          return parts
        }
      }
      public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
      public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Observable<Observable<Element>>.from(sources).flatMap { $0 }
      }
      public func amb<Other: ObservableType>(_ other: Other) -> Observable<Element>
      where Other.Element == Element { Observable<Element>.merge(asObservable(), other.asObservable()) }

      /// Combines the last elements of several observables, or those with the same index.
      static func combined(
        _ sources: [Observable<Any>], zipping: Bool, _ result: @escaping ([Any]) throws -> Element
      ) -> Observable<Element> {
        Observable { observer in
          var queues = [[Any]](repeating: [], count: sources.count)
          var open = sources.count
          let parts = CompositeDisposable()
          for (index, source) in sources.enumerated() {
            parts.insert(
              source.subscribe { event in
                switch event {
                case .next(let element):
                  queues[index] = zipping ? queues[index] + [element] : [element]
                  guard queues.allSatisfy({ !$0.isEmpty }) else { return }
                  let values = queues.map { $0[0] }
                  if zipping { for index in queues.indices { queues[index].removeFirst() } }
                  do { observer.onNext(try result(values)) } catch { observer.onError(error) }
                case .error(let error): observer.onError(error)
                case .completed:
                  open -= 1
                  if open == 0 { observer.onCompleted() }
                }
              })
          }
          return parts
        }
      }
      public static func combineLatest<Item>(_ sources: [Observable<Item>]) -> Observable<[Item]>
      where Element == [Item] {
        Observable<[Item]>.combined(sources.map(\.erased), zipping: false) { $0.map { $0 as! Item } }
      }
      public static func zip<Item>(_ sources: [Observable<Item>]) -> Observable<[Item]>
      where Element == [Item] {
        Observable<[Item]>.combined(sources.map(\.erased), zipping: true) { $0.map { $0 as! Item } }
      }
    }

    extension ObservableType where Element: ObservableConvertibleType {
      public func merge() -> Observable<Element.Element> { flattened { $0 } }
      public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        flattened(atOnce: maxConcurrent) { $0 }
      }
      public func concat() -> Observable<Element.Element> { flattened(atOnce: 1) { $0 } }
      public func switchLatest() -> Observable<Element.Element> { flattened(isLatest: true) { $0 } }
    }

    extension ObservableConvertibleType {
      var erased: Observable<Any> { asObservable().map { $0 as Any } }
    }

    """#
}
