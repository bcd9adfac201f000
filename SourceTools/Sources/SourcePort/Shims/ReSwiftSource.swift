extension ShimSources {
  /// ReSwift's store, its subscriptions and middleware, and the thunks of ReSwiftThunk.
  static let reSwift = """
    import Foundation
    import PortableUIKit

    public protocol Action {}
    public struct ReSwiftInit: Action { public init() {} }
    public protocol StateType {}
    public typealias Reducer<State> = (_ action: any Action, _ state: State?) -> State
    public typealias DispatchFunction = (any Action) -> Void
    public typealias Middleware<State> =
      (@escaping DispatchFunction, @escaping () -> State?) -> (@escaping DispatchFunction) ->
      DispatchFunction
    public protocol Coding {}

    public protocol AnyStoreSubscriber: AnyObject {
      func _newState(state: Any)
    }
    public protocol StoreSubscriber<StoreSubscriberStateType>: AnyStoreSubscriber {
      associatedtype StoreSubscriberStateType
      func newState(state: StoreSubscriberStateType)
    }
    extension StoreSubscriber {
      public func _newState(state: Any) {
        if let state = state as? StoreSubscriberStateType { newState(state: state) }
      }
    }

    /// What becomes of a store's states on their way to a subscriber.
    public final class Subscription<State> {
      /// Passes on the old state, nil for the first one, and the new one.
      private var observe: ((State?, State) -> Void)?
      public init(sink: @escaping (@escaping (State?, State) -> Void) -> Void) {
        sink { [weak self] in self?.observe?($0, $1) }
      }
      init() {}
      func send(_ old: State?, _ new: State) { observe?(old, new) }
      func take(_ observe: @escaping (State?, State) -> Void) { self.observe = observe }

      public func select<Part>(_ selector: @escaping (State) -> Part) -> Subscription<Part> {
        let parts = Subscription<Part>()
        observe = { parts.send($0.map(selector), selector($1)) }
        return parts
      }
      public func select<Part>(_ path: KeyPath<State, Part>) -> Subscription<Part> {
        select { $0[keyPath: path] }
      }
      public func skipRepeats(
        _ isRepeat: @escaping (_ oldState: State, _ newState: State) -> Bool
      ) -> Subscription<State> {
        let others = Subscription<State>()
        observe = { old, new in
          if let old, isRepeat(old, new) { return }
          others.send(old, new)
        }
        return others
      }
      public func skip(
        when isSkipped: @escaping (_ oldState: State, _ newState: State) -> Bool
      ) -> Subscription<State> { skipRepeats(isSkipped) }
      public func only(
        when isPassed: @escaping (_ oldState: State, _ newState: State) -> Bool
      ) -> Subscription<State> { skipRepeats { !isPassed($0, $1) } }
    }
    extension Subscription where State: Equatable {
      public func skipRepeats() -> Subscription<State> { skipRepeats(==) }
    }

    public protocol DispatchingStoreType { func dispatch(_ action: any Action) }
    public protocol StoreType<State>: DispatchingStoreType {
      associatedtype State
      var state: State! { get }
    }

    open class Store<State>: StoreType {
      public typealias ActionCreator = (_ state: State, _ store: Store<State>) -> (any Action)?
      public typealias DispatchCallback = (State) -> Void
      public typealias AsyncActionCreator = (
        _ state: State, _ store: Store<State>, _ actionCreatorCallback: @escaping (ActionCreator) -> Void
      ) -> Void

      /// A subscriber, and what it is told.
      private final class Entry {
        weak var subscriber: (any AnyStoreSubscriber)?
        let subscription: Subscription<State>
        init(_ subscriber: any AnyStoreSubscriber, _ subscription: Subscription<State>) {
          self.subscriber = subscriber
          self.subscription = subscription
        }
      }

      open private(set) var state: State! {
        didSet {
          entries.removeAll { $0.subscriber == nil }
          for entry in entries { entry.subscription.send(oldValue, state) }
        }
      }
      public var dispatchFunction: DispatchFunction!
      private let reducer: Reducer<State>
      private let skipsRepeats: Bool
      private var entries: [Entry] = []

      public required init(
        reducer: @escaping Reducer<State>, state: State?, middleware: [Middleware<State>] = [],
        automaticallySkipsRepeats: Bool = true
      ) {
        self.reducer = reducer
        skipsRepeats = automaticallySkipsRepeats
        let last: DispatchFunction = { [unowned self] action in
          self.state = self.reducer(action, self.state)
        }
        dispatchFunction = middleware.reversed().reduce(last) { [unowned self] next, middleware in
          middleware({ [weak self] in self?.dispatch($0) }, { [weak self] in self?.state })(next)
        }
        if let state { self.state = state } else { dispatch(ReSwiftInit()) }
      }

      open func dispatch(_ action: any Action) { dispatchFunction(action) }
      open func dispatch(_ actionCreator: ActionCreator) {
        if let action = actionCreator(state, self) { dispatch(action) }
      }
      open func dispatch(_ actionCreator: ActionCreator, callback: DispatchCallback?) {
        dispatch(actionCreator)
        callback?(state)
      }
      open func dispatch(_ asyncActionCreator: AsyncActionCreator) {
        asyncActionCreator(state, self) { [weak self] in self?.dispatch($0) }
      }
      open func dispatch(_ asyncActionCreator: AsyncActionCreator, callback: DispatchCallback?) {
        asyncActionCreator(state, self) { [weak self] creator in
          guard let self else { return }
          dispatch(creator, callback: callback)
        }
      }

      private func add<Selected>(
        _ subscriber: any AnyStoreSubscriber, _ source: Subscription<State>,
        _ selected: Subscription<Selected>
      ) {
        entries.removeAll { $0.subscriber === subscriber || $0.subscriber == nil }
        selected.take { [weak subscriber] in subscriber?._newState(state: $1) }
        entries.append(Entry(subscriber, source))
        if let state { source.send(nil, state) }
      }

      open func subscribe<Subscriber: StoreSubscriber>(_ subscriber: Subscriber)
      where Subscriber.StoreSubscriberStateType == State {
        let source = Subscription<State>()
        add(subscriber, source, source)
      }
      open func subscribe<Selected, Subscriber: StoreSubscriber>(
        _ subscriber: Subscriber, transform: ((Subscription<State>) -> Subscription<Selected>)?
      ) where Subscriber.StoreSubscriberStateType == Selected {
        let source = Subscription<State>()
        if let transform {
          add(subscriber, source, transform(source))
        } else {
          add(subscriber, source, source)
        }
      }
      open func subscribe<Selected: Equatable, Subscriber: StoreSubscriber>(
        _ subscriber: Subscriber, transform: ((Subscription<State>) -> Subscription<Selected>)?
      ) where Subscriber.StoreSubscriberStateType == Selected {
        let source = Subscription<State>()
        guard let transform else { return add(subscriber, source, source) }
        let selected = transform(source)
        add(subscriber, source, skipsRepeats ? selected.skipRepeats() : selected)
      }
      open func unsubscribe(_ subscriber: any AnyStoreSubscriber) {
        entries.removeAll { $0.subscriber === subscriber }
      }
    }
    extension Store where State: Equatable {
      public func subscribe<Subscriber: StoreSubscriber>(_ subscriber: Subscriber)
      where Subscriber.StoreSubscriberStateType == State {
        subscribe(subscriber, transform: { $0 })
      }
    }

    public struct Thunk<State>: Action {
      let body: (_ dispatch: @escaping DispatchFunction, _ getState: @escaping () -> State?) -> Void
      public init(
        body: @escaping (
          _ dispatch: @escaping DispatchFunction, _ getState: @escaping () -> State?
        ) -> Void
      ) { self.body = body }
    }
    public func createThunkMiddleware<State>() -> Middleware<State> {
      { dispatch, getState in
        { next in
          { action in
            if let thunk = action as? Thunk<State> { thunk.body(dispatch, getState) } else { next(action) }
          }
        }
      }
    }
    """
}
