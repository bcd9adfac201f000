extension RxSource {
  /// Bindings of UIKit's controls.
  static let cocoa = #"""
    /// What `bind`, `drive` and `emit` send elements to, beside observers.
    public protocol RelayType<Element>: ObservableType { func accept(_ event: Element) }
    extension PublishRelay: RelayType {}
    extension BehaviorRelay: RelayType {}
    extension ReplayRelay: RelayType {}

    extension ObservableType {
      public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
      where Observer.Element == Element { subscribe { event in for observer in observers { observer.on(event) } } }
      public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
      where Observer.Element == Element? {
        subscribe { if let element = $0.element { for observer in observers { observer.onNext(element) } } }
      }
      public func bind<Relay: RelayType>(to relays: Relay...) -> Disposable
      where Relay.Element == Element { bind { element in for relay in relays { relay.accept(element) } } }
      public func bind<Relay: RelayType>(to relays: Relay...) -> Disposable
      where Relay.Element == Element? { bind { element in for relay in relays { relay.accept(element) } } }
      public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
      public func bind<Argument, Result>(
        to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
      ) -> Result { binder(self)(curriedArgument) }
      public func bind(onNext: @escaping (Element) -> Void) -> Disposable { subscribe(onNext: onNext) }
      public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
      ) -> Disposable { subscribe(with: object, onNext: onNext) }
    }

    extension SharedSequenceConvertibleType {
      public func drive() -> Disposable { drive(onNext: nil) }
      public func emit() -> Disposable { drive(onNext: nil) }
      public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
      ) -> Disposable { asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
      public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
      ) -> Disposable {
        asObservable().subscribe(
          with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
      }
      public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
      where Observer.Element == Element { asObservable().subscribe { event in for observer in observers { observer.on(event) } } }
      public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
      where Observer.Element == Element? {
        drive(onNext: { element in for observer in observers { observer.onNext(element) } })
      }
      public func drive<Relay: RelayType>(_ relays: Relay...) -> Disposable
      where Relay.Element == Element {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
      }
      public func drive<Relay: RelayType>(_ relays: Relay...) -> Disposable
      where Relay.Element == Element? {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
      }
      public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        transformation(asObservable())
      }
      public func drive<Argument, Result>(
        _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
      ) -> Result { with(asObservable())(curriedArgument) }
      public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
      ) -> Disposable { drive(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
      public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
      ) -> Disposable {
        drive(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
      }
      public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
      where Observer.Element == Element { asObservable().subscribe { event in for observer in observers { observer.on(event) } } }
      public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
      where Observer.Element == Element? {
        drive(onNext: { element in for observer in observers { observer.onNext(element) } })
      }
      public func emit<Relay: RelayType>(to relays: Relay...) -> Disposable
      where Relay.Element == Element {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
      }
      public func emit<Relay: RelayType>(to relays: Relay...) -> Disposable
      where Relay.Element == Element? {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
      }
    }

    /// The reactive properties of an object.
    @dynamicMemberLookup public struct Reactive<Base> {
      public let base: Base
      public init(_ base: Base) { self.base = base }
      public subscript<Property>(
        dynamicMember path: ReferenceWritableKeyPath<Base, Property>
      ) -> Binder<Property> where Base: AnyObject { Binder(base) { $0[keyPath: path] = $1 } }
    }
    public protocol ReactiveCompatible {}
    extension ReactiveCompatible {
      public var rx: Reactive<Self> { Reactive(self) }
      public static var rx: Reactive<Self>.Type { Reactive<Self>.self }
    }
    extension NSObject: ReactiveCompatible {}
    #if !canImport(Darwin)
      extension NotificationCenter: ReactiveCompatible {}
    #endif

    public struct Binder<Value>: ObserverType {
      private let set: (Value) -> Void
      public init<Target: AnyObject>(
        _ target: Target, scheduler: ImmediateSchedulerType = MainScheduler.instance,
        binding: @escaping (Target, Value) -> Void
      ) { set = { [weak target] value in if let target { binding(target, value) } } }
      public func on(_ event: Event<Value>) { if let value = event.element { set(value) } }
    }

    public protocol ControlEventType: ObservableType {}
    public struct ControlEvent<Element>: ControlEventType {
      private let events: Observable<Element>
      public init<Events: ObservableType>(events: Events) where Events.Element == Element {
        self.events = events.asObservable()
      }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element { events.subscribe(observer) }
      public func asControlEvent() -> ControlEvent<Element> { self }
      public func asDriver() -> Driver<Element> { Driver(events) }
      public func asSignal() -> Signal<Element> { Signal(events) }
      public func asInfallible() -> Infallible<Element> { Infallible(events) }
      /// The events of what never happens here.
      static var none: ControlEvent { ControlEvent(events: Observable<Element>.never()) }
    }

    public protocol ControlPropertyType: ObservableType, ObserverType {
      func asControlProperty() -> ControlProperty<Element>
    }
    public struct ControlProperty<Element>: ControlPropertyType {
      private let values: Observable<Element>
      private let sink: AnyObserver<Element>
      public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
      where Values.Element == Element, Sink.Element == Element {
        self.values = values.asObservable()
        sink = AnyObserver(valueSink)
      }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element { values.subscribe(observer) }
      public func on(_ event: Event<Element>) { if case .next = event { sink.on(event) } }
      public func asControlProperty() -> ControlProperty<Element> { self }
      public func asDriver() -> Driver<Element> { Driver(values) }
      public func asInfallible() -> Infallible<Element> { Infallible(values) }
      public var changed: ControlEvent<Element> { ControlEvent(events: values.skip(1)) }
    }
    extension ControlPropertyType where Element == String? {
      public var orEmpty: ControlProperty<String> {
        ControlProperty(values: map { $0 ?? "" }, valueSink: asObserver().mapObserver { $0 })
      }
    }

    /// Performs whatever its sender names.
    @preconcurrency @MainActor final class Listener: NSObject, SelectorPerforming {
      static let action = Selector("perform:")
      private let handle: () -> Void
      init(_ handle: @escaping () -> Void) { self.handle = handle }
      func perform(_ selector: Selector, from sender: Any?) -> Bool {
        handle()
        return true
      }
    }

    extension Reactive where Base: UIControl {
      @preconcurrency @MainActor
      public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
        ControlEvent(
          events: Observable { [weak base] observer in
            let action = UIAction { _ in observer.onNext(()) }
            base?.addAction(action, for: events)
            return AnyDisposable { base?.removeAction(action, for: events) }
          })
      }
      @preconcurrency @MainActor public func controlProperty<Value>(
        editingEvents: UIControl.Event, getter: @escaping (Base) -> Value, setter: @escaping (Base, Value) -> Void
      ) -> ControlProperty<Value> {
        let changes = controlEvent(editingEvents)
        return ControlProperty(
          values: Observable { [weak base] observer in
            if let base { observer.onNext(getter(base)) }
            return changes.subscribe(onNext: { if let base { observer.onNext(getter(base)) } })
          }, valueSink: Binder(base, binding: setter))
      }
    }
    extension Reactive where Base: UIButton {
      @preconcurrency @MainActor public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
      @preconcurrency @MainActor
      public func title(for state: UIControl.State = []) -> Binder<String?> {
        Binder(base) { $0.setTitle($1, for: state) }
      }
      @preconcurrency @MainActor
      public func image(for state: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base) { $0.setImage($1, for: state) }
      }
    }
    /// A view for text, and its text.
    public struct TextInput<Base: UITextInput> {
      public let base: Base
      public let text: ControlProperty<String?>
      public init(base: Base, text: ControlProperty<String?>) {
        self.base = base
        self.text = text
      }
    }
    extension Reactive where Base: UITextField {
      @preconcurrency @MainActor public var textInput: TextInput<Base> {
        TextInput(base: base, text: text)
      }
      @preconcurrency @MainActor public var text: ControlProperty<String?> {
        controlProperty(editingEvents: [.editingChanged, .editingDidEnd], getter: { $0.text }) { $0.text = $1 }
      }
      @preconcurrency @MainActor public var value: ControlProperty<String?> { text }
      @preconcurrency @MainActor public var attributedText: ControlProperty<NSAttributedString?> {
        controlProperty(
          editingEvents: [.editingChanged, .editingDidEnd], getter: { $0.attributedText }
        ) { $0.attributedText = $1 }
      }
    }
    extension Reactive where Base: UITextView {
      @preconcurrency @MainActor public var textInput: TextInput<Base> {
        TextInput(base: base, text: text)
      }
      @preconcurrency @MainActor private func notified(_ name: Notification.Name) -> Observable<Void> {
        NotificationCenter.default.rx.notification(name, object: base).map { _ in }
      }
      @preconcurrency @MainActor public var text: ControlProperty<String?> {
        let changes = notified(UITextView.textDidChangeNotification)
        return ControlProperty(
          values: Observable { [weak base] observer in
            observer.onNext(base?.text)
            return changes.subscribe(onNext: { observer.onNext(base?.text) })
          }, valueSink: Binder(base) { $0.text = $1 })
      }
      @preconcurrency @MainActor public var value: ControlProperty<String?> { text }
      @preconcurrency @MainActor public var attributedText: ControlProperty<NSAttributedString?> {
        ControlProperty(
          values: text.map { $0.map { NSAttributedString(string: $0) } },
          valueSink: Binder(base) { $0.attributedText = $1 })
      }
      @preconcurrency @MainActor public var didChange: ControlEvent<Void> {
        ControlEvent(events: notified(UITextView.textDidChangeNotification))
      }
      @preconcurrency @MainActor public var didBeginEditing: ControlEvent<Void> {
        ControlEvent(events: notified(UITextView.textDidBeginEditingNotification))
      }
      @preconcurrency @MainActor public var didEndEditing: ControlEvent<Void> {
        ControlEvent(events: notified(UITextView.textDidEndEditingNotification))
      }
    }
    /// What a search bar tells its delegate, and the one that the app gave it.
    @preconcurrency @MainActor final class SearchBarSource: NSObject, UISearchBarDelegate {
      let text = PublishSubject<String?>()
      let searched = PublishSubject<Void>(), cancelled = PublishSubject<Void>()
      let begun = PublishSubject<Void>(), ended = PublishSubject<Void>()
      weak var delegate: (any UISearchBarDelegate)?

      nonisolated(unsafe) private static var key: UInt8 = 0
      static func of(_ bar: UISearchBar) -> SearchBarSource {
        if let source = objc_getAssociatedObject(bar, &key) as? SearchBarSource { return source }
        let source = SearchBarSource()
        source.delegate = bar.delegate
        bar.delegate = source
        objc_setAssociatedObject(bar, &key, source, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return source
      }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        delegate?.searchBar(searchBar, textDidChange: searchText)
        text.onNext(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        delegate?.searchBarSearchButtonClicked(searchBar)
        searched.onNext(())
      }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        delegate?.searchBarCancelButtonClicked(searchBar)
        cancelled.onNext(())
      }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        delegate?.searchBarTextDidBeginEditing(searchBar)
        begun.onNext(())
      }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        delegate?.searchBarTextDidEndEditing(searchBar)
        ended.onNext(())
      }
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        delegate?.searchBarShouldBeginEditing(searchBar) ?? true
      }
      func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        delegate?.searchBarShouldEndEditing(searchBar) ?? true
      }
    }
    extension Reactive where Base: UISearchBar {
      @preconcurrency @MainActor private var source: SearchBarSource { .of(base) }
      @preconcurrency @MainActor public var text: ControlProperty<String?> {
        let changes = source.text
        return ControlProperty(
          values: Observable { [weak base] observer in
            observer.onNext(base?.text)
            return changes.subscribe(onNext: { observer.onNext($0) })
          }, valueSink: Binder(base) { $0.text = $1 })
      }
      @preconcurrency @MainActor public var value: ControlProperty<String?> { text }
      @preconcurrency @MainActor public var selectedScopeButtonIndex: ControlProperty<Int> {
        ControlProperty(
          values: Observable<Int>.never().startWith(base.selectedScopeButtonIndex),
          valueSink: Binder(base) { $0.selectedScopeButtonIndex = $1 })
      }
      @preconcurrency @MainActor
      public var searchButtonClicked: ControlEvent<Void> { ControlEvent(events: source.searched) }
      @preconcurrency @MainActor
      public var cancelButtonClicked: ControlEvent<Void> { ControlEvent(events: source.cancelled) }
      @preconcurrency @MainActor public var bookmarkButtonClicked: ControlEvent<Void> { .none }
      @preconcurrency @MainActor public var resultsListButtonClicked: ControlEvent<Void> { .none }
      @preconcurrency @MainActor
      public var textDidBeginEditing: ControlEvent<Void> { ControlEvent(events: source.begun) }
      @preconcurrency @MainActor
      public var textDidEndEditing: ControlEvent<Void> { ControlEvent(events: source.ended) }
      @preconcurrency @MainActor
      public func setDelegate(_ delegate: any UISearchBarDelegate) -> Disposable {
        source.delegate = delegate
        return AnyDisposable()
      }
    }
    /// Lists don't scroll here: they stay where they are, and nothing is dragged.
    /// Forwards scrolling to the delegate that it replaces, and emits it.
    @preconcurrency @MainActor final class ScrollSource: NSObject, UIScrollViewDelegate {
      private static var key: UInt8 = 0
      private weak var own: (any UIScrollViewDelegate)?
      let scrolled = PublishSubject<Void>(), dragged = PublishSubject<Void>()
      let letGo = PublishSubject<Bool>(), rested = PublishSubject<Void>(), animated = PublishSubject<Void>()

      /// The source of a view; nil for one whose delegates are of other types.
      static func of(_ view: UIScrollView) -> ScrollSource? {
        guard !(view is UITableView), !(view is UICollectionView), !(view is UITextView) else { return nil }
        if let known = view.delegate as? ScrollSource { return known }
        let source = ScrollSource()
        source.own = view.delegate
        view.delegate = source
        objc_setAssociatedObject(view, &key, source, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return source
      }

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        own?.scrollViewDidScroll(scrollView)
        scrolled.onNext(())
      }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        own?.scrollViewWillBeginDragging(scrollView)
        dragged.onNext(())
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        own?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        letGo.onNext(decelerate)
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        own?.scrollViewDidEndDecelerating(scrollView)
        rested.onNext(())
      }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        own?.viewForZooming(in: scrollView)
      }
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        own?.scrollViewWillEndDragging(
          scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        own?.scrollViewDidEndScrollingAnimation(scrollView)
        animated.onNext(())
      }
    }
    extension Reactive where Base: UIScrollView {
      @preconcurrency @MainActor public var contentOffset: ControlProperty<CGPoint> {
        ControlProperty(
          values: Observable { [weak base] observer in
            guard let base else { return AnyDisposable() }
            observer.onNext(base.contentOffset)
            return ScrollSource.of(base)?.scrolled.subscribe(onNext: { [weak base] in
              if let base { observer.onNext(base.contentOffset) }
            }) ?? AnyDisposable()
          }, valueSink: Binder(base) { $0.contentOffset = $1 })
      }
      @preconcurrency @MainActor public var didScroll: ControlEvent<Void> {
        ScrollSource.of(base).map { ControlEvent(events: $0.scrolled) } ?? .none
      }
      @preconcurrency @MainActor public var willBeginDragging: ControlEvent<Void> {
        ScrollSource.of(base).map { ControlEvent(events: $0.dragged) } ?? .none
      }
      @preconcurrency @MainActor public var didEndDragging: ControlEvent<Bool> {
        ScrollSource.of(base).map { ControlEvent(events: $0.letGo) } ?? .none
      }
      @preconcurrency @MainActor public var didEndDecelerating: ControlEvent<Void> {
        ScrollSource.of(base).map { ControlEvent(events: $0.rested) } ?? .none
      }
      @preconcurrency @MainActor public var willBeginDecelerating: ControlEvent<Void> { .none }
      @preconcurrency @MainActor public var didEndScrollingAnimation: ControlEvent<Void> {
        ScrollSource.of(base).map { ControlEvent(events: $0.animated) } ?? .none
      }
      @preconcurrency @MainActor public var didScrollToTop: ControlEvent<Void> { .none }
    }
    extension Reactive where Base: UISwitch {
      @preconcurrency @MainActor public var isOn: ControlProperty<Bool> {
        controlProperty(editingEvents: .valueChanged, getter: { $0.isOn }) { $0.isOn = $1 }
      }
      @preconcurrency @MainActor public var value: ControlProperty<Bool> { isOn }
    }
    extension Reactive where Base: UISlider {
      @preconcurrency @MainActor public var value: ControlProperty<Float> {
        controlProperty(editingEvents: .valueChanged, getter: { $0.value }) { $0.value = $1 }
      }
    }
    extension Reactive where Base: UIStepper {
      @preconcurrency @MainActor public var value: ControlProperty<Double> {
        controlProperty(editingEvents: .valueChanged, getter: { $0.value }) { $0.value = $1 }
      }
    }
    extension Reactive where Base: UIDatePicker {
      @preconcurrency @MainActor public var date: ControlProperty<Date> {
        controlProperty(editingEvents: .valueChanged, getter: { $0.date }) { $0.date = $1 }
      }
      @preconcurrency @MainActor public var value: ControlProperty<Date> { date }
      @preconcurrency @MainActor public var countDownDuration: ControlProperty<TimeInterval> {
        controlProperty(editingEvents: .valueChanged, getter: { $0.countDownDuration }) {
          $0.countDownDuration = $1
        }
      }
    }
    extension Reactive where Base: UISegmentedControl {
      @preconcurrency @MainActor public var selectedSegmentIndex: ControlProperty<Int> {
        controlProperty(editingEvents: .valueChanged, getter: { $0.selectedSegmentIndex }) {
          $0.selectedSegmentIndex = $1
        }
      }
      @preconcurrency @MainActor public var value: ControlProperty<Int> { selectedSegmentIndex }
    }
    extension Reactive where Base: UIRefreshControl {
      @preconcurrency @MainActor public var isRefreshing: Binder<Bool> {
        Binder(base) { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
      }
    }
    extension Reactive where Base: UIActivityIndicatorView {
      @preconcurrency @MainActor
      public var isAnimating: Binder<Bool> { Binder(base) { $1 ? $0.startAnimating() : $0.stopAnimating() } }
    }
    extension Reactive where Base: UIBarButtonItem {
      @preconcurrency @MainActor public var tap: ControlEvent<Void> {
        ControlEvent(
          events: Observable { [weak base] observer in
            let listener = Listener { observer.onNext(()) }
            base?.target = listener
            base?.action = Listener.action
            return AnyDisposable {
              if base?.target === listener { base?.target = nil }
            }
          })
      }
    }
    extension Reactive where Base: UIViewController {
      @preconcurrency @MainActor
      public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
      /// The calls of a method of `UIViewController`; those of other methods are not seen here.
      @preconcurrency @MainActor public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
        guard let callback = ScreenCallback(rawValue: "\(selector)") else { return .never() }
        return Observable { [weak base] observer in
          let id = base?.observe(callback) { argument in observer.onNext(argument.map { [$0] } ?? []) }
          return AnyDisposable { if let id { base?.stopObserving(id) } }
        }
      }
      @preconcurrency @MainActor
      public func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }
    }
    /// What a navigation controller tells its delegate, and the one that the app gave it.
    @preconcurrency @MainActor final class StackSource: NSObject, UINavigationControllerDelegate {
      public typealias Show = (viewController: UIViewController, animated: Bool)
      let willShow = PublishSubject<Show>(), didShow = PublishSubject<Show>()
      weak var delegate: (any UINavigationControllerDelegate)?

      nonisolated(unsafe) private static var key: UInt8 = 0
      static func of(_ stack: UINavigationController) -> StackSource {
        if let source = objc_getAssociatedObject(stack, &key) as? StackSource { return source }
        let source = StackSource()
        source.delegate = stack.delegate
        stack.delegate = source
        objc_setAssociatedObject(stack, &key, source, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return source
      }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        delegate?.navigationController(
          navigationController, willShow: viewController, animated: animated)
        willShow.onNext((viewController, animated))
      }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        delegate?.navigationController(
          navigationController, didShow: viewController, animated: animated)
        didShow.onNext((viewController, animated))
      }
    }
    extension Reactive where Base: UINavigationController {
      @preconcurrency @MainActor
      public var willShow: ControlEvent<(viewController: UIViewController, animated: Bool)> {
        ControlEvent(events: StackSource.of(base).willShow)
      }
      @preconcurrency @MainActor
      public var didShow: ControlEvent<(viewController: UIViewController, animated: Bool)> {
        ControlEvent(events: StackSource.of(base).didShow)
      }
    }

    /// What tabs tell their delegate, and the one that the app gave them.
    @preconcurrency @MainActor final class TabSource: NSObject, UITabBarDelegate, UITabBarControllerDelegate {
      let item = PublishSubject<UITabBarItem>(), screen = PublishSubject<UIViewController>()
      weak var delegate: AnyObject?

      nonisolated(unsafe) private static var key: UInt8 = 0
      private static func of(_ tabs: AnyObject, _ setUp: (TabSource) -> Void) -> TabSource {
        if let source = objc_getAssociatedObject(tabs, &key) as? TabSource { return source }
        let source = TabSource()
        setUp(source)
        objc_setAssociatedObject(tabs, &key, source, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return source
      }
      static func of(_ bar: UITabBar) -> TabSource {
        of(bar) {
          $0.delegate = bar.delegate
          bar.delegate = $0
        }
      }
      static func of(_ tabs: UITabBarController) -> TabSource {
        of(tabs) {
          $0.delegate = tabs.delegate
          tabs.delegate = $0
        }
      }
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        (delegate as? any UITabBarDelegate)?.tabBar(tabBar, didSelect: item)
        self.item.onNext(item)
      }
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        let delegate = delegate as? any UITabBarControllerDelegate
        return delegate?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {
        let delegate = delegate as? any UITabBarControllerDelegate
        delegate?.tabBarController(tabBarController, didSelect: viewController)
        screen.onNext(viewController)
      }
    }
    extension Reactive where Base: UITabBar {
      @preconcurrency @MainActor
      public var didSelectItem: ControlEvent<UITabBarItem> { ControlEvent(events: TabSource.of(base).item) }
    }
    extension Reactive where Base: UITabBarController {
      @preconcurrency @MainActor
      public var didSelect: ControlEvent<UIViewController> { ControlEvent(events: TabSource.of(base).screen) }
    }

    extension Reactive where Base: UIApplication {
      private static func event(_ name: Notification.Name) -> ControlEvent<Void> {
        ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
      }
      public static var didFinishLaunching: ControlEvent<Void> { event(Base.didFinishLaunchingNotification) }
      public static var didBecomeActive: ControlEvent<Void> { event(Base.didBecomeActiveNotification) }
      public static var willResignActive: ControlEvent<Void> { event(Base.willResignActiveNotification) }
      public static var didEnterBackground: ControlEvent<Void> { event(Base.didEnterBackgroundNotification) }
      public static var willEnterForeground: ControlEvent<Void> { event(Base.willEnterForegroundNotification) }
      public static var willTerminate: ControlEvent<Void> { event(Base.willTerminateNotification) }
      public static var didReceiveMemoryWarning: ControlEvent<Void> {
        event(Base.didReceiveMemoryWarningNotification)
      }
    }

    /// Says when the object that holds it is freed.
    final class DeallocationNote {
      let ended = ReplaySubject<Void>.create(bufferSize: 1)
      nonisolated(unsafe) private static var key: UInt8 = 0
      static func of(_ object: AnyObject) -> DeallocationNote {
        if let note = objc_getAssociatedObject(object, &key) as? DeallocationNote { return note }
        let note = DeallocationNote()
        objc_setAssociatedObject(object, &key, note, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return note
      }
      deinit {
        ended.onNext(())
        ended.onCompleted()
      }
    }
    public struct KeyValueObservingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let initial = KeyValueObservingOptions(rawValue: 1)
      public static let new = KeyValueObservingOptions(rawValue: 2)
    }
    extension Reactive where Base: AnyObject {
      /// The value that a property has: changes are not heard of here.
      public func observe<Value>(
        _ type: Value.Type, _ path: String, options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
      ) -> Observable<Value?> {
        let value = Mirror(reflecting: base).children.first { $0.label == path }?.value
        return .just(value as? Value).concat(Observable.never())
      }
      public func observeWeakly<Value>(
        _ type: Value.Type, _ path: String, options: KeyValueObservingOptions = [.new, .initial]
      ) -> Observable<Value?> { observe(type, path, options: options) }
      public var deallocated: Observable<Void> { DeallocationNote.of(base).ended.asObservable() }
      public var deallocating: Observable<Void> { deallocated }
    }
    extension Reactive where Base: UIGestureRecognizer {
      @preconcurrency @MainActor public var event: ControlEvent<Base> {
        ControlEvent(
          events: Observable { [weak base] observer in
            let listener = Listener { if let base { observer.onNext(base) } }
            base?.addTarget(listener, action: Listener.action)
            return AnyDisposable { base?.removeTarget(listener, action: Listener.action) }
          })
      }
    }
    public enum RxCocoaURLError: Error {
      case unknown
      case nonHTTPResponse(response: URLResponse)
      case httpRequestFailed(response: HTTPURLResponse, data: Data?)
      case deserializationError(error: Error)
    }
    extension Reactive where Base: PortedURLSession {
      public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        Observable { [base] observer in
          let task = base.dataTask(with: request) { data, response, error in
            DispatchQueue.main.async {
              guard let response = response as? HTTPURLResponse, let data else {
                return observer.onError(error ?? RxError.unknown)
              }
              observer.onNext((response, data))
              observer.onCompleted()
            }
          }
          task.resume()
          return AnyDisposable()
        }
      }
      public func data(request: URLRequest) -> Observable<Data> { response(request: request).map(\.data) }
      public func json(request: URLRequest) -> Observable<Any> {
        data(request: request).map { try JSONSerialization.jsonObject(with: $0) }
      }
    }
    extension Reactive where Base: NotificationCenter {
      public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        Observable { [base] observer in
          let token = base.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
          return AnyDisposable { base.removeObserver(token) }
        }
      }
    }

    """#
}
