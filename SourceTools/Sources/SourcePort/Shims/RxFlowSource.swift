extension ShimSources {
  /// RxFlow's flows, steps and steppers. A flow keeps the flows that it leads to until they end or are
  /// dismissed, so that it is seen as their parent.
  static let rxFlow = #"""
    import Foundation
    import PortableUIKit
    import RxShim

    public protocol Step {}
    struct NoneStep: Step {}
    public enum RxFlowStep: Step { case home }

    // MARK: Steppers

    public protocol Stepper {
      var steps: PublishRelay<any Step> { get }
      var initialStep: any Step { get }
      func readyToEmitSteps()
    }
    extension Stepper {
      public var initialStep: any Step { NoneStep() }
      public func readyToEmitSteps() {}
    }

    open class OneStepper: Stepper {
      public let steps = PublishRelay<any Step>()
      public let initialStep: any Step
      public init(withSingleStep step: any Step) { initialStep = step }
    }
    open class DefaultStepper: OneStepper {
      public init() { super.init(withSingleStep: RxFlowStep.home) }
    }
    open class NoneStepper: OneStepper {
      public init() { super.init(withSingleStep: NoneStep()) }
    }
    /// Emits the steps of several steppers.
    open class CompositeStepper: Stepper {
      public let steps = PublishRelay<any Step>()
      private let steppers: [any Stepper]
      private let bag = DisposeBag()
      public init(steppers: [any Stepper]) { self.steppers = steppers }
      public func readyToEmitSteps() {
        for stepper in steppers {
          stepper.steps.bind(to: steps).disposed(by: bag)
          steps.accept(stepper.initialStep)
          stepper.readyToEmitSteps()
        }
      }
    }

    // MARK: Presentables and flows

    public protocol Presentable {
      var rxVisible: Observable<Bool> { get }
      var rxDismissed: Single<Void> { get }
    }
    extension UIViewController: Presentable {
      public var rxVisible: Observable<Bool> { rx.displayed }
      public var rxDismissed: Single<Void> { rx.dismissed.map { _ in }.take(1).asSingle() }
    }
    extension UIWindow: Presentable {
      public var rxVisible: Observable<Bool> { .just(true) }
      public var rxDismissed: Single<Void> { .never() }
    }
    extension Reactive where Base: UIViewController {
      public var firstTimeViewDidAppear: Single<Void> {
        methodInvoked(Selector("viewDidAppear:")).map { _ in }.take(1).asSingle()
      }
      public var displayed: Observable<Bool> {
        Observable.merge(
          methodInvoked(Selector("viewDidAppear:")).map { _ in true },
          methodInvoked(Selector("viewDidDisappear:")).map { _ in false }
        ).startWith(false)
      }
      public var dismissed: Observable<Bool> {
        Observable.merge(
          methodInvoked(Selector("viewDidDisappear:")).filter { [weak base] _ in
            base?.isBeingDismissed ?? false
          },
          methodInvoked(Selector("didMoveToParent:")).filter { [weak base] _ in
            base?.parent == nil
          }
        ).map { _ in true }
      }
    }

    public protocol Synchronizable: AnyObject {}

    public protocol Flow: AnyObject, Presentable, Synchronizable {
      var root: any Presentable { get }
      func adapt(step: any Step) -> Single<any Step>
      func navigate(to step: any Step) -> FlowContributors
    }
    extension Flow {
      public func adapt(step: any Step) -> Single<any Step> { .just(step) }
      public var rxVisible: Observable<Bool> { root.rxVisible }
      public var rxDismissed: Single<Void> { root.rxDismissed }
      public var rxFlowReady: Single<Bool> { FlowReadiness.of(self).isReady.filter { $0 }.take(1).asSingle() }
    }

    /// Whether a flow has navigated to its first step.
    final class FlowReadiness {
      let isReady = BehaviorRelay(value: false)
      nonisolated(unsafe) private static var key: UInt8 = 0
      static func of(_ flow: any Flow) -> FlowReadiness {
        if let readiness = objc_getAssociatedObject(flow, &key) as? FlowReadiness { return readiness }
        let readiness = FlowReadiness()
        objc_setAssociatedObject(flow, &key, readiness, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return readiness
      }
    }

    public enum Flows {
      public enum ExecuteStrategy { case ready, created }

      private static func whenDone(
        _ flows: [any Flow], _ strategy: ExecuteStrategy, _ block: @escaping () -> Void
      ) {
        guard strategy == .ready else { return block() }
        _ = Observable.zip(flows.map { $0.rxFlowReady.asObservable() }).take(1)
          .subscribe(onNext: { _ in block() })
      }
      private static func root<Root: UIViewController>(of flow: any Flow) -> Root {
        guard let root = flow.root as? Root else {
          fatalError("The root of \(type(of: flow)) is a \(type(of: flow.root)), not a \(Root.self).")
        }
        return root
      }

      public static func use<Root: UIViewController>(
        _ flows: [any Flow], when strategy: ExecuteStrategy, block: @escaping ([Root]) -> Void
      ) { whenDone(flows, strategy) { block(flows.map { root(of: $0) }) } }
      public static func whenReady<Root: UIViewController>(
        flows: [any Flow], block: @escaping ([Root]) -> Void
      ) { use(flows, when: .ready, block: block) }

    \#(flowsInNumbers)}

    // MARK: Where a step leads

    public enum FlowContributor {
      case contribute(
        withNextPresentable: any Presentable, withNextStepper: any Stepper,
        allowStepWhenNotPresented: Bool = false, allowStepWhenDismissed: Bool = false)
      case forwardToCurrentFlow(withStep: any Step)
      case forwardToParentFlow(withStep: any Step)

      public static func contribute(
        withNext both: any Presentable & Stepper
      ) -> FlowContributor {
        .contribute(withNextPresentable: both, withNextStepper: both)
      }
    }

    public enum FlowContributors {
      case multiple(flowContributors: [FlowContributor])
      case one(flowContributor: FlowContributor)
      case end(forwardToParentFlowWithStep: any Step)
      case triggerParentFlow(withStep: any Step)
      case none

      var all: [FlowContributor] {
        switch self {
        case .multiple(let contributors): contributors
        case .one(let contributor): [contributor]
        case .triggerParentFlow(let step): [.forwardToParentFlow(withStep: step)]
        case .end, .none: []
        }
      }
    }

    // MARK: Coordination

    /// Navigates through a flow, and through those that it leads to.
    public final class FlowNavigator: NSObject {
      private let requested = PublishRelay<any Step>()
      fileprivate let willNavigate = PublishSubject<(any Flow, any Step)>()
      fileprivate let didNavigate = PublishSubject<(any Flow, any Step)>()
      private weak var parent: FlowNavigator?
      private var children: [FlowNavigator] = []
      private var flow: (any Flow)?
      private weak var keeper: AnyObject?
      private var bag = DisposeBag()

      public func coordinate(
        flow: any Flow, with stepper: any Stepper = DefaultStepper(), allowStepWhenDismissed: Bool = false
      ) {
        self.flow = flow
        keep(flow)
        if !allowStepWhenDismissed {
          flow.rxDismissed.subscribe(onSuccess: { [weak self] _ in self?.end() }).disposed(by: bag)
        }
        requested.subscribe(onNext: { [weak self] in self?.take($0) }).disposed(by: bag)
        listen(to: stepper, while: .just(true))
      }

      public func navigate(to step: any Step) {
        requested.accept(step)
        for child in children { child.navigate(to: step) }
      }

      /// Has the parent, or the app's delegate, hold a flow, as closures of this library do on a phone.
      private func keep(_ flow: any Flow) {
        keeper = parent?.flow ?? UIApplication.shared.delegate
        if let keeper { objc_setAssociatedObject(keeper, key, flow, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
      }
      private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

      private func end() {
        if let keeper { objc_setAssociatedObject(keeper, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        for child in children { child.end() }
        children = []
        bag = DisposeBag()
        flow = nil
        parent?.children.removeAll { $0 === self }
      }

      /// Takes the first step of a stepper, and all others while its presentable is on display.
      private func listen(
        to stepper: any Stepper, while visible: Observable<Bool>, until dismissed: Observable<Void> = .never()
      ) {
        stepper.steps.withLatestFrom(visible) { ($0, $1) }.filter(\.1).map(\.0)
          .takeUntil(dismissed)
          .subscribe(onNext: { [weak self] in self?.requested.accept($0) }).disposed(by: bag)
        requested.accept(stepper.initialStep)
        stepper.readyToEmitSteps()
      }

      private func take(_ step: any Step) {
        guard let flow, !(step is NoneStep) else { return }
        flow.adapt(step: step).subscribe(onSuccess: { [weak self] step in
          guard !(step is NoneStep) else { return }
          self?.navigate(flow, to: step)
        }).disposed(by: bag)
      }

      private func navigate(_ flow: any Flow, to step: any Step) {
        tell(\.willNavigate, flow, step)
        let contributors = flow.navigate(to: step)
        tell(\.didNavigate, flow, step)
        if case .end(let step) = contributors {
          let parent = parent
          end()
          parent?.requested.accept(step)
          return
        }
        var flows: [any Flow] = []
        for contributor in contributors.all {
          switch contributor {
          case .forwardToCurrentFlow(let step): requested.accept(step)
          case .forwardToParentFlow(let step): parent?.requested.accept(step)
          case .contribute(let presentable, let stepper, let isAlwaysHeard, let isHeardAfterwards):
            if let next = presentable as? any Flow {
              flows.append(next)
              let child = FlowNavigator()
              child.parent = self
              children.append(child)
              child.coordinate(flow: next, with: stepper, allowStepWhenDismissed: isHeardAfterwards)
            } else {
              listen(
                to: stepper, while: isAlwaysHeard ? .just(true) : presentable.rxVisible,
                until: isHeardAfterwards ? .never() : presentable.rxDismissed.asObservable())
            }
          }
        }
        let readiness = FlowReadiness.of(flow)
        guard !readiness.isReady.value else { return }
        guard !flows.isEmpty else { return readiness.isReady.accept(true) }
        Observable.zip(flows.map { $0.rxFlowReady.asObservable() })
          .subscribe(onNext: { _ in readiness.isReady.accept(true) }).disposed(by: bag)
      }

      private func tell(
        _ subject: KeyPath<FlowNavigator, PublishSubject<(any Flow, any Step)>>, _ flow: any Flow,
        _ step: any Step
      ) {
        for navigator in sequence(first: self, next: \.parent) {
          navigator[keyPath: subject].onNext((flow, step))
        }
      }
    }
    public typealias FlowCoordinator = FlowNavigator

    extension Reactive where Base: FlowNavigator {
      public var willNavigate: Observable<(any Flow, any Step)> { base.willNavigate }
      public var didNavigate: Observable<(any Flow, any Step)> { base.didNavigate }
    }

    """#

  /// What is done with the roots of one to five flows.
  private static let flowsInNumbers = (1...5).map { count in
    func list(_ text: (Int) -> String) -> String {
      (1...count).map(text).joined(separator: ", ")
    }
    let generics = list { "R\($0): UIViewController" }
    let block = "block: @escaping (\(list { "R\($0)" })) -> Void"
    let flows = list { "flow\($0)" }
    return """
        public static func use<\(generics)>(
          \(list { "_ flow\($0): any Flow" }), when strategy: ExecuteStrategy, \(block)
        ) { whenDone([\(flows)], strategy) { block(\(list { "root(of: flow\($0))" })) } }
        public static func whenReady<\(generics)>(
          \(list { "flow\($0): any Flow" }), \(block)
        ) { use(\(flows), when: .ready, block: block) }

      """
  }.joined()
}
