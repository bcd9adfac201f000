import CoordinatorKit
import CoordinatorKitTracing
import CustomDump
import FlowPerson
import FlowTrace
import HeadlessUIKit
import PortableUIKit
import TestSupport
import Testing

@testable import FlowTracing

@MainActor @Suite("Responsibility for transitions", .interface)
struct AttributionTests {
  /// What makes an object a coordinator in these tests.
  @MainActor
  fileprivate class Flow {
    let stack: UINavigationController
    var children: [Flow] = []
    init(_ stack: UINavigationController) { self.stack = stack }

    @inline(never)
    func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
  }

  private final class Root: Flow {
    lazy var cart = Cart(stack)
    lazy var help = Help(stack)

    @inline(never)
    func start() { stack.viewControllers = [screen("Home", button: "Cart") { self.openCart() }] }
    @inline(never)
    func openCart() { cart.start() }
    @inline(never)
    func showHelp() { push(help.screen()) }
  }

  private final class Cart: Flow {
    @inline(never)
    func start() { stack.pushViewController(screen("Cart"), animated: true) }
    @inline(never)
    func close() { stack.popViewController(animated: true) }
    @inline(never)
    func askToClose() {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.close() })
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      stack.present(alert, animated: true)
    }
    @inline(never)
    func startLater() async {
      await Task.yield()
      stack.pushViewController(screen("Later"), animated: true)
    }
  }

  private final class Help: Flow {
    @inline(never)
    func screen() -> UIViewController {
      let screen = HelpScreen()
      screen.title = "Help"
      screen.model.delegate = self
      return screen
    }
  }

  private final class HelpScreen: UIViewController {
    let model = Model()
    final class Model { weak var delegate: Flow? }
  }

  private func stage() -> (Stage, Root) {
    let stage = Stage(dialect: .instances(of: Flow.self))
    let stack = UINavigationController()
    let root = Root(stack)
    stage.tracer.trace(root)
    stage.window.rootViewController = stack
    root.start()
    stage.window.makeKeyAndVisible()
    expectNoDifference(stage.settle(), ["root launch → Home: launch by Root"])
    return (stage, root)
  }

  @Test("A transition is by the coordinator whose code ran, also on a shared stack")
  func sharedStack() async throws {
    let (stage, root) = stage()
    let person = FlowPerson(window: stage.window)
    try await person.tap("Cart")
    expectNoDifference(stage.transitions(), [#"push Home → Cart: tap "Cart" by Cart"#])
    root.cart.close()
    expectNoDifference(stage.settle(), ["pop Cart → Home: popViewController by Cart"])
  }

  @Test("A screen belongs to the coordinator that its model refers to, whoever pushed it")
  func viewModel() {
    let (stage, root) = stage()
    root.showHelp()
    expectNoDifference(stage.settle(), ["push Home → Help: pushViewController by Root"])
    expectNoDifference(stage.presentations, ["Root → Home", "Help → Help"])
  }

  /// A coordinator that has nobody's code run.
  private final class Routed: Coordinator {
    var children: [any Coordinator] = []
    let router: any Router
    init(router: any Router) { self.router = router }
    func present(animated: Bool, onDismissed: (() -> Void)?) {}
  }

  @Test("A screen belongs to the coordinator whose router was called, if none of its code runs")
  func router() {
    let stage = Stage(dialect: .coordinatorKit)
    let stack = UINavigationController(rootViewController: screen("Home"))
    let router = TracingRouter(
      NavigationRouter(navigationController: stack), tracer: stage.tracer)
    let routed = Routed(router: router)
    stage.tracer.trace(routed)
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    _ = stage.settle()
    router.present(screen("Page"), animated: true, onDismissed: nil)
    expectNoDifference(stage.settle(), ["push Home → Page: pushViewController by Routed"])
    expectNoDifference(stage.presentations, ["Routed → Page"])
  }

  @Test("A transition after an await is by the coordinator that waited")
  func later() async {
    let (stage, root) = stage()
    let task = Task { await root.cart.startLater() }
    await task.value
    expectNoDifference(stage.settle(), ["push Home → Later: pushViewController by Cart"])
    expectNoDifference(stage.presentations, ["Root → Home", "Cart → Later"])
  }

  @Test("The back button is the system's, whatever a coordinator does on another stack meanwhile")
  func system() async throws {
    let (stage, root) = stage()
    let hidden = UINavigationController(rootViewController: screen("Hidden"))
    hidden.pushViewController(screen("Also hidden"), animated: false)
    let other = Cart(hidden)
    root.children = [other]
    root.stack.pushViewController(LeavingScreen { other.close() }, animated: true)
    _ = stage.settle()
    let person = FlowPerson(window: stage.window)
    try await person.goBack()
    #expect(hidden.viewControllers.count == 1)
    expectNoDifference(stage.transitions(), ["pop Leaving → Home: back by system"])
  }

  @Test(
    "A screen belongs to the coordinator that pushed it, not to the one that installs the stack")
  func filledFirst() {
    let stage = Stage(dialect: .instances(of: Flow.self))
    let root = Root(UINavigationController())
    stage.tracer.trace(root)
    root.cart.start()
    stage.window.rootViewController = root.stack
    stage.window.makeKeyAndVisible()
    expectNoDifference(stage.settle(), ["root launch → Cart: launch by Cart"])
    expectNoDifference(stage.presentations, ["Cart → Cart"])
  }

  @Test(
    "An alert's answer is by the coordinator whose code it runs, or by the system if it runs none",
    arguments: [
      ("Yes", #"dismiss Sure? → Home: tap "Yes" by Cart"#),
      ("No", #"dismiss Sure? → Cart: tap "No" by system"#),
    ])
  func alert(answer: String, transition: String) async throws {
    let (stage, root) = stage()
    root.openCart()
    _ = stage.settle()
    root.cart.askToClose()
    _ = stage.settle()
    let person = FlowPerson(window: stage.window)
    try await person.tap(answer)
    expectNoDifference(stage.transitions(), [transition])
  }

  @Test("A transition by a method that several coordinators inherit is by nobody known")
  func hidden() {
    let (stage, root) = stage()
    root.openCart()
    _ = stage.settle()
    pushInherited(Flow(root.stack))
    expectNoDifference(stage.settle(), ["push Cart → Hidden: pushViewController by unknown"])
  }

  @Test("A transition without evidence is by nobody known")
  func unknown() {
    let (stage, root) = stage()
    presentFromNowhere(on: root.stack)
    expectNoDifference(stage.settle(), ["present Home → Nowhere: present by unknown"])
  }

  @Test(
    "A transition on a stack that one coordinator keeps is by that one, if none of their code ran")
  func keptStack() {
    let (stage, root) = stage()
    pushFromNowhere(root.stack)
    expectNoDifference(stage.settle(), ["push Home → Nowhere: pushViewController by Root"])
  }

  @Test("A transition is by what the app states")
  func stated() {
    let (stage, root) = stage()
    let nowhere = screen("Stated")
    stage.tracer.own(nowhere, by: root)
    root.stack.pushViewController(nowhere, animated: true)
    expectNoDifference(stage.settle(), ["push Home → Stated: pushViewController by Root"])
  }

  @Test("A subclass of a UIKit class reports its calls where the platform does not")
  func hooks() {
    let stage = Stage(dialect: .instances(of: Flow.self))
    let stack = TracingNavigationController(rootViewController: screen("A"))
    stage.window.rootViewController = stack
    let cart = Cart(stack)
    stage.tracer.trace(cart)
    _ = stage.settle()
    // From here on the stand-in reports nothing, as on a phone.
    InterfaceObservation.remove(stage.tracer)
    cart.start()
    MainLoop.runPending()
    stage.tracer.settle()
    expectNoDifference(stage.transitions(), ["push A → Cart: pushViewController by Cart"])
    let button = UIButton(primaryAction: UIAction(title: "Pay") { _ in })
    FlowTracer.willSendAction(from: button)
    cart.close()
    MainLoop.runPending()
    stage.tracer.settle()
    expectNoDifference(stage.transitions(), [#"pop Cart → A: tap "Pay" by Cart"#])
  }
}

/// Does something when it goes.
private final class LeavingScreen: UIViewController {
  private let leave: () -> Void

  init(_ leave: @escaping () -> Void) {
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
    title = "Leaving"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    leave()
  }
}

@MainActor
private func pushFromNowhere(_ stack: UINavigationController) {
  stack.pushViewController(screen("Nowhere"), animated: true)
}

@MainActor
private func presentFromNowhere(on stack: UINavigationController) {
  stack.present(screen("Nowhere"), animated: true)
}

@MainActor
private func pushInherited(_ flow: AttributionTests.Flow) {
  flow.push(screen("Hidden"))
}

extension Stage {
  /// Who shows what, in order.
  fileprivate var presentations: [String] {
    events { event in
      guard case .presents(let coordinator, let screen) = event else { return nil }
      return "\(name(coordinator)) → \(name(screen))"
    }
  }
}

@Suite("The kinds of transition that a method brings about")
struct TransitionKindsTests {
  @Test("are the same by its name as by what it is", arguments: NavigationCall.Method.allCases)
  func names(method: NavigationCall.Method) {
    #expect(TransitionKinds(of: method.rawValue) == method.kinds)
  }
}
