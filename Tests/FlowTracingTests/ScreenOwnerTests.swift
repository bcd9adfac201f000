import CustomDump
import FlowTrace
import PortableUIKit
import TestSupport
import Testing

@testable import FlowTracing

@MainActor @Suite("Whose screen it is", .interface)
struct ScreenOwnerTests {
  /// What makes an object a coordinator in these tests.
  @MainActor
  fileprivate class Flow {
    var children: [Flow] = []
  }

  /// Pushes what others make.
  private final class Root: Flow {
    let stack = UINavigationController()
    var flows: [UIViewController: Flow] = [:]

    @inline(never)
    func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
    @inline(never)
    func present(_ screen: UIViewController) { stack.present(screen, animated: true) }
  }

  /// Keeps its first screen, which has no reference to it.
  private final class Settings: Flow {
    let first = screen("Settings")
  }

  /// Keeps a navigation controller of its own.
  private final class Mail: Flow {
    let stack = UINavigationController(rootViewController: screen("Mail"))
  }

  /// Wraps a stack.
  private final class Router {
    let stack: UINavigationController
    init(_ stack: UINavigationController) { self.stack = stack }
  }

  /// Has its stack through a router.
  private final class Chats: Flow {
    let router = Router(UINavigationController(rootViewController: screen("Chats")))
  }

  /// Has nothing of its own: it pushes on the stack that it is handed.
  private final class Guest: Flow {
    @inline(never)
    func start(on stack: UINavigationController) {
      stack.pushViewController(screen("Guest"), animated: true)
    }
  }

  private final class Product: Flow {
    let name: String
    init(_ name: String) { self.name = name }

    @inline(never)
    func start(on stack: UINavigationController) { push("1", on: stack) }
    @inline(never)
    func showMore(on stack: UINavigationController) { push("2", on: stack) }
    @inline(never)
    private func push(_ page: String, on stack: UINavigationController) {
      stack.pushViewController(screen("\(name) \(page)"), animated: true)
    }
  }

  /// The delegate of its screen, by itself or through a model.
  private final class Cart: Flow {
    @inline(never)
    func start(on stack: UINavigationController, through model: Bool = false) {
      let page = CartScreen()
      page.title = "Cart"
      if model { page.model.delegate = self } else { page.delegate = self }
      stack.pushViewController(page, animated: true)
    }
    @inline(never)
    func sheet() -> UIViewController {
      let page = CartScreen()
      page.title = "Cart"
      page.delegate = self
      return UINavigationController(rootViewController: page)
    }
  }

  private final class CartScreen: UIViewController {
    weak var delegate: Flow?
    let model = Model()
    final class Model { weak var delegate: Flow? }
  }

  /// Starts a coordinator that nobody keeps.
  private func startUnkept(on stack: UINavigationController, through model: Bool) {
    let cart = Cart()
    cart.start(on: stack, through: model)
  }

  /// The screen of a coordinator that nobody keeps.
  private func unkeptSheet() -> UIViewController {
    let cart = Cart()
    return cart.sheet()
  }

  private func stage() -> (Stage, Root) {
    let stage = Stage(dialect: .instances(of: Flow.self))
    let root = Root()
    stage.tracer.trace(root)
    root.stack.viewControllers = [screen("Home")]
    stage.tracer.label(root, "root")
    stage.window.rootViewController = root.stack
    stage.window.makeKeyAndVisible()
    _ = stage.settle()
    return (stage, root)
  }

  @Test("A screen that a coordinator keeps is its own, whoever pushes it")
  func keptScreen() {
    let (stage, root) = stage()
    let settings = Settings()
    root.children = [settings]
    root.push(settings.first)
    expectNoDifference(stage.settle(), ["push Home → Settings: pushViewController by Root"])
    expectNoDifference(stage.owners, ["Home: Root #1", "Settings: Settings #3"])
  }

  @Test("A screen on a navigation controller that a coordinator keeps is that coordinator's")
  func keptStack() {
    let (stage, root) = stage()
    let mail = Mail()
    root.children = [mail]
    root.present(mail.stack)
    expectNoDifference(stage.settle(), ["present Home → Mail: present by Root"])
    expectNoDifference(stage.owners, ["Home: Root #1", "Mail: Mail #3"])
  }

  @Test("A screen on a stack that a coordinator's router has is that coordinator's")
  func routedStack() {
    let (stage, root) = stage()
    let chats = Chats()
    root.children = [chats]
    root.present(chats.router.stack)
    expectNoDifference(stage.settle(), ["present Home → Chats: present by Root"])
    expectNoDifference(stage.owners, ["Home: Root #1", "Chats: Chats #3"])
  }

  @Test("A screen on a stack that was handed down is by the coordinator whose code pushed it")
  func handedStack() {
    let (stage, root) = stage()
    let guest = Guest()
    root.children = [guest]
    guest.start(on: root.stack)
    expectNoDifference(stage.settle(), ["push Home → Guest: pushViewController by Guest"])
    expectNoDifference(stage.owners, ["Home: Root #1", "Guest: Guest #3"])
  }

  @Test("A screen under which a dictionary keeps a coordinator is that coordinator's")
  func keyed() {
    let (stage, root) = stage()
    let (first, second) = (screen("First"), screen("Second"))
    root.flows = [first: Guest(), second: Settings()]
    root.push(first)
    root.push(second)
    _ = stage.settle()
    let owners = stage.owners.map { $0.split(separator: "#")[0] }
    expectNoDifference(owners, ["Home: Root ", "First: Guest ", "Second: Settings "])
  }

  @Test("Of two coordinators of one class, each has the screens that it pushes")
  func namesakes() {
    let (stage, root) = stage()
    let (older, newer) = (Product("A"), Product("B"))
    root.children = [older]
    older.start(on: root.stack)
    _ = stage.settle()
    let other = Mail()
    root.children = [older, other, newer]
    _ = stage.settle()
    // The newer one is there, but shows nothing yet.
    older.showMore(on: root.stack)
    expectNoDifference(stage.settle(), ["push A 1 → A 2: pushViewController by Product"])
    let third = Product("C")
    root.children.append(third)
    third.start(on: root.stack)
    _ = stage.settle()
    expectNoDifference(
      stage.owners,
      ["Home: Root #1", "A 1: Product #3", "A 2: Product #3", "C 1: Product #8"])
  }

  /// Refers to three coordinators.
  private final class ReferringScreen: UIViewController {
    weak var router: Flow?
    weak var delegate: Flow?
    weak var coordinator: Flow?
  }

  /// Refers to a coordinator for its pages.
  private final class Book: UIPageViewController {
    weak var coordinator: Flow?
  }

  @Test("A page that refers to nobody belongs to whom the controller of the pages refers to")
  func pages() {
    let (stage, root) = stage()
    let (settings, mail) = (Settings(), Mail())
    root.children = [settings, mail]
    _ = stage.settle()
    let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.coordinator = settings
    let own = ReferringScreen()
    own.title = "Own"
    own.coordinator = mail
    book.setViewControllers([screen("First")], direction: .forward, animated: false)
    root.push(book)
    _ = stage.settle()
    book.setViewControllers([own], direction: .forward, animated: false)
    _ = stage.settle()
    expectNoDifference(
      stage.owners.suffix(2).map { $0.split(separator: " #")[0] }, ["First: Settings", "Own: Mail"])
  }

  @Test("A screen's property 'coordinator' counts before 'delegate', and both before others")
  func namedProperties() {
    let (stage, root) = stage()
    let (settings, mail, guest) = (Settings(), Mail(), Guest())
    root.children = [settings, mail, guest]
    _ = stage.settle()
    let pages = (1...3).map { number in
      let page = ReferringScreen()
      page.title = "\(number)"
      page.router = settings
      if number > 1 { page.delegate = mail }
      if number > 2 { page.coordinator = guest }
      return page
    }
    for page in pages {
      root.push(page)
      _ = stage.settle()
    }
    expectNoDifference(
      stage.owners.suffix(3).map { $0.split(separator: " #")[0] },
      ["1: Settings", "2: Mail", "3: Guest"])
  }

  @Test(
    "A coordinator that nobody keeps is seen when its screen is shown, beside one of its class",
    arguments: [false, true])
  func unretained(throughModel: Bool) {
    let (stage, root) = stage()
    let kept = Cart()
    root.children = [kept]
    kept.start(on: root.stack)
    _ = stage.settle()
    startUnkept(on: root.stack, through: throughModel)
    expectNoDifference(stage.settle(), ["push Cart → Cart: pushViewController by Cart"])
    expectNoDifference(
      stage.owners, ["Home: Root #1", "Cart: Cart #3", "Cart: Cart #6"])
    let responsible = stage.events { event -> Responsible? in
      if case .transition(let transition) = event { transition.by } else { nil }
    }
    #expect(responsible.last == .coordinator(6))
    let freed = stage.events { if case .freed(let id) = $0 { id } else { nil } }
    #expect(freed == [6])
  }

  @Test("A coordinator that nobody keeps is seen in the contents of what is presented")
  func unretainedInSheet() {
    let (stage, root) = stage()
    root.present(unkeptSheet())
    expectNoDifference(stage.settle(), ["present Home → Cart: present by Root"])
    expectNoDifference(stage.owners, ["Home: Root #1", "Cart: Cart #4"])
  }

  @Test("A coordinator that its screen or a closure keeps is not taken for one that nobody keeps")
  func keptOtherwise() {
    let (stage, root) = stage()
    let cart = Cart()
    cart.start(on: root.stack)
    _ = stage.settle()
    expectNoDifference(stage.owners, ["Home: Root #1", "Cart: Cart #4"])
    let freed = stage.events { if case .freed(let id) = $0 { id } else { nil } }
    withExtendedLifetime(cart) { #expect(freed == []) }
  }
}

extension Stage {
  /// Who shows what, in the order of the screens' appearance: `Home: Root #1`.
  fileprivate var owners: [String] {
    events { event in
      guard case .presents(let coordinator, let screen) = event else { return nil }
      return "\(name(screen)): \(type(of: coordinator)) \(coordinator)"
    }
  }

  private func type(of coordinator: ObjectID) -> String {
    let types = events { event -> Substring? in
      guard case .coordinator(let known) = event, known.id == coordinator else { return nil }
      return known.type.split(separator: ".").last
    }
    return types.first.map(String.init) ?? "?"
  }
}
