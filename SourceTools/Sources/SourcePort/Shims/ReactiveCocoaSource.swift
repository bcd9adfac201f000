extension ReactiveSwiftSource {
  static let properties = #"""
    // MARK: Properties

    public protocol PropertyProtocol: AnyObject, BindingSource {
      var value: Value { get }
      var signal: Signal<Value, Never> { get }
    }
    extension PropertyProtocol {
      public func map<U>(_ transform: @escaping (Value) -> U) -> Property<U> {
        Property(initial: transform(value), then: signal.map(transform), of: self)
      }
      public func filter(initial: Value, _ isIncluded: @escaping (Value) -> Bool) -> Property<Value> {
        Property(
          initial: isIncluded(value) ? value : initial, then: signal.filter(isIncluded), of: self)
      }
      public func skipRepeats(_ isSame: @escaping (Value, Value) -> Bool) -> Property<Value> {
        Property(initial: value, then: producer.skipRepeats(isSame).skip(first: 1), of: self)
      }
      public func combineLatest<Other: PropertyProtocol>(
        with other: Other
      ) -> Property<(Value, Other.Value)> {
        Property(
          initial: (value, other.value),
          then: producer.combineLatest(with: other.producer).skip(first: 1), of: self, other)
      }
      public func flatMap<Inner: PropertyProtocol>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
      ) -> Property<Inner.Value> {
        Property(
          initial: transform(value).value,
          then: producer.flatMap(strategy) { transform($0).producer }.skip(first: 1), of: self)
      }
    }
    extension PropertyProtocol where Value: Equatable {
      public func skipRepeats() -> Property<Value> { skipRepeats(==) }
    }
    extension PropertyProtocol where Value == Bool {
      public func negate() -> Property<Bool> { map(!) }
      public func and<Other: PropertyProtocol>(_ other: Other) -> Property<Bool>
      where Other.Value == Bool { combineLatest(with: other).map { $0 && $1 } }
      public func or<Other: PropertyProtocol>(_ other: Other) -> Property<Bool>
      where Other.Value == Bool { combineLatest(with: other).map { $0 || $1 } }
    }

    public final class Property<Value>: PropertyProtocol {
      private let read: () -> Value
      /// The properties that it comes of, which live as long.
      private let sources: [AnyObject]
      public let signal: Signal<Value, Never>
      private let bag = ScopedDisposable(CompositeDisposable())
      public var value: Value { read() }
      public var producer: SignalProducer<Value, Never> {
        SignalProducer { observer, lifetime in
          observer.send(value: self.value)
          lifetime += self.signal.observe(observer)
        }
      }
      public init(value: Value) {
        read = { value }
        sources = []
        signal = .never
      }
      public init<Other: PropertyProtocol>(_ other: Other) where Other.Value == Value {
        read = { other.value }
        sources = [other]
        signal = other.signal
      }
      public convenience init<Other: PropertyProtocol>(capturing other: Other)
      where Other.Value == Value { self.init(other) }
      public convenience init<Values: SignalProducerConvertible>(
        initial: Value, then values: Values
      ) where Values.Value == Value, Values.Error == Never {
        self.init(initial: initial, then: values, of: [])
      }
      fileprivate convenience init<Values: SignalProducerConvertible>(
        initial: Value, then values: Values, of sources: AnyObject...
      ) where Values.Value == Value, Values.Error == Never {
        self.init(initial: initial, then: values, of: sources)
      }
      private init<Values: SignalProducerConvertible>(
        initial: Value, then values: Values, of sources: [AnyObject]
      ) where Values.Value == Value, Values.Error == Never {
        self.sources = sources
        let state = MutableProperty(initial)
        read = { state.value }
        signal = state.signal
        bag += values.producer.startWithValues { state.value = $0 }
      }
      public static func combineLatest<A: PropertyProtocol, B: PropertyProtocol>(
        _ a: A, _ b: B
      ) -> Property<(A.Value, B.Value)> where Value == (A.Value, B.Value) { a.combineLatest(with: b) }
      public static func combineLatest<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol>(
        _ a: A, _ b: B, _ c: C
      ) -> Property<(A.Value, B.Value, C.Value)> where Value == (A.Value, B.Value, C.Value) {
        a.combineLatest(with: b).combineLatest(with: c).map { ($0.0, $0.1, $1) }
      }
    }

    public protocol MutablePropertyProtocol: PropertyProtocol, BindingTargetProvider {
      var value: Value { get set }
    }
    public final class MutableProperty<Value>: MutablePropertyProtocol {
      private var stored: Value
      private let input: Signal<Value, Never>.Observer
      private let token = Lifetime.Token()
      public let signal: Signal<Value, Never>
      public var lifetime: Lifetime { Lifetime(token) }
      public init(_ value: Value) {
        stored = value
        (signal, input) = Signal<Value, Never>.pipe()
      }
      public convenience init(initial: Value, then values: SignalProducer<Value, Never>) {
        self.init(initial)
        self <~ values
      }
      deinit { input.sendCompleted() }
      public var value: Value {
        get { stored }
        set {
          stored = newValue
          input.send(value: newValue)
        }
      }
      public var producer: SignalProducer<Value, Never> {
        SignalProducer { [weak self, signal, stored] observer, lifetime in
          observer.send(value: self?.stored ?? stored)
          lifetime += signal.observe(observer)
        }
      }
      @discardableResult public func swap(_ new: Value) -> Value {
        let old = value
        value = new
        return old
      }
      @discardableResult public func modify<Result>(
        _ change: (inout Value) throws -> Result
      ) rethrows -> Result {
        var new = stored
        let result = try change(&new)
        value = new
        return result
      }
      @discardableResult public func withValue<Result>(
        _ use: (Value) throws -> Result
      ) rethrows -> Result { try use(stored) }
      public var bindingTarget: BindingTarget<Value> {
        BindingTarget(lifetime: lifetime) { [weak self] in self?.value = $0 }
      }
    }

    // MARK: Bindings

    precedencegroup BindingPrecedence {
      associativity: right
      higherThan: AssignmentPrecedence
    }
    infix operator <~ : BindingPrecedence

    public protocol BindingTargetProvider {
      associatedtype Value
      var bindingTarget: BindingTarget<Value> { get }
    }
    public struct BindingTarget<Value>: BindingTargetProvider {
      public let lifetime: Lifetime
      public let action: (Value) -> Void
      public var bindingTarget: BindingTarget<Value> { self }
      public init(lifetime: Lifetime, action: @escaping (Value) -> Void) {
        self.lifetime = lifetime
        self.action = action
      }
      public init(on scheduler: Scheduler, lifetime: Lifetime, action: @escaping (Value) -> Void) {
        self.init(lifetime: lifetime) { value in scheduler.schedule { action(value) } }
      }
      public init<Object: AnyObject>(
        lifetime: Lifetime, object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>
      ) { self.init(lifetime: lifetime) { [weak object] in object?[keyPath: keyPath] = $0 } }
    }
    @discardableResult
    public func <~ <Target: BindingTargetProvider, Source: BindingSource>(
      target: Target, source: Source
    ) -> Disposable? where Target.Value == Source.Value {
      let target = target.bindingTarget
      let end = source.producer.take(during: target.lifetime).startWithValues(target.action)
      return end
    }
    @discardableResult
    public func <~ <Target: BindingTargetProvider, Source: BindingSource>(
      target: Target, source: Source
    ) -> Disposable? where Target.Value == Source.Value? {
      let target = target.bindingTarget
      return source.producer.take(during: target.lifetime).startWithValues { target.action($0) }
    }


    """#

  static let actions = #"""
    // MARK: Actions

    public enum ActionError<Failure: Error>: Error {
      case disabled
      case producerFailed(Failure)
    }
    public final class Action<Input, Output, Error: Swift.Error>: BindingTargetProvider {
      private let running = MutableProperty(0)
      private let execute: (Input) -> SignalProducer<Output, Error>?
      private let token = Lifetime.Token()
      private let outputs = Signal<Output, Never>.pipe()
      private let failures = Signal<Error, Never>.pipe()
      private let ends = Signal<(), Never>.pipe()
      private let refusals = Signal<(), Never>.pipe()
      public let isEnabled: Property<Bool>
      public let isExecuting: Property<Bool>
      public var lifetime: Lifetime { Lifetime(token) }
      public var values: Signal<Output, Never> { outputs.output }
      public var errors: Signal<Error, Never> { failures.output }
      public var completed: Signal<(), Never> { ends.output }
      public var disabledErrors: Signal<(), Never> { refusals.output }

      private init<Enabled: PropertyProtocol>(
        enabled: Enabled, _ execute: @escaping (Input) -> SignalProducer<Output, Error>?
      ) where Enabled.Value == Bool {
        self.execute = execute
        isExecuting = running.map { $0 > 0 }
        isEnabled = enabled.and(isExecuting.negate())
      }
      public convenience init<Enabled: PropertyProtocol>(
        enabledIf isEnabled: Enabled, execute: @escaping (Input) -> SignalProducer<Output, Error>
      ) where Enabled.Value == Bool { self.init(enabled: isEnabled, execute) }
      public convenience init(execute: @escaping (Input) -> SignalProducer<Output, Error>) {
        self.init(enabled: Property(value: true), execute)
      }
      public convenience init<State: PropertyProtocol>(
        state: State, execute: @escaping (State.Value, Input) -> SignalProducer<Output, Error>
      ) { self.init(enabled: Property(value: true)) { execute(state.value, $0) } }
      public convenience init<State: PropertyProtocol>(
        state: State, enabledIf isEnabled: @escaping (State.Value) -> Bool,
        execute: @escaping (State.Value, Input) -> SignalProducer<Output, Error>
      ) { self.init(enabled: state.map(isEnabled)) { execute(state.value, $0) } }
      public convenience init<State: PropertyProtocol, Wrapped>(
        unwrapping state: State,
        execute: @escaping (Wrapped, Input) -> SignalProducer<Output, Error>
      ) where State.Value == Wrapped? {
        self.init(enabled: state.map { $0 != nil }) { input in
          state.value.map { execute($0, input) }
        }
      }

      public func apply(_ input: Input) -> SignalProducer<Output, ActionError<Error>> {
        SignalProducer { observer, lifetime in
          guard self.isEnabled.value, let work = self.execute(input) else {
            self.refusals.input.send(value: ())
            return observer.send(error: .disabled)
          }
          self.running.value += 1
          var isOver = false
          func end() {
            guard !isOver else { return }
            isOver = true
            self.running.value -= 1
          }
          lifetime.observeEnded(end)
          lifetime += work.start { event in
            switch event {
            case .value(let value):
              self.outputs.input.send(value: value)
              observer.send(value: value)
            case .failed(let error):
              end()
              self.failures.input.send(value: error)
              observer.send(error: .producerFailed(error))
            case .completed:
              end()
              self.ends.input.send(value: ())
              observer.sendCompleted()
            case .interrupted:
              end()
              observer.sendInterrupted()
            }
          }
        }
      }
      public var bindingTarget: BindingTarget<Input> {
        BindingTarget(lifetime: lifetime) { [weak self] in self?.apply($0).start() }
      }
    }
    extension Action where Input == Void {
      public func apply() -> SignalProducer<Output, ActionError<Error>> { apply(()) }
      public convenience init<State: PropertyProtocol>(
        state: State, execute: @escaping (State.Value) -> SignalProducer<Output, Error>
      ) { self.init(state: state) { value, _ in execute(value) } }
      public convenience init<State: PropertyProtocol, Wrapped>(
        unwrapping state: State, execute: @escaping (Wrapped) -> SignalProducer<Output, Error>
      ) where State.Value == Wrapped? { self.init(unwrapping: state) { value, _ in execute(value) } }
    }

    public final class CocoaAction<Sender>: NSObject {
      private let run: (Sender) -> Void
      public let isEnabled: Property<Bool>
      public let isExecuting: Property<Bool>
      public init<Input, Output, Error>(
        _ action: Action<Input, Output, Error>, _ input: @escaping (Sender) -> Input
      ) {
        run = { action.apply(input($0)).start() }
        isEnabled = action.isEnabled
        isExecuting = action.isExecuting
      }
      public convenience init<Output, Error>(_ action: Action<(), Output, Error>) {
        self.init(action) { _ in }
      }
      public convenience init<Input, Output, Error>(
        _ action: Action<Input, Output, Error>, input: Input
      ) { self.init(action) { _ in input } }
      public func execute(_ sender: Sender) { run(sender) }
    }


    """#

  static let cocoa = #"""
    // MARK: ReactiveCocoa

    public protocol ReactiveExtensionsProvider {}
    extension ReactiveExtensionsProvider {
      public var reactive: Reactive<Self> { Reactive(self) }
    }
    extension NSObject: ReactiveExtensionsProvider {}
    extension NotificationCenter: ReactiveExtensionsProvider {}
    public struct Reactive<Base> {
      public let base: Base
      init(_ base: Base) { self.base = base }
    }
    private final class ReactiveKey {
      nonisolated(unsafe) static var pressed: UInt8 = 0
      nonisolated(unsafe) static var enabled: UInt8 = 0
    }
    extension Reactive where Base: AnyObject {
      public var lifetime: Lifetime { Lifetime.of(base) }
      public func makeBindingTarget<Value>(
        on scheduler: Scheduler = UIScheduler(), _ action: @escaping (Base, Value) -> Void
      ) -> BindingTarget<Value> {
        BindingTarget(on: scheduler, lifetime: lifetime) { [weak base] value in
          if let base { action(base, value) }
        }
      }
      public subscript<Value>(path: ReferenceWritableKeyPath<Base, Value>) -> BindingTarget<Value> {
        makeBindingTarget { $0[keyPath: path] = $1 }
      }
      fileprivate func observed(_ body: @escaping (Signal<Base, Never>.Observer) -> Void) -> Signal<Base, Never> {
        Signal { observer, lifetime in
          body(observer)
          self.lifetime.observeEnded { observer.sendCompleted() }
        }
      }
    }
    extension Reactive where Base: NotificationCenter {
      public func notifications(
        forName name: Notification.Name?, object: AnyObject? = nil
      ) -> Signal<Notification, Never> {
        Signal { observer, lifetime in
          let token = base.addObserver(forName: name, object: object, queue: nil) {
            observer.send(value: $0)
          }
          lifetime.observeEnded { base.removeObserver(token) }
        }
      }
    }

    extension Reactive where Base: UIView {
      @preconcurrency @MainActor
      public var isHidden: BindingTarget<Bool> { makeBindingTarget { $0.isHidden = $1 } }
      @preconcurrency @MainActor
      public var alpha: BindingTarget<CGFloat> { makeBindingTarget { $0.alpha = $1 } }
      @preconcurrency @MainActor public var isUserInteractionEnabled: BindingTarget<Bool> {
        makeBindingTarget { $0.isUserInteractionEnabled = $1 }
      }
      @preconcurrency @MainActor
      public var backgroundColor: BindingTarget<UIColor> { makeBindingTarget { $0.backgroundColor = $1 } }
    }
    extension Reactive where Base: UIControl {
      @preconcurrency @MainActor
      public var isEnabled: BindingTarget<Bool> { makeBindingTarget { $0.isEnabled = $1 } }
      @preconcurrency @MainActor
      public var isSelected: BindingTarget<Bool> { makeBindingTarget { $0.isSelected = $1 } }
      @preconcurrency @MainActor
      public var isHighlighted: BindingTarget<Bool> { makeBindingTarget { $0.isHighlighted = $1 } }
      @preconcurrency @MainActor
      public func controlEvents(_ events: UIControl.Event) -> Signal<Base, Never> {
        observed { [weak base] observer in
          base?.addAction(
            UIAction { _ in if let base { observer.send(value: base) } }, for: events)
        }
      }
      @preconcurrency @MainActor public func mapControlEvents<Value>(
        _ events: UIControl.Event, _ transform: @escaping (Base) -> Value
      ) -> Signal<Value, Never> { controlEvents(events).map(transform) }
      /// Sets what a control does when an event occurs, and whether it is enabled.
      @preconcurrency @MainActor
      fileprivate func perform(_ action: CocoaAction<Base>?, for event: UIControl.Event) {
        let old = objc_getAssociatedObject(base, &ReactiveKey.pressed) as? UIAction
        if let old { base.removeAction(old, for: event) }
        let bag = ScopedDisposable(CompositeDisposable())
        objc_setAssociatedObject(base, &ReactiveKey.enabled, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        guard let action else { return }
        let press = UIAction { [weak base] _ in if let base { action.execute(base) } }
        objc_setAssociatedObject(base, &ReactiveKey.pressed, press, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        base.addAction(press, for: event)
        bag += isEnabled <~ action.isEnabled
      }
    }
    extension Reactive where Base: UIButton {
      @preconcurrency @MainActor public var pressed: CocoaAction<Base>? {
        get { nil }
        nonmutating set { perform(newValue, for: .touchUpInside) }
      }
      @preconcurrency @MainActor
      public var title: BindingTarget<String> { makeBindingTarget { $0.setTitle($1, for: .normal) } }
      @preconcurrency @MainActor
      public func title(for state: UIControl.State) -> BindingTarget<String> {
        makeBindingTarget { $0.setTitle($1, for: state) }
      }
      @preconcurrency @MainActor
      public var image: BindingTarget<UIImage?> { makeBindingTarget { $0.setImage($1, for: .normal) } }
    }
    extension Reactive where Base: UIBarButtonItem {
      @preconcurrency @MainActor
      public var isEnabled: BindingTarget<Bool> { makeBindingTarget { $0.isEnabled = $1 } }
      @preconcurrency @MainActor
      public var title: BindingTarget<String?> { makeBindingTarget { $0.title = $1 } }
      @preconcurrency @MainActor public var pressed: CocoaAction<Base>? {
        get { nil }
        nonmutating set {
          let bag = ScopedDisposable(CompositeDisposable())
          objc_setAssociatedObject(base, &ReactiveKey.enabled, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          guard let action = newValue else { return base.primaryAction = nil }
          let title = base.title
          base.primaryAction = UIAction(title: title ?? "", image: base.image) { [weak base] _ in
            if let base { action.execute(base) }
          }
          bag += isEnabled <~ action.isEnabled
        }
      }
    }
    extension Reactive where Base: UILabel {
      @preconcurrency @MainActor
      public var text: BindingTarget<String?> { makeBindingTarget { $0.text = $1 } }
      @preconcurrency @MainActor
      public var attributedText: BindingTarget<NSAttributedString?> { makeBindingTarget { $0.attributedText = $1 } }
      @preconcurrency @MainActor
      public var textColor: BindingTarget<UIColor> { makeBindingTarget { $0.textColor = $1 } }
    }
    extension Reactive where Base: UIImageView {
      @preconcurrency @MainActor
      public var image: BindingTarget<UIImage?> { makeBindingTarget { $0.image = $1 } }
    }
    extension Reactive where Base: UITextField {
      @preconcurrency @MainActor
      public var text: BindingTarget<String?> { makeBindingTarget { $0.text = $1 } }
      @preconcurrency @MainActor public var textValues: Signal<String, Never> {
        mapControlEvents([.editingDidEnd, .editingDidEndOnExit]) { $0.text ?? "" }
      }
      @preconcurrency @MainActor public var continuousTextValues: Signal<String, Never> {
        mapControlEvents([.editingChanged, .editingDidEnd]) { $0.text ?? "" }
      }
      @preconcurrency @MainActor
      public var isSecureTextEntry: BindingTarget<Bool> { makeBindingTarget { $0.isSecureTextEntry = $1 } }
    }
    extension Reactive where Base: UITextView {
      @preconcurrency @MainActor
      public var text: BindingTarget<String?> { makeBindingTarget { $0.text = $1 ?? "" } }
      @preconcurrency @MainActor public var continuousTextValues: Signal<String, Never> {
        NotificationCenter.default.reactive
          .notifications(forName: UITextView.textDidChangeNotification, object: base)
          .take(during: lifetime).filterMap { ($0.object as? UITextView)?.text }
      }
      @preconcurrency @MainActor public var textValues: Signal<String, Never> { continuousTextValues }
    }
    extension Reactive where Base: UISwitch {
      @preconcurrency @MainActor
      public var isOn: BindingTarget<Bool> { makeBindingTarget { $0.isOn = $1 } }
      @preconcurrency @MainActor
      public var isOnValues: Signal<Bool, Never> { mapControlEvents(.valueChanged) { $0.isOn } }
      @preconcurrency @MainActor public var toggled: CocoaAction<Base>? {
        get { nil }
        nonmutating set { perform(newValue, for: .valueChanged) }
      }
    }
    extension Reactive where Base: UISlider {
      @preconcurrency @MainActor
      public var value: BindingTarget<Float> { makeBindingTarget { $0.value = $1 } }
      @preconcurrency @MainActor
      public var values: Signal<Float, Never> { mapControlEvents(.valueChanged) { $0.value } }
    }
    extension Reactive where Base: UIStepper {
      @preconcurrency @MainActor
      public var value: BindingTarget<Double> { makeBindingTarget { $0.value = $1 } }
      @preconcurrency @MainActor
      public var values: Signal<Double, Never> { mapControlEvents(.valueChanged) { $0.value } }
      @preconcurrency @MainActor
      public var maximumValue: BindingTarget<Double> { makeBindingTarget { $0.maximumValue = $1 } }
    }
    extension Reactive where Base: UISegmentedControl {
      @preconcurrency @MainActor
      public var selectedSegmentIndex: BindingTarget<Int> { makeBindingTarget { $0.selectedSegmentIndex = $1 } }
      @preconcurrency @MainActor public var selectedSegmentIndexes: Signal<Int, Never> {
        mapControlEvents(.valueChanged) { $0.selectedSegmentIndex }
      }
    }
    extension Reactive where Base: UIDatePicker {
      @preconcurrency @MainActor
      public var date: BindingTarget<Date> { makeBindingTarget { $0.date = $1 } }
      @preconcurrency @MainActor
      public var dates: Signal<Date, Never> { mapControlEvents(.valueChanged) { $0.date } }
    }
    extension Reactive where Base: UIActivityIndicatorView {
      @preconcurrency @MainActor public var isAnimating: BindingTarget<Bool> {
        makeBindingTarget { $1 ? $0.startAnimating() : $0.stopAnimating() }
      }
    }
    extension Reactive where Base: UIRefreshControl {
      @preconcurrency @MainActor public var isRefreshing: BindingTarget<Bool> {
        makeBindingTarget { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
      }
      @preconcurrency @MainActor public var refresh: CocoaAction<Base>? {
        get { nil }
        nonmutating set { perform(newValue, for: .valueChanged) }
      }
    }
    extension Reactive where Base: UITableView {
      @preconcurrency @MainActor
      public var reloadData: BindingTarget<()> { makeBindingTarget { base, _ in base.reloadData() } }
    }
    extension Reactive where Base: UICollectionView {
      @preconcurrency @MainActor
      public var reloadData: BindingTarget<()> { makeBindingTarget { base, _ in base.reloadData() } }
    }
    extension Reactive where Base: UIGestureRecognizer {
      @preconcurrency @MainActor public var stateChanged: Signal<Base, Never> {
        observed { [weak base] observer in
          let listener = GestureListener { if let base { observer.send(value: base) } }
          base?.addTarget(listener, action: GestureListener.action)
          if let base { Lifetime.of(base).observeEnded { _ = listener } }
        }
      }
    }
    @preconcurrency @MainActor private final class GestureListener: NSObject, SelectorPerforming {
      static let action = Selector("gestureChanged")
      private let handler: () -> Void
      init(_ handler: @escaping () -> Void) { self.handler = handler }
      func perform(_ selector: Selector, from sender: Any?) -> Bool {
        handler()
        return true
      }
    }
    extension Reactive where Base: UIViewController {
      @preconcurrency @MainActor
      public var title: BindingTarget<String?> { makeBindingTarget { $0.title = $1 } }
      @preconcurrency @MainActor public func trigger(for selector: Selector) -> Signal<(), Never> {
        guard let callback = ScreenCallback(rawValue: "\(selector)") else { return .never }
        return observed { [weak base] observer in
          _ = base?.observe(callback) { _ in if let base { observer.send(value: base) } }
        }.map { _ in }
      }
      @preconcurrency @MainActor
      public var viewDidLoad: Signal<(), Never> { trigger(for: Selector("viewDidLoad")) }
      @preconcurrency @MainActor
      public var viewWillAppear: Signal<(), Never> { trigger(for: Selector("viewWillAppear:")) }
      @preconcurrency @MainActor
      public var viewDidAppear: Signal<(), Never> { trigger(for: Selector("viewDidAppear:")) }
      @preconcurrency @MainActor
      public var viewWillDisappear: Signal<(), Never> { trigger(for: Selector("viewWillDisappear:")) }
      @preconcurrency @MainActor
      public var viewDidDisappear: Signal<(), Never> { trigger(for: Selector("viewDidDisappear:")) }
    }
    extension Reactive where Base: UINavigationItem {
      @preconcurrency @MainActor
      public var title: BindingTarget<String?> { makeBindingTarget { $0.title = $1 } }
    }
    extension Reactive where Base: UISearchBar {
      @preconcurrency @MainActor
      public var text: BindingTarget<String?> { makeBindingTarget { $0.text = $1 } }
      @preconcurrency @MainActor public var continuousTextValues: Signal<String?, Never> {
        base.searchTextField.reactive.continuousTextValues.map { $0 }
      }
      @preconcurrency @MainActor public var textValues: Signal<String?, Never> { continuousTextValues }
    }
    extension Reactive where Base: UITableViewCell {
      @preconcurrency @MainActor public var prepareForReuse: Signal<(), Never> { .never }
    }
    extension Reactive where Base: UICollectionReusableView {
      @preconcurrency @MainActor public var prepareForReuse: Signal<(), Never> { .never }
    }


    """#
}
