extension ShimSources {
  /// XCoordinator's routes, routers and coordinators. Animations of pushes and interactive transitions
  /// have no effect.
  static let xCoordinator =
    xCoordinatorRouters + xCoordinatorCoordinators + xCoordinatorTransitions
    + xCoordinatorAnimations

  private static let xCoordinatorRouters = #"""
    import Foundation
    import PortableUIKit
    #if RxShim
      import RxShim
    #endif

    public typealias PresentationHandler = () -> Void
    public typealias ContextPresentationHandler = (any TransitionContext) -> Void

    public protocol Route {}

    public struct TransitionOptions {
      public let animated: Bool
      public init(animated: Bool) { self.animated = animated }
    }

    public protocol Presentable {
      var viewController: UIViewController! { get }
      func router<R: Route>(for route: R) -> StrongRouter<R>?
      func presented(from presentable: (any Presentable)?)
      func registerParent(_ presentable: any Presentable & AnyObject)
      func childTransitionCompleted()
      func setRoot(for window: UIWindow)
    }
    extension Presentable {
      public func router<R: Route>(for route: R) -> StrongRouter<R>? { self as? StrongRouter<R> }
      public func presented(from presentable: (any Presentable)?) {}
      public func registerParent(_ presentable: any Presentable & AnyObject) {}
      public func childTransitionCompleted() {}
      public func setRoot(for window: UIWindow) {
        window.rootViewController = viewController
        window.makeKeyAndVisible()
        presented(from: window)
      }
    }

    public protocol Container {
      var view: UIView! { get }
      var viewController: UIViewController! { get }
    }
    extension UIViewController: Container, Presentable {
      public var viewController: UIViewController! { self }
    }
    extension UIView: Container {
      public var view: UIView! { self }
      public var viewController: UIViewController! {
        sequence(first: self as UIResponder) { $0.next }.lazy
          .compactMap { $0 as? UIViewController }.first
      }
    }
    extension UIWindow: Presentable {}

    public protocol Router<RouteType>: Presentable {
      associatedtype RouteType: Route
      func contextTrigger(
        _ route: RouteType, with options: TransitionOptions,
        completion: ContextPresentationHandler?)
    }
    extension Router {
      public func trigger(
        _ route: RouteType, with options: TransitionOptions, completion: PresentationHandler?
      ) { contextTrigger(route, with: options) { _ in completion?() } }
      public func trigger(_ route: RouteType, with options: TransitionOptions) {
        trigger(route, with: options, completion: nil)
      }
      public func trigger(_ route: RouteType, completion: PresentationHandler? = nil) {
        trigger(route, with: TransitionOptions(animated: true), completion: completion)
      }
      public var strongRouter: StrongRouter<RouteType> { StrongRouter(self) }
      public var anyRouter: AnyRouter<RouteType> { strongRouter }
      public func router<R: Route>(for route: R) -> StrongRouter<R>? {
        strongRouter as? StrongRouter<R>
      }
    }
    #if RxShim
      extension Router {
        public var rx: Reactive<Self> { Reactive(self) }
      }
      extension Reactive where Base: Router {
        public func trigger(
          _ route: Base.RouteType, with options: TransitionOptions = .init(animated: true)
        ) -> Observable<Void> {
          Observable.create { observer in
            base.trigger(route, with: options) {
              observer.onNext(())
              observer.onCompleted()
            }
            return Disposables.create()
          }
        }
      }
    #endif

    /// A value, so that whoever stores it is seen to keep the coordinator.
    public struct StrongRouter<RouteType: Route>: Router {
      private let object: AnyObject
      private var base: any Router<RouteType> { object as! any Router<RouteType> }
      public init(_ router: some Router<RouteType>) { object = router as AnyObject }
      public var viewController: UIViewController! { base.viewController }
      public func contextTrigger(
        _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
      ) { base.contextTrigger(route, with: options, completion: completion) }
      public func presented(from presentable: (any Presentable)?) { base.presented(from: presentable) }
      public func registerParent(_ presentable: any Presentable & AnyObject) {
        base.registerParent(presentable)
      }
      public func childTransitionCompleted() { base.childTransitionCompleted() }
      public func setRoot(for window: UIWindow) { base.setRoot(for: window) }
    }
    public typealias AnyRouter<RouteType: Route> = StrongRouter<RouteType>

    @propertyWrapper public struct UnownedErased<Value> {
      private var value: () -> Value
      public init<Erasable: AnyObject>(_ value: Erasable, erase: @escaping (Erasable) -> Value) {
        self.value = { [unowned value] in erase(value) }
      }
      public mutating func set<Erasable: AnyObject>(
        _ value: Erasable, erase: @escaping (Erasable) -> Value
      ) { self = UnownedErased(value, erase: erase) }
      public var wrappedValue: Value { value() }
    }
    extension UnownedErased: Presentable, Router where Value: Router {
      public typealias RouteType = Value.RouteType
      public var viewController: UIViewController! { wrappedValue.viewController }
      public func contextTrigger(
        _ route: Value.RouteType, with options: TransitionOptions,
        completion: ContextPresentationHandler?
      ) { wrappedValue.contextTrigger(route, with: options, completion: completion) }
      public func presented(from presentable: (any Presentable)?) {
        wrappedValue.presented(from: presentable)
      }
      public func registerParent(_ presentable: any Presentable & AnyObject) {
        wrappedValue.registerParent(presentable)
      }
      public func childTransitionCompleted() { wrappedValue.childTransitionCompleted() }
      public func setRoot(for window: UIWindow) { wrappedValue.setRoot(for: window) }
    }
    public typealias UnownedRouter<RouteType: Route> = UnownedErased<StrongRouter<RouteType>>

    @propertyWrapper public struct WeakErased<Value> {
      private var value: () -> Value?
      public init<Erasable: AnyObject>(_ value: Erasable, erase: @escaping (Erasable) -> Value) {
        self.value = { [weak value] in value.map(erase) }
      }
      public mutating func set<Erasable: AnyObject>(
        _ value: Erasable, erase: @escaping (Erasable) -> Value
      ) { self = WeakErased(value, erase: erase) }
      public var wrappedValue: Value? { value() }
    }
    extension WeakErased: Presentable, Router where Value: Router {
      public typealias RouteType = Value.RouteType
      public var viewController: UIViewController! { wrappedValue?.viewController }
      public func contextTrigger(
        _ route: Value.RouteType, with options: TransitionOptions,
        completion: ContextPresentationHandler?
      ) { wrappedValue?.contextTrigger(route, with: options, completion: completion) }
      public func presented(from presentable: (any Presentable)?) {
        wrappedValue?.presented(from: presentable)
      }
      public func registerParent(_ presentable: any Presentable & AnyObject) {
        wrappedValue?.registerParent(presentable)
      }
      public func childTransitionCompleted() { wrappedValue?.childTransitionCompleted() }
      public func setRoot(for window: UIWindow) { wrappedValue?.setRoot(for: window) }
    }
    public typealias WeakRouter<RouteType: Route> = WeakErased<StrongRouter<RouteType>>

    open class RedirectionRouter<ParentRoute: Route, RouteType: Route>: Router {
      public let parent: UnownedRouter<ParentRoute>
      private let map: ((RouteType) -> ParentRoute)?
      public private(set) var viewController: UIViewController!
      public init(
        viewController: UIViewController, parent: UnownedRouter<ParentRoute>,
        map: ((RouteType) -> ParentRoute)?
      ) {
        self.viewController = viewController
        self.parent = parent
        self.map = map
      }
      open func mapToParentRoute(_ route: RouteType) -> ParentRoute {
        guard let map else { fatalError("\(self) has neither a map nor mapToParentRoute(_:).") }
        return map(route)
      }
      open func contextTrigger(
        _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
      ) { parent.contextTrigger(mapToParentRoute(route), with: options, completion: completion) }
    }


    """#

  private static let xCoordinatorCoordinators = #"""
    public protocol TransitionPerformer<TransitionType>: Presentable {
      associatedtype TransitionType: TransitionProtocol
      var rootViewController: TransitionType.RootViewController { get }
      func performTransition(
        _ transition: TransitionType, with options: TransitionOptions,
        completion: PresentationHandler?)
    }

    public protocol Coordinator: Router, TransitionPerformer {
      func prepareTransition(for route: RouteType) -> TransitionType
      func addChild(_ presentable: any Presentable)
      func removeChild(_ presentable: any Presentable)
      func removeChildrenIfNeeded()
    }
    extension Coordinator {
      public typealias RootViewController = TransitionType.RootViewController
      public var viewController: UIViewController! { rootViewController }
    }
    extension Coordinator where Self: AnyObject {
      public var weakRouter: WeakRouter<RouteType> { WeakErased(self) { $0.strongRouter } }
      public var unownedRouter: UnownedRouter<RouteType> { UnownedErased(self) { $0.strongRouter } }
      public var anyCoordinator: AnyCoordinator<RouteType, TransitionType> { AnyCoordinator(self) }
      public func presented(from presentable: (any Presentable)?) {}
      public func childTransitionCompleted() { removeChildrenIfNeeded() }
      public func contextTrigger(
        _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
      ) {
        let transition = prepareTransition(for: route)
        performTransition(transition, with: options) { completion?(transition) }
      }
      public func chain(routes: [RouteType]) -> TransitionType {
        .multiple(routes.map { prepareTransition(for: $0) })
      }
      public func performTransition(
        _ transition: TransitionType, with options: TransitionOptions,
        completion: PresentationHandler? = nil
      ) {
        for presentable in transition.presentables { addChild(presentable) }
        transition.perform(on: rootViewController, with: options) { [weak self] in
          self?.removeChildrenIfNeeded()
          completion?()
        }
      }
    }

    open class BaseCoordinator<RouteType: Route, TransitionType: TransitionProtocol>: Coordinator {
      public private(set) var children: [any Presentable] = []
      public private(set) var rootViewController: TransitionType.RootViewController
      private var parents: [() -> Void] = []
      open var viewController: UIViewController! { rootViewController }

      public init(rootViewController: RootViewController, initialRoute: RouteType?) {
        self.rootViewController = rootViewController
        if let initialRoute { performFirst(prepareTransition(for: initialRoute)) }
      }
      public init(rootViewController: RootViewController, initialTransition: TransitionType?) {
        self.rootViewController = rootViewController
        if let initialTransition { performFirst(initialTransition) }
      }

      open func presented(from presentable: (any Presentable)?) {}
      open func prepareTransition(for route: RouteType) -> TransitionType {
        fatalError("\(self) does not override prepareTransition(for:).")
      }
      public func addChild(_ presentable: any Presentable) {
        children.append(presentable)
        presentable.registerParent(self)
      }
      public func removeChild(_ presentable: any Presentable) {
        children.removeAll { $0.viewController === presentable.viewController }
        removeChildrenIfNeeded()
      }
      public func removeChildrenIfNeeded() {
        children.removeAll(where: \.isOver)
        for notify in parents { notify() }
      }
      public func registerParent(_ presentable: any Presentable & AnyObject) {
        parents.append { [weak presentable] in presentable?.childTransitionCompleted() }
      }
      open func registerInteractiveTransition<Recognizer: UIGestureRecognizer>(
        for route: RouteType, triggeredBy recognizer: Recognizer,
        handler: @escaping (Recognizer, () -> (any TransitionAnimation)?) -> Void,
        completion: PresentationHandler? = nil
      ) {}
      open func registerInteractiveTransition<Recognizer: UIGestureRecognizer>(
        for route: RouteType, triggeredBy recognizer: Recognizer,
        progress: @escaping (Recognizer) -> CGFloat, shouldFinish: @escaping (Recognizer) -> Bool,
        completion: PresentationHandler? = nil
      ) {}
      open func unregisterInteractiveTransitions(triggeredBy recognizer: UIGestureRecognizer) {}

      /// The first transition waits for the app's window.
      private func performFirst(_ transition: TransitionType) {
        let options = TransitionOptions(animated: false)
        guard !UIApplication.shared.windows.contains(where: \.isKeyWindow) else {
          return performTransition(transition, with: options)
        }
        var observer: (any NSObjectProtocol)?
        observer = NotificationCenter.default.addObserver(
          forName: UIWindow.didBecomeKeyNotification, object: nil, queue: .main
        ) { [weak self] _ in
          if let observer { NotificationCenter.default.removeObserver(observer) }
          observer = nil
          DispatchQueue.main.async { self?.performTransition(transition, with: options) }
        }
      }
    }
    extension Presentable {
      /// Whether a coordinator need not keep it any more.
      fileprivate var isOver: Bool {
        guard !(self is UIViewController), let viewController else { return true }
        return !viewController.isInUse && viewController.children.allSatisfy(\.isOver)
      }
    }
    extension UIViewController {
      fileprivate var isInUse: Bool {
        isBeingPresented || presentingViewController != nil || presentedViewController != nil
          || parent != nil || viewIfLoaded?.window != nil
      }
    }

    open class NavigationAnimationDelegate: NSObject, UINavigationControllerDelegate {
      weak var delegate: (any UINavigationControllerDelegate)?
      fileprivate var coordinator: () -> (any Presentable)? = { nil }
      open func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        delegate?.navigationController(
          navigationController, willShow: viewController, animated: animated)
      }
      open func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        coordinator()?.childTransitionCompleted()
        delegate?.navigationController(
          navigationController, didShow: viewController, animated: animated)
      }
    }

    open class NavigationCoordinator<RouteType: Route>: BaseCoordinator<RouteType, NavigationTransition> {
      public let animationDelegate = NavigationAnimationDelegate()
      public var delegate: (any UINavigationControllerDelegate)? {
        get { animationDelegate.delegate }
        set { animationDelegate.delegate = newValue }
      }
      public override init(
        rootViewController: UINavigationController = .init(), initialRoute: RouteType? = nil
      ) {
        super.init(rootViewController: rootViewController, initialRoute: initialRoute)
        watch()
      }
      public init(rootViewController: UINavigationController = .init(), root: any Presentable) {
        super.init(rootViewController: rootViewController, initialTransition: .push(root))
        watch()
      }
      private func watch() {
        if rootViewController.delegate == nil { rootViewController.delegate = animationDelegate }
        animationDelegate.coordinator = { [weak self] in self }
      }
    }

    open class TabBarCoordinator<RouteType: Route>: BaseCoordinator<RouteType, TabBarTransition> {
      public var delegate: (any UITabBarControllerDelegate)? {
        get { rootViewController.delegate }
        set { rootViewController.delegate = newValue }
      }
      public override init(
        rootViewController: UITabBarController = .init(), initialRoute: RouteType?
      ) { super.init(rootViewController: rootViewController, initialRoute: initialRoute) }
      public init(rootViewController: UITabBarController = .init(), tabs: [any Presentable]) {
        super.init(rootViewController: rootViewController, initialTransition: .set(tabs))
      }
      public init(
        rootViewController: UITabBarController = .init(), tabs: [any Presentable],
        select: any Presentable
      ) {
        super.init(
          rootViewController: rootViewController,
          initialTransition: .multiple(.set(tabs), .select(select)))
      }
      public init(
        rootViewController: UITabBarController = .init(), tabs: [any Presentable], select: Int
      ) {
        super.init(
          rootViewController: rootViewController,
          initialTransition: .multiple(.set(tabs), .select(index: select)))
      }
    }

    open class ViewCoordinator<RouteType: Route>: BaseCoordinator<RouteType, ViewTransition> {
      public override init(rootViewController: UIViewController, initialRoute: RouteType? = nil) {
        super.init(rootViewController: rootViewController, initialRoute: initialRoute)
      }
    }

    open class SplitCoordinator<RouteType: Route>: BaseCoordinator<RouteType, SplitTransition> {
      public override init(
        rootViewController: UISplitViewController = .init(), initialRoute: RouteType?
      ) { super.init(rootViewController: rootViewController, initialRoute: initialRoute) }
      public init(
        rootViewController: UISplitViewController = .init(), master: any Presentable,
        detail: (any Presentable)?
      ) {
        super.init(
          rootViewController: rootViewController,
          initialTransition: .set([master, detail].compactMap { $0 }))
      }
    }

    open class PageCoordinatorDataSource: NSObject, UIPageViewControllerDataSource {
      open var pages: [UIViewController]
      open var loop: Bool
      public init(pages: [UIViewController], loop: Bool) {
        self.pages = pages
        self.loop = loop
      }
      private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: page) else { return nil }
        let next = index + distance
        if pages.indices.contains(next) { return pages[next] }
        return loop ? pages[(next + pages.count) % pages.count] : nil
      }
      open func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
      open func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pageViewController.viewControllers?.first.flatMap(pages.firstIndex) ?? 0
      }
      open func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? { self.page(-1, from: page) }
      open func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? { self.page(1, from: page) }
    }

    open class PageCoordinator<RouteType: Route>: BaseCoordinator<RouteType, PageTransition> {
      public let dataSource: any UIPageViewControllerDataSource
      public init(
        rootViewController: UIPageViewController = .init(), pages: [any Presentable],
        loop: Bool = false, set: (any Presentable)? = nil,
        direction: UIPageViewController.NavigationDirection = .forward
      ) {
        dataSource = PageCoordinatorDataSource(pages: pages.map { $0.viewController }, loop: loop)
        rootViewController.dataSource = dataSource
        let first = (set ?? pages.first).map { PageTransition.set($0, direction: direction) }
        super.init(
          rootViewController: rootViewController,
          initialTransition: .multiple([.keep(pages), first].compactMap { $0 }))
      }
      public init(
        rootViewController: UIPageViewController = .init(),
        dataSource: any UIPageViewControllerDataSource, set: any Presentable,
        direction: UIPageViewController.NavigationDirection
      ) {
        self.dataSource = dataSource
        rootViewController.dataSource = dataSource
        super.init(
          rootViewController: rootViewController, initialTransition: .set(set, direction: direction))
      }
      public init(
        pages: [any Presentable], loop: Bool = false, set: (any Presentable)? = nil,
        direction: UIPageViewController.NavigationDirection = .forward,
        configuration: UIPageViewController.Configuration
      ) {
        dataSource = PageCoordinatorDataSource(pages: pages.map { $0.viewController }, loop: loop)
        let root = UIPageViewController(configuration: configuration)
        root.dataSource = dataSource
        let first = (set ?? pages.first).map { PageTransition.set($0, direction: direction) }
        super.init(
          rootViewController: root,
          initialTransition: .multiple([.keep(pages), first].compactMap { $0 }))
      }
      public init(
        dataSource: any UIPageViewControllerDataSource, set: any Presentable,
        direction: UIPageViewController.NavigationDirection,
        configuration: UIPageViewController.Configuration
      ) {
        self.dataSource = dataSource
        let root = UIPageViewController(configuration: configuration)
        root.dataSource = dataSource
        super.init(rootViewController: root, initialTransition: .set(set, direction: direction))
      }
    }
    extension UIPageViewController {
      public convenience init(configuration: Configuration) {
        self.init(
          transitionStyle: configuration.transitionStyle,
          navigationOrientation: configuration.navigationOrientation, options: configuration.options)
      }
      public struct Configuration {
        public let transitionStyle: TransitionStyle
        public let navigationOrientation: NavigationOrientation
        public let options: [OptionsKey: Any]?
        public init(
          transitionStyle: TransitionStyle = .pageCurl,
          navigationOrientation: NavigationOrientation = .horizontal,
          options: [OptionsKey: Any]? = nil
        ) {
          self.transitionStyle = transitionStyle
          self.navigationOrientation = navigationOrientation
          self.options = options
        }
        public static var `default`: Configuration { Configuration() }
      }
    }

    open class BasicCoordinator<RouteType: Route, TransitionType: TransitionProtocol>:
      BaseCoordinator<RouteType, TransitionType>
    {
      public enum InitialLoadingType { case immediately, presented }
      private let laterRoute: RouteType?
      private let prepare: ((RouteType) -> TransitionType)?
      public init(
        rootViewController: RootViewController, initialRoute: RouteType? = nil,
        initialLoadingType: InitialLoadingType = .presented,
        prepareTransition: ((RouteType) -> TransitionType)?
      ) {
        let isLater = initialLoadingType == .presented
        laterRoute = isLater ? initialRoute : nil
        prepare = prepareTransition
        super.init(rootViewController: rootViewController, initialRoute: isLater ? nil : initialRoute)
      }
      open override func presented(from presentable: (any Presentable)?) {
        super.presented(from: presentable)
        if let laterRoute { trigger(laterRoute, with: TransitionOptions(animated: false)) }
      }
      open override func prepareTransition(for route: RouteType) -> TransitionType {
        guard let prepare else { fatalError("\(self) does not override prepareTransition(for:).") }
        return prepare(route)
      }
    }
    public typealias BasicNavigationCoordinator<R: Route> = BasicCoordinator<R, NavigationTransition>
    public typealias BasicViewCoordinator<R: Route> = BasicCoordinator<R, ViewTransition>
    public typealias BasicTabBarCoordinator<R: Route> = BasicCoordinator<R, TabBarTransition>

    public class AnyCoordinator<RouteType: Route, TransitionType: TransitionProtocol>: Coordinator {
      private let root: () -> TransitionType.RootViewController
      private let shown: () -> UIViewController?
      private let prepare: (RouteType) -> TransitionType
      private let present: ((any Presentable)?) -> Void
      private let register: (any Presentable & AnyObject) -> Void
      private let add: (any Presentable) -> Void
      private let remove: (any Presentable) -> Void
      private let tidy: () -> Void
      private let base: Any
      public init<C: Coordinator>(_ coordinator: C)
      where C.RouteType == RouteType, C.TransitionType == TransitionType {
        base = coordinator
        root = { coordinator.rootViewController }
        shown = { coordinator.viewController }
        prepare = coordinator.prepareTransition
        present = coordinator.presented
        register = coordinator.registerParent
        add = coordinator.addChild
        remove = coordinator.removeChild
        tidy = coordinator.removeChildrenIfNeeded
      }
      public var rootViewController: TransitionType.RootViewController { root() }
      public var viewController: UIViewController! { shown() }
      public func prepareTransition(for route: RouteType) -> TransitionType { prepare(route) }
      public func presented(from presentable: (any Presentable)?) { present(presentable) }
      public func registerParent(_ presentable: any Presentable & AnyObject) { register(presentable) }
      public func addChild(_ presentable: any Presentable) { add(presentable) }
      public func removeChild(_ presentable: any Presentable) { remove(presentable) }
      public func removeChildrenIfNeeded() { tidy() }
    }
    public class AnyTransitionPerformer<TransitionType: TransitionProtocol>: TransitionPerformer {
      private let root: () -> TransitionType.RootViewController
      private let shown: () -> UIViewController?
      private let present: ((any Presentable)?) -> Void
      private let performing: (TransitionType, TransitionOptions, PresentationHandler?) -> Void
      public init<P: TransitionPerformer>(_ performer: P) where P.TransitionType == TransitionType {
        root = { performer.rootViewController }
        shown = { performer.viewController }
        present = performer.presented
        performing = performer.performTransition
      }
      public var rootViewController: TransitionType.RootViewController { root() }
      public var viewController: UIViewController! { shown() }
      public func presented(from presentable: (any Presentable)?) { present(presentable) }
      public func performTransition(
        _ transition: TransitionType, with options: TransitionOptions,
        completion: PresentationHandler? = nil
      ) { performing(transition, options, completion) }
    }

    /// A coordinator of one screen, whose transitions another one performs.
    open class RedirectionCoordinator<RouteType: Route, TransitionType: TransitionProtocol>: Coordinator {
      private let performer: AnyTransitionPerformer<TransitionType>
      private let prepare: ((RouteType) -> TransitionType)?
      private var kept: UIViewController?
      private weak var shown: UIViewController?
      public init(
        viewController: UIViewController,
        superTransitionPerformer: AnyTransitionPerformer<TransitionType>,
        prepareTransition: ((RouteType) -> TransitionType)?
      ) {
        kept = viewController
        shown = viewController
        performer = superTransitionPerformer
        prepare = prepareTransition
      }
      public init<P: TransitionPerformer>(
        viewController: UIViewController, superTransitionPerformer: P,
        prepareTransition: ((RouteType) -> TransitionType)?
      ) where P.TransitionType == TransitionType {
        kept = viewController
        shown = viewController
        performer = AnyTransitionPerformer(superTransitionPerformer)
        prepare = prepareTransition
      }
      open var viewController: UIViewController! { kept ?? shown }
      public var rootViewController: TransitionType.RootViewController { performer.rootViewController }
      open func presented(from presentable: (any Presentable)?) {
        viewController?.presented(from: presentable)
        kept = nil
      }
      open func prepareTransition(for route: RouteType) -> TransitionType {
        guard let prepare else { fatalError("\(self) does not override prepareTransition(for:).") }
        return prepare(route)
      }
      public func performTransition(
        _ transition: TransitionType, with options: TransitionOptions,
        completion: PresentationHandler?
      ) { performer.performTransition(transition, with: options, completion: completion) }
      public func addChild(_ presentable: any Presentable) {}
      public func removeChild(_ presentable: any Presentable) {}
      public func removeChildrenIfNeeded() {}
    }

    public typealias AnyNavigationCoordinator<R: Route> = AnyCoordinator<R, NavigationTransition>
    public typealias AnyTabBarCoordinator<R: Route> = AnyCoordinator<R, TabBarTransition>
    public typealias AnyViewCoordinator<R: Route> = AnyCoordinator<R, ViewTransition>


    """#
}
