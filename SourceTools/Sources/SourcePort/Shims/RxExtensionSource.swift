extension ShimSources {
  /// What RxGesture, RxOptional, RxSwiftExt, NSObject+Rx, RxViewController and RxKeyboard add to RxSwift.
  static let rxExtensions = """
    import Foundation
    import PortableUIKit
    import RxShim

    // MARK: NSObject+Rx

    private final class BagKey {
      nonisolated(unsafe) static var key: UInt8 = 0
    }
    extension Reactive where Base: AnyObject {
      /// The bag that lives as long as the object.
      public var disposeBag: DisposeBag {
        get {
          if let bag = objc_getAssociatedObject(base, &BagKey.key) as? DisposeBag { return bag }
          let bag = DisposeBag()
          objc_setAssociatedObject(base, &BagKey.key, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          return bag
        }
        nonmutating set {
          objc_setAssociatedObject(base, &BagKey.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
      }
    }
    public protocol HasDisposeBag: AnyObject { var disposeBag: DisposeBag { get set } }
    extension HasDisposeBag {
      public var disposeBag: DisposeBag {
        get {
          if let bag = objc_getAssociatedObject(self, &BagKey.key) as? DisposeBag { return bag }
          let bag = DisposeBag()
          objc_setAssociatedObject(self, &BagKey.key, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          return bag
        }
        set { objc_setAssociatedObject(self, &BagKey.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
      }
    }

    // MARK: RxOptional and RxSwiftExt

    public protocol OptionalType {
      associatedtype Wrapped
      var value: Wrapped? { get }
    }
    extension Optional: OptionalType { public var value: Wrapped? { self } }

    extension ObservableType where Element: OptionalType {
      public func filterNilKeepOptional() -> Observable<Element> { filter { $0.value != nil } }
      public func catchOnNil(
        _ handler: @escaping () throws -> Observable<Element.Wrapped>
      ) -> Observable<Element.Wrapped> {
        flatMap { try $0.value.map { .just($0) } ?? handler() }
      }
      public func filterNil() -> Observable<Element.Wrapped> { compactMap { $0.value } }
      public func unwrap() -> Observable<Element.Wrapped> { filterNil() }
      public func replaceNilWith(_ value: Element.Wrapped) -> Observable<Element.Wrapped> {
        map { $0.value ?? value }
      }
    }
    extension SharedSequenceConvertibleType where Element: OptionalType {
      public func filterNil() -> SharedSequence<SharingStrategy, Element.Wrapped> {
        asSharedSequence().flatMap { $0.value.map { .just($0) } ?? .empty() }
      }
      public func unwrap() -> SharedSequence<SharingStrategy, Element.Wrapped> { filterNil() }
      public func replaceNilWith(
        _ value: Element.Wrapped
      ) -> SharedSequence<SharingStrategy, Element.Wrapped> {
        asSharedSequence().map { $0.value ?? value }
      }
    }
    extension ObservableType where Element == Bool {
      public func not() -> Observable<Bool> { map { !$0 } }
    }
    extension SharedSequenceConvertibleType where Element == Bool {
      public func not() -> SharedSequence<SharingStrategy, Bool> { asSharedSequence().map { !$0 } }
    }
    public protocol Occupiable {
      var isEmpty: Bool { get }
    }
    extension Occupiable { public var isNotEmpty: Bool { !isEmpty } }
    extension String: Occupiable {}
    extension Array: Occupiable {}
    extension Dictionary: Occupiable {}
    extension Set: Occupiable {}
    extension ObservableType where Element: Collection {
      public func filterEmpty() -> Observable<Element> { filter { !$0.isEmpty } }
      public func catchOnEmpty(_ handler: @escaping () throws -> Observable<Element>) -> Observable<Element> {
        flatMap { $0.isEmpty ? try handler() : .just($0) }
      }
    }
    extension SharedSequenceConvertibleType where Element: Collection {
      public func filterEmpty() -> SharedSequence<SharingStrategy, Element> {
        asSharedSequence().filter { !$0.isEmpty }
      }
    }
    extension ObservableType {
      public func mapTo<Value>(_ value: Value) -> Observable<Value> { map { _ in value } }
      public func mapAt<Value>(_ path: KeyPath<Element, Value>) -> Observable<Value> {
        map { $0[keyPath: path] }
      }
    }
    extension SharedSequenceConvertibleType {
      public func mapTo<Value>(_ value: Value) -> SharedSequence<SharingStrategy, Value> {
        asSharedSequence().map { _ in value }
      }
    }

    public enum FilterMap<Result> {
      case ignore
      case map(Result)
    }
    extension ObservableType {
      public func filterMap<Result>(_ body: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
        compactMap { element in
          if case .map(let result) = try body(element) { result } else { nil }
        }
      }
      public func catchErrorJustComplete() -> Observable<Element> { `catch` { _ in .empty() } }
      public func apply<Result>(_ body: (Observable<Element>) -> Observable<Result>) -> Observable<Result> {
        body(asObservable())
      }
      public func ofType<Result>(_ type: Result.Type) -> Observable<Result> { compactMap { $0 as? Result } }
      public func pairwise() -> Observable<(Element, Element)> { Observable.zip(self, skip(1)) }
    }
    extension ObservableType where Element: Equatable {
      public func ignore(_ values: Element...) -> Observable<Element> { filter { !values.contains($0) } }
    }
    extension ObservableType where Element: Collection {
      public func mapMany<Result>(_ body: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
        map { try $0.map(body) }
      }
    }
    public protocol EventConvertible {
      associatedtype Element
      var event: Event<Element> { get }
    }
    extension Event: EventConvertible { public var event: Event<Element> { self } }
    extension ObservableType where Element: EventConvertible {
      /// The elements of events that ``materialize()`` made of an observable.
      public func elements() -> Observable<Element.Element> {
        compactMap { if case .next(let element) = $0.event { element } else { nil } }
      }
      public func errors() -> Observable<Error> {
        compactMap { if case .error(let error) = $0.event { error } else { nil } }
      }
    }

    // MARK: RxGesture

    public final class RxGestureRecognizerDelegate: NSObject {
      public enum Policy<Input> { case always, never, custom((Input) -> Bool) }
      public var beginPolicy = Policy<UIGestureRecognizer>.always
      public var simultaneousRecognitionPolicy = Policy<(UIGestureRecognizer, UIGestureRecognizer)>.always
    }
    public typealias TapControlEvent = ControlEvent<UITapGestureRecognizer>
    public typealias LongPressControlEvent = ControlEvent<UILongPressGestureRecognizer>
    public typealias SwipeControlEvent = ControlEvent<UISwipeGestureRecognizer>
    public typealias PanControlEvent = ControlEvent<UIPanGestureRecognizer>
    public enum RxGestureLocation { case view, window, superview }
    public enum SwipeDirection { case left, right, up, down }

    extension Reactive where Base: UIView {
      public typealias Configuration<Gesture> = (Gesture, RxGestureRecognizerDelegate) -> Void

      @preconcurrency @MainActor public func gesture<Gesture: UIGestureRecognizer>(
        _ gesture: Gesture, _ configuration: Configuration<Gesture>? = nil
      ) -> ControlEvent<Gesture> {
        configuration?(gesture, RxGestureRecognizerDelegate())
        let events = Observable<Gesture>.create { [weak base] observer in
          base?.isUserInteractionEnabled = true
          base?.addGestureRecognizer(gesture)
          observer.onNext(gesture)
          let events = gesture.rx.event.subscribe(onNext: { observer.onNext($0) })
          return Disposables.create {
            base?.removeGestureRecognizer(gesture)
            events.dispose()
          }
        }
        return ControlEvent(events: events)
      }
      @preconcurrency @MainActor public func tapGesture(
        numberOfTapsRequired: Int = 1, configuration: Configuration<UITapGestureRecognizer>? = nil
      ) -> TapControlEvent {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = numberOfTapsRequired
        return gesture(tap, configuration)
      }
      @preconcurrency @MainActor public func longPressGesture(
        configuration: Configuration<UILongPressGestureRecognizer>? = nil
      ) -> LongPressControlEvent { gesture(UILongPressGestureRecognizer(), configuration) }
      @preconcurrency @MainActor public func panGesture(
        configuration: Configuration<UIPanGestureRecognizer>? = nil
      ) -> PanControlEvent { gesture(UIPanGestureRecognizer(), configuration) }
      @preconcurrency @MainActor public func swipeGesture(
        _ directions: SwipeDirection..., configuration: Configuration<UISwipeGestureRecognizer>? = nil
      ) -> SwipeControlEvent {
        let swipe = UISwipeGestureRecognizer()
        switch directions.first {
        case .left: swipe.direction = .left
        case .up: swipe.direction = .up
        case .down: swipe.direction = .down
        case .right, nil: swipe.direction = .right
        }
        return gesture(swipe, configuration)
      }
    }
    extension ObservableType where Element: UIGestureRecognizer {
      @preconcurrency @MainActor
      public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
        filter { states.contains($0.state) }
      }
      @preconcurrency @MainActor
      public func asLocation(in location: RxGestureLocation = .view) -> Observable<CGPoint> {
        map { $0.location(in: $0.view) }
      }
    }
    extension ObservableType where Element: UIPanGestureRecognizer {
      @preconcurrency @MainActor
      public func asTranslation(
        in location: RxGestureLocation = .view
      ) -> Observable<(translation: CGPoint, velocity: CGPoint)> {
        map { ($0.translation(in: $0.view), $0.velocity(in: $0.view)) }
      }
    }


    // MARK: RxViewController

    extension Reactive where Base: UIViewController {
      @preconcurrency @MainActor private func event(_ name: String) -> ControlEvent<Void> {
        ControlEvent(events: methodInvoked(Selector(name)).map { _ in })
      }
      @preconcurrency @MainActor private func animated(_ name: String) -> ControlEvent<Bool> {
        ControlEvent(events: methodInvoked(Selector(name)).map { $0.first as? Bool ?? false })
      }
      @preconcurrency @MainActor public var viewDidLoad: ControlEvent<Void> { event("viewDidLoad") }
      @preconcurrency @MainActor public var viewWillLayoutSubviews: ControlEvent<Void> { event("viewWillLayoutSubviews") }
      @preconcurrency @MainActor public var viewDidLayoutSubviews: ControlEvent<Void> { event("viewDidLayoutSubviews") }
      @preconcurrency @MainActor public var viewWillAppear: ControlEvent<Bool> { animated("viewWillAppear:") }
      @preconcurrency @MainActor public var viewDidAppear: ControlEvent<Bool> { animated("viewDidAppear:") }
      @preconcurrency @MainActor public var viewWillDisappear: ControlEvent<Bool> { animated("viewWillDisappear:") }
      @preconcurrency @MainActor public var viewDidDisappear: ControlEvent<Bool> { animated("viewDidDisappear:") }
      @preconcurrency @MainActor public var isVisible: Observable<Bool> {
        Observable.merge(viewDidAppear.map { _ in true }, viewWillDisappear.map { _ in false })
      }
      @preconcurrency @MainActor public var isDismissing: ControlEvent<Bool> {
        ControlEvent(
          events: viewWillDisappear.filter { [weak base] _ in base?.isBeingDismissed ?? false }
            .map { _ in true })
      }
    }

    // MARK: RxKeyboard

    /// A keyboard that takes no room.
    public final class RxKeyboard {
      nonisolated(unsafe) public static let instance = RxKeyboard()
      public var frame: Driver<CGRect> { .just(.zero) }
      public var visibleHeight: Driver<CGFloat> { .just(0) }
      public var willShowVisibleHeight: Driver<CGFloat> { .never() }
      public var isHidden: Driver<Bool> { .just(true) }
    }

    """
}
