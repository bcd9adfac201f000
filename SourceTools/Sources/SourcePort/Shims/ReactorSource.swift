extension ShimSources {
  /// ReactorKit's reactors and views.
  static let reactorKit = #"""
    import Foundation
    import PortableUIKit
    @_exported import RxShim

    /// Passes elements on, and ignores what would end it.
    public final class ActionSubject<Element>: ObservableType, ObserverType {
      private let subject = PublishSubject<Element>()
      public init() {}
      public func on(_ event: Event<Element>) {
        if case .next = event { subject.on(event) }
      }
      public func asObservable() -> Observable<Element> { subject }
      public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
      where Observer.Element == Element { subject.subscribe(observer) }
    }

    public struct NoAction {}
    public struct NoMutation {}

    public protocol Reactor: AnyObject {
      associatedtype Action
      associatedtype Mutation = Action
      associatedtype State
      var action: ActionSubject<Action> { get }
      var initialState: State { get }
      var currentState: State { get }
      var state: Observable<State> { get }
      var scheduler: Scheduler { get }
      func transform(action: Observable<Action>) -> Observable<Action>
      func mutate(action: Action) -> Observable<Mutation>
      func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
      func reduce(state: State, mutation: Mutation) -> State
      func transform(state: Observable<State>) -> Observable<State>
    }
    public typealias Scheduler = SchedulerType

    /// What a reactor has while it lives: the actions that it is sent, and the states that follow.
    private final class ReactorStore<Action, State> {
      let action = ActionSubject<Action>()
      let states: ReplaySubject<State>
      var current: State
      let bag = DisposeBag()
      init(_ state: State) {
        current = state
        states = .create(bufferSize: 1)
      }
    }
    private final class ReactorKey {
      nonisolated(unsafe) static var store: UInt8 = 0
      nonisolated(unsafe) static var reactor: UInt8 = 0
    }

    extension Reactor {
      private var store: ReactorStore<Action, State> {
        if let store = objc_getAssociatedObject(self, &ReactorKey.store)
          as? ReactorStore<Action, State>
        {
          return store
        }
        let store = ReactorStore<Action, State>(initialState)
        objc_setAssociatedObject(
          self, &ReactorKey.store, store, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        let mutations = transform(action: store.action.asObservable())
          .flatMap { [weak self] action -> Observable<Mutation> in
            (self?.mutate(action: action) ?? .empty()).catch { _ in .empty() }
          }
        var last = initialState
        let states = transform(mutation: mutations)
          .flatMap { [weak self] mutation -> Observable<State> in
            guard let self else { return .empty() }
            last = self.reduce(state: last, mutation: mutation)
            return .just(last)
          }
          .catch { _ in .empty() }
          .startWith(initialState)
        transform(state: states)
          .subscribe(onNext: { [weak store] state in
            store?.current = state
            store?.states.onNext(state)
          })
          .disposed(by: store.bag)
        return store
      }
      public var action: ActionSubject<Action> { store.action }
      public var state: Observable<State> { store.states.asObservable() }
      public var currentState: State { store.current }
      public var scheduler: Scheduler { MainScheduler.instance }
      public func transform(action: Observable<Action>) -> Observable<Action> { action }
      public func mutate(action: Action) -> Observable<Mutation> { .empty() }
      public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
      public func reduce(state: State, mutation: Mutation) -> State { state }
      public func transform(state: Observable<State>) -> Observable<State> { state }
      public func pulse<Result>(_ path: KeyPath<State, Pulse<Result>>) -> Observable<Result> {
        state.map { $0[keyPath: path] }.distinctUntilChanged { $0.valueUpdatedCount }.map { $0.value }
      }
    }
    extension Reactor where Action == Mutation {
      public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
    }

    /// A value of a state that counts how often it was set.
    @propertyWrapper public struct Pulse<Value> {
      public var value: Value {
        didSet { valueUpdatedCount &+= 1 }
      }
      public private(set) var valueUpdatedCount: UInt = .min
      public init(wrappedValue: Value) { value = wrappedValue }
      public var wrappedValue: Value {
        get { value }
        set { value = newValue }
      }
      public var projectedValue: Pulse<Value> { self }
    }

    /// A view that is bound to the reactor that it is given.
    public protocol View: AnyObject {
      associatedtype Reactor: ReactorKitReactor
      var disposeBag: DisposeBag { get set }
      var reactor: Reactor? { get set }
      func bind(reactor: Reactor)
    }
    public typealias ReactorKitReactor = Reactor
    extension View {
      /// The reactor that the view keeps. A new one ends what was bound before.
      fileprivate var keptReactor: Reactor? {
        get { objc_getAssociatedObject(self, &ReactorKey.reactor) as? Reactor }
        set {
          objc_setAssociatedObject(
            self, &ReactorKey.reactor, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          disposeBag = DisposeBag()
        }
      }
      public var reactor: Reactor? {
        get { keptReactor }
        set {
          keptReactor = newValue
          if let newValue { bind(reactor: newValue) }
        }
      }
    }

    /// A view that is bound once its screen's view is loaded.
    public protocol StoryboardView: View {}
    extension StoryboardView {
      public var reactor: Reactor? {
        get { keptReactor }
        set {
          keptReactor = newValue
          guard let newValue else { return }
          guard let screen = self as? UIViewController, !screen.isViewLoaded else {
            return bind(reactor: newValue)
          }
          screen.rx.methodInvoked(Selector("viewDidLoad")).take(1)
            .subscribe(onNext: { [weak self] _ in self?.bind(reactor: newValue) })
            .disposed(by: disposeBag)
        }
      }
    }

    """#
}
