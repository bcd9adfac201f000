extension ShimSources {
  /// XCoordinator's transitions and deep links.
  static let xCoordinatorTransitions = #"""
    public protocol TransitionContext {
      var presentables: [any Presentable] { get }
      var animation: (any TransitionAnimation)? { get }
    }

    public protocol TransitionProtocol: TransitionContext {
      associatedtype RootViewController: UIViewController
      func perform(
        on rootViewController: RootViewController, with options: TransitionOptions,
        completion: PresentationHandler?)
      static func multiple(_ transitions: [Self]) -> Self
    }
    extension TransitionProtocol {
      public static func multiple(_ transitions: Self...) -> Self { multiple(transitions) }
    }

    public struct Transition<RootViewController: UIViewController>: TransitionProtocol {
      public typealias PerformClosure = (
        _ rootViewController: RootViewController, _ options: TransitionOptions,
        _ completion: PresentationHandler?
      ) -> Void
      public let presentables: [any Presentable]
      public let animation: (any TransitionAnimation)?
      private let performing: PerformClosure

      public init(
        presentables: [any Presentable], animationInUse: (any TransitionAnimation)?,
        perform: @escaping PerformClosure
      ) {
        self.presentables = presentables
        animation = animationInUse
        performing = perform
      }
      public func perform(
        on rootViewController: RootViewController, with options: TransitionOptions,
        completion: PresentationHandler?
      ) { performing(rootViewController, options, completion) }

      /// A transition to presentables, which are notified once it is over.
      private static func to(
        _ presentables: [any Presentable], _ animation: Animation? = nil,
        perform: @escaping PerformClosure
      ) -> Transition {
        Transition(presentables: presentables, animationInUse: animation?.presentationAnimation) {
          root, options, completion in
          perform(root, options) {
            for presentable in presentables { presentable.presented(from: root) }
            completion?()
          }
        }
      }
      /// A transition to what is there already, which is kept, and not notified.
      private static func changing(
        keeping presentables: [any Presentable], _ animation: Animation?,
        _ change: @escaping (RootViewController, TransitionOptions) -> Void
      ) -> Transition {
        let transition = changing(animation, change)
        return Transition(presentables: presentables, animationInUse: transition.animation) {
          transition.performing($0, $1, $2)
        }
      }
      /// A transition to presentables, which changes the root's contents in a transaction.
      private static func changing(
        to presentables: [any Presentable] = [], _ animation: Animation? = nil,
        _ change: @escaping (RootViewController, TransitionOptions) -> Void
      ) -> Transition {
        to(presentables, animation) { root, options, completion in
          CATransaction.begin()
          CATransaction.setCompletionBlock(completion)
          change(root, options)
          CATransaction.commit()
        }
      }
      /// Keeps presentables without showing them.
      static func keep(_ presentables: [any Presentable]) -> Transition {
        to(presentables) { _, _, completion in completion?() }
      }

      public static func none() -> Transition { keep([]) }
      public static func multiple(_ transitions: [Transition]) -> Transition {
        Transition(
          presentables: transitions.flatMap(\.presentables),
          animationInUse: transitions.compactMap(\.animation).last
        ) { root, options, completion in
          guard let first = transitions.first else { return completion?() ?? () }
          first.performing(root, options) {
            multiple(Array(transitions.dropFirst())).performing(root, options, completion)
          }
        }
      }
      public static func show(_ presentable: any Presentable) -> Transition {
        changing(to: [presentable]) { root, _ in root.show(presentable.viewController, sender: nil) }
      }
      public static func showDetail(_ presentable: any Presentable) -> Transition {
        changing(to: [presentable]) { root, _ in
          root.showDetailViewController(presentable.viewController, sender: nil)
        }
      }
      public static func present(
        _ presentable: any Presentable, animation: Animation? = nil
      ) -> Transition {
        presenting(presentable, animation) { $0.lastPresented }
      }
      public static func presentOnRoot(
        _ presentable: any Presentable, animation: Animation? = nil
      ) -> Transition {
        presenting(presentable, animation) { $0 }
      }
      private static func presenting(
        _ presentable: any Presentable, _ animation: Animation?,
        by presenter: @escaping (UIViewController) -> UIViewController
      ) -> Transition {
        to([presentable], animation) { root, options, completion in
          let screen = presentable.viewController!
          if let animation { screen.transitioningDelegate = animation }
          presenter(root).present(screen, animated: options.animated, completion: completion)
        }
      }
      public static func dismiss(animation: Animation? = nil) -> Transition {
        dismissing(animation) { $0.lastPresented }
      }
      public static func dismissToRoot(animation: Animation? = nil) -> Transition {
        dismissing(animation) { $0 }
      }
      private static func dismissing(
        _ animation: Animation?, of screen: @escaping (UIViewController) -> UIViewController
      ) -> Transition {
        Transition(presentables: [], animationInUse: animation?.dismissalAnimation) {
          root, options, completion in
          if let animation { root.lastPresented.transitioningDelegate = animation }
          screen(root).dismiss(animated: options.animated, completion: completion)
        }
      }
      public static func embed(
        _ presentable: any Presentable, in container: any Container
      ) -> Transition {
        to([presentable]) { _, _, completion in
          guard let screen = presentable.viewController, let view = container.view else { return }
          container.viewController.addChild(screen)
          screen.view.frame = view.bounds
          view.addSubview(screen.view)
          screen.didMove(toParent: container.viewController)
          completion?()
        }
      }
      public static func route<C: Coordinator>(
        _ route: C.RouteType, on coordinator: C
      ) -> Transition {
        let transition = coordinator.prepareTransition(for: route)
        return Transition(
          presentables: transition.presentables, animationInUse: transition.animation
        ) { _, options, completion in
          coordinator.performTransition(transition, with: options, completion: completion)
        }
      }
      public static func trigger<R: Router>(_ route: R.RouteType, on router: R) -> Transition {
        Transition(presentables: [], animationInUse: nil) { _, options, completion in
          router.trigger(route, with: options, completion: completion)
        }
      }
      public static func perform<Other: TransitionProtocol>(
        _ transition: Other, on viewController: Other.RootViewController
      ) -> Transition {
        Transition(presentables: transition.presentables, animationInUse: transition.animation) {
          _, options, completion in
          transition.perform(on: viewController, with: options, completion: completion)
        }
      }
    }
    extension UIViewController {
      fileprivate var lastPresented: UIViewController { presentedViewController?.lastPresented ?? self }
    }

    public typealias ViewTransition = Transition<UIViewController>
    public typealias NavigationTransition = Transition<UINavigationController>
    extension Transition where RootViewController: UINavigationController {
      public static func push(
        _ presentable: any Presentable, animation: Animation? = nil
      ) -> Transition {
        changing(to: [presentable], animation) { root, options in
          root.pushViewController(presentable.viewController, animated: options.animated)
        }
      }
      public static func pop(animation: Animation? = nil) -> Transition {
        changing { root, options in _ = root.popViewController(animated: options.animated) }
      }
      public static func pop(
        to presentable: any Presentable, animation: Animation? = nil
      ) -> Transition {
        changing(keeping: [presentable], animation) { root, options in
          _ = root.popToViewController(presentable.viewController, animated: options.animated)
        }
      }
      public static func popToRoot(animation: Animation? = nil) -> Transition {
        changing { root, options in _ = root.popToRootViewController(animated: options.animated) }
      }
      public static func set(
        _ presentables: [any Presentable], animation: Animation? = nil
      ) -> Transition {
        changing(to: presentables, animation) { root, options in
          root.setViewControllers(
            presentables.map { $0.viewController }, animated: options.animated)
        }
      }
    }
    public typealias TabBarTransition = Transition<UITabBarController>
    extension Transition where RootViewController: UITabBarController {
      public static func set(
        _ presentables: [any Presentable], animation: Animation? = nil
      ) -> Transition {
        changing(to: presentables, animation) { root, options in
          root.setViewControllers(
            presentables.map { $0.viewController }, animated: options.animated)
        }
      }
      public static func select(
        _ presentable: any Presentable, animation: Animation? = nil
      ) -> Transition {
        changing(keeping: [presentable], animation) { root, _ in
          root.selectedViewController = presentable.viewController
        }
      }
      public static func select(index: Int, animation: Animation? = nil) -> Transition {
        changing { root, _ in root.selectedIndex = index }
      }
    }
    public typealias PageTransition = Transition<UIPageViewController>
    extension Transition where RootViewController: UIPageViewController {
      public static func set(
        _ first: any Presentable, _ second: (any Presentable)? = nil,
        direction: UIPageViewController.NavigationDirection
      ) -> Transition {
        let pages = [first, second].compactMap { $0 }
        return to(pages) { root, options, completion in
          root.setViewControllers(
            pages.map { $0.viewController }, direction: direction, animated: options.animated
          ) { _ in completion?() }
        }
      }
    }
    public typealias SplitTransition = Transition<UISplitViewController>
    extension Transition where RootViewController: UISplitViewController {
      public static func set(_ presentables: [any Presentable]) -> Transition {
        changing(to: presentables) { root, _ in
          root.viewControllers = presentables.map { $0.viewController }
        }
      }
    }

    extension Coordinator where Self: AnyObject {
      public func registerPeek<Root>(
        for source: any Container, route: RouteType
      ) -> Transition<Root> where TransitionType == Transition<Root> { .none() }
      public func deepLink<Root>(
        _ route: RouteType, _ remainingRoutes: any Route...
      ) -> Transition<Root> where TransitionType == Transition<Root> {
        deepLink(route, remainingRoutes)
      }
      public func deepLink<Root>(
        _ route: RouteType, _ remainingRoutes: [any Route]
      ) -> Transition<Root> where TransitionType == Transition<Root> {
        Transition(presentables: [], animationInUse: nil) { [weak self] _, options, completion in
          guard let self else { return completion?() ?? () }
          follow([route] + remainingRoutes, by: [self], options, completion)
        }
      }
    }
    /// Triggers routes one after the other, each on the router that the one before has led to.
    private func follow(
      _ routes: [any Route], by presentables: [any Presentable], _ options: TransitionOptions,
      _ completion: PresentationHandler?
    ) {
      func trigger<R: Route>(_ route: R) {
        guard let place = presentables.lastIndex(where: { $0.router(for: route) != nil }),
          let router = presentables[place].router(for: route)
        else { fatalError("A deep link leads to \(route), for which there is no router.") }
        router.contextTrigger(route, with: options) { context in
          let next = Array(presentables[...place]) + context.presentables
          follow(Array(routes.dropFirst()), by: next, options, completion)
        }
      }
      guard let route = routes.first else { return completion?() ?? () }
      trigger(route)
    }


    """#

  /// XCoordinator's animations.
  static let xCoordinatorAnimations = #"""
    public protocol PercentDrivenInteractionController: UIViewControllerInteractiveTransitioning {
      func update(_ percentComplete: CGFloat)
      func cancel()
      func finish()
    }
    public protocol TransitionAnimation: UIViewControllerAnimatedTransitioning {
      var interactionController: (any PercentDrivenInteractionController)? { get }
      func start()
      func cleanup()
    }

    open class Animation: NSObject, UIViewControllerTransitioningDelegate {
      public static let `default` = Animation(presentation: nil, dismissal: nil)
      open var presentationAnimation: (any TransitionAnimation)?
      open var dismissalAnimation: (any TransitionAnimation)?
      public init(
        presentation: (any TransitionAnimation)?, dismissal: (any TransitionAnimation)?
      ) {
        presentationAnimation = presentation
        dismissalAnimation = dismissal
      }
      public convenience init(
        presentationAnimation: (any TransitionAnimation)?,
        dismissalAnimation: (any TransitionAnimation)?
      ) { self.init(presentation: presentationAnimation, dismissal: dismissalAnimation) }
      open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { presentationAnimation }
      open func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { dismissalAnimation }
    }

    open class StaticTransitionAnimation: NSObject, TransitionAnimation {
      private let duration: TimeInterval
      private let performing: (any UIViewControllerContextTransitioning) -> Void
      open var interactionController: (any PercentDrivenInteractionController)? { nil }
      public init(
        duration: TimeInterval,
        performAnimation: @escaping (_ context: any UIViewControllerContextTransitioning) -> Void
      ) {
        self.duration = duration
        performing = performAnimation
      }
      open func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { duration }
      open func animateTransition(
        using transitionContext: any UIViewControllerContextTransitioning
      ) { performing(transitionContext) }
      open func start() {}
      open func cleanup() {}
    }

    open class InteractiveTransitionAnimation: StaticTransitionAnimation {
      public init(
        duration: TimeInterval,
        transition: @escaping (_ context: any UIViewControllerContextTransitioning) -> Void,
        generateInteractionController: @escaping () -> (any PercentDrivenInteractionController)? = {
          nil
        }
      ) { super.init(duration: duration, performAnimation: transition) }
      public init(transitionAnimation: StaticTransitionAnimation) {
        super.init(duration: transitionAnimation.transitionDuration(using: nil)) { context in
          transitionAnimation.animateTransition(using: context)
        }
      }
      open func generateInteractionController() -> (any PercentDrivenInteractionController)? { nil }
    }

    open class InterruptibleTransitionAnimation: InteractiveTransitionAnimation {
      private let makeAnimator: (any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
      public init(
        duration: TimeInterval,
        generateAnimator:
          @escaping (any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating,
        generateInteractionController: @escaping () -> (any PercentDrivenInteractionController)? = {
          nil
        }
      ) {
        makeAnimator = generateAnimator
        super.init(
          duration: duration, transition: { _ in },
          generateInteractionController: generateInteractionController)
      }
      open func generateInterruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating { makeAnimator(transitionContext) }
      open override func animateTransition(
        using transitionContext: any UIViewControllerContextTransitioning
      ) { generateInterruptibleAnimator(using: transitionContext).startAnimation() }
    }

    """#
}
