extension ShimSources {
  /// Action, of RxSwift's community: work that runs once at a time and is enabled by a condition.
  static let rxAction = """
    import Foundation
    import PortableUIKit
    import RxShim

    public enum ActionError: Error {
      case notEnabled
      case underlyingError(Error)
    }
    public typealias CocoaAction = Action<Void, Void>
    public typealias CompletableAction<Input> = Action<Input, Never>

    public final class Action<Input, Element> {
      public typealias WorkFactory = (Input) -> Observable<Element>
      public let workFactory: WorkFactory
      public let elements: Observable<Element>
      public let errors: Observable<ActionError>
      public let executing: Observable<Bool>
      public let enabled: Observable<Bool>
      public let executionObservables: Observable<Observable<Element>>
      private let found = PublishSubject<Element>()
      private let failed = PublishSubject<ActionError>()
      private let started = PublishSubject<Observable<Element>>()
      private let isExecuting = BehaviorRelay(value: false)
      private let isEnabled = BehaviorRelay(value: false)
      private let bag = DisposeBag()

      public convenience init<Work: ObservableConvertibleType>(
        enabledIf: Observable<Bool> = .just(true), workFactory: @escaping (Input) -> Work
      ) where Work.Element == Element {
        self.init(enabledIf: enabledIf) { workFactory($0).asObservable() }
      }
      public init(enabledIf: Observable<Bool> = .just(true), workFactory: @escaping WorkFactory) {
        self.workFactory = workFactory
        elements = found.asObservable()
        errors = failed.asObservable()
        executing = isExecuting.asObservable().distinctUntilChanged()
        enabled = isEnabled.asObservable().distinctUntilChanged()
        executionObservables = started.asObservable()
        Observable.combineLatest(isExecuting.asObservable(), enabledIf) { !$0 && $1 }
          .subscribe(onNext: { [isEnabled] in isEnabled.accept($0) }).disposed(by: bag)
      }

      public var inputs: AnyObserver<Input> {
        AnyObserver { [weak self] event in
          if case .next(let input) = event { self?.execute(input) }
        }
      }
      public var underlyingError: Observable<Error> {
        errors.compactMap { if case .underlyingError(let error) = $0 { error } else { nil } }
      }
      public var completions: Observable<Void> {
        executionObservables.flatMapLatest { work in
          work.materialize().filter { $0.isCompleted }.map { _ in }
        }
      }

      @discardableResult public func execute(_ input: Input) -> Observable<Element> {
        guard isEnabled.value else {
          failed.onNext(.notEnabled)
          return .error(ActionError.notEnabled)
        }
        let work = ReplaySubject<Element>.createUnbounded()
        isExecuting.accept(true)
        started.onNext(work.asObservable())
        workFactory(input).subscribe { [weak self] event in
          switch event {
          case .next(let element):
            self?.found.onNext(element)
            work.onNext(element)
          case .error(let error):
            self?.isExecuting.accept(false)
            self?.failed.onNext(.underlyingError(error))
            work.onError(ActionError.underlyingError(error))
          case .completed:
            self?.isExecuting.accept(false)
            work.onCompleted()
          }
        }.disposed(by: bag)
        return work.asObservable()
      }
    }
    extension Action where Input == Void {
      @discardableResult public func execute() -> Observable<Element> { execute(()) }
    }

    // MARK: Controls

    private final class ActionKey {
      nonisolated(unsafe) static var bag: UInt8 = 0
      nonisolated(unsafe) static var action: UInt8 = 0
    }
    extension Reactive where Base: AnyObject {
      /// What binds an action, in place of what bound another.
      fileprivate func bind(_ subscriptions: [Disposable]) {
        let bag = DisposeBag()
        for subscription in subscriptions { subscription.disposed(by: bag) }
        objc_setAssociatedObject(base, &ActionKey.bag, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      /// Does an action whenever an event occurs, and enables the object by it.
      @preconcurrency @MainActor
      fileprivate func bind<Input, Element>(
        _ action: Action<Input, Element>, to event: ControlEvent<Void>,
        _ isEnabled: ReferenceWritableKeyPath<Base, Bool>, _ input: @escaping (Base) -> Input
      ) {
        bind([
          event.subscribe(onNext: { [weak base] in
            if let base { action.execute(input(base)) }
          }),
          action.enabled.subscribe(onNext: { [weak base] in base?[keyPath: isEnabled] = $0 }),
        ])
      }
      public func unbindAction() { bind([]) }
      fileprivate var boundAction: CocoaAction? {
        objc_getAssociatedObject(base, &ActionKey.action) as? CocoaAction
      }
      fileprivate func keep(_ action: CocoaAction?) {
        objc_setAssociatedObject(base, &ActionKey.action, action, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
    extension Reactive where Base: UIControl {
      @preconcurrency @MainActor
      public func bind<Input, Element>(
        to action: Action<Input, Element>, controlEvent: ControlEvent<Void>,
        inputTransform: @escaping (Base) -> Input
      ) { bind(action, to: controlEvent, \\.isEnabled, inputTransform) }
    }
    extension Reactive where Base: UIButton {
      @preconcurrency @MainActor public var action: CocoaAction? {
        get { boundAction }
        nonmutating set {
          keep(newValue)
          if let newValue { bind(to: newValue) { _ in } } else { unbindAction() }
        }
      }
      @preconcurrency @MainActor
      public func bind<Input, Element>(
        to action: Action<Input, Element>, inputTransform: @escaping (Base) -> Input
      ) { bind(to: action, controlEvent: tap, inputTransform: inputTransform) }
      @preconcurrency @MainActor
      public func bind<Input, Element>(to action: Action<Input, Element>, input: Input) {
        bind(to: action) { _ in input }
      }
    }
    extension Reactive where Base: UIRefreshControl {
      @preconcurrency @MainActor public var action: CocoaAction? {
        get { boundAction }
        nonmutating set {
          keep(newValue)
          guard let newValue else { return unbindAction() }
          bind([
            controlEvent(.valueChanged).subscribe(onNext: { newValue.execute() }),
            newValue.executing.subscribe(onNext: { [weak base] isExecuting in
              MainActor.assumeIsolated {
                if isExecuting { base?.beginRefreshing() } else { base?.endRefreshing() }
              }
            }),
          ])
        }
      }
    }
    extension Reactive where Base: UIBarButtonItem {
      @preconcurrency @MainActor public var action: CocoaAction? {
        get { boundAction }
        nonmutating set {
          keep(newValue)
          if let newValue { bind(to: newValue) { _ in } } else { unbindAction() }
        }
      }
      @preconcurrency @MainActor
      public func bind<Input, Element>(
        to action: Action<Input, Element>, inputTransform: @escaping (Base) -> Input
      ) { bind(action, to: tap, \\.isEnabled, inputTransform) }
      @preconcurrency @MainActor
      public func bind<Input, Element>(to action: Action<Input, Element>, input: Input) {
        bind(to: action) { _ in input }
      }
    }

    // MARK: Buttons of alerts

    extension UIAlertAction {
      /// A button of an alert whose action is set later.
      @preconcurrency @MainActor
      public static func Action(_ title: String?, style: UIAlertAction.Style) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { button in
          (objc_getAssociatedObject(button, &ActionKey.action) as? CocoaAction)?.execute()
        }
      }
    }
    extension Reactive where Base: UIAlertAction {
      @preconcurrency @MainActor public var action: CocoaAction? {
        get { boundAction }
        nonmutating set {
          keep(newValue)
          guard let newValue else { return unbindAction() }
          bind([
            newValue.enabled.subscribe(onNext: { [weak base] isEnabled in
              MainActor.assumeIsolated { base?.isEnabled = isEnabled }
            })
          ])
        }
      }
    }

    """
}
