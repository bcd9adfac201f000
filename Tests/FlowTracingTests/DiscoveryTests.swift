import CustomDump
import FlowTrace
import PortableUIKit
import TestSupport
import Testing

@testable import FlowTracing

@MainActor @Suite("Discovery of child coordinators", .interface)
struct DiscoveryTests {
  /// What makes an object a coordinator in these tests.
  @MainActor
  fileprivate class Flow {}

  private final class InArray: Flow { var children = [Flow(), Flow()] }
  private final class InDictionary: Flow { var children = ["a": Flow(), "b": Flow()] }
  private final class ByScreen: Flow { var children = [UIViewController(): Flow()] }
  private final class InOptional: Flow { var child: Flow? = Flow() }
  private final class Private: Flow { private let hidden = Flow() }
  private final class InSet: Flow {
    var children: Set<Token> = [Token(flow: Flow())]
    struct Token: Hashable {
      var flow: Flow
      static func == (a: Self, b: Self) -> Bool { a.flow === b.flow }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(flow)) }
    }
  }
  private final class Lazy: Flow {
    lazy var child = Flow()
    lazy var never = Flow()
    func start() -> Self {
      _ = child
      return self
    }
  }
  private final class InTabs: Flow {
    let tabs = Tabs()
    final class Tabs: UITabBarController { let first = Flow(), second = Flow() }
  }
  private final class InStore: Flow {
    let store = Store()
    final class Store { var flows = [Flow()] }
  }
  private class Base: Flow { var inherited = Flow() }
  private final class Derived: Base { var own = Flow() }

  /// The links of an app with this root, as `parent child` serials.
  private func links(_ root: Flow, _ dialect: CoordinatorDialect? = nil) -> [String] {
    let stage = Stage(dialect: dialect ?? .instances(of: Flow.self))
    stage.tracer.trace(root)
    _ = stage.settle()
    return stage.links
  }

  private final class AnyCoordinator {
    let base: AnyObject
    init(_ base: AnyObject) { self.base = base }
  }
  private final class CartCoordinator {}
  private final class AppCoordinator { var children = [AnyCoordinator(CartCoordinator())] }

  @Test("By name, an AnyCoordinator is none, and the one that it holds is")
  func erased() {
    let stage = Stage(dialect: .byName)
    let root = AppCoordinator()
    stage.tracer.trace(root)
    _ = stage.settle()
    #expect(stage.links == ["1 2"])
    let types = stage.events { event -> String? in
      if case .coordinator(let coordinator) = event { coordinator.type } else { nil }
    }
    #expect(types.count == 2)
    #expect(types.last?.hasSuffix("CartCoordinator") == true)
  }

  @Test("Children are found in collections, and in optional, private, lazy or inherited properties")
  func places() {
    #expect(links(InArray()) == ["1 2", "1 3"])
    #expect(links(InDictionary()) == ["1 2", "1 3"])
    #expect(links(ByScreen()) == ["1 2"])
    #expect(links(InOptional()) == ["1 2"])
    #expect(links(Private()) == ["1 2"])
    #expect(links(InSet()) == ["1 2"])
    #expect(links(Lazy().start()) == ["1 2"])
    #expect(links(Derived()) == ["1 2", "1 3"])
  }

  @Test("Children are found in a tab bar controller that owns them, and in a store one step away")
  func helpers() {
    #expect(links(InTabs()) == ["1 2", "1 3"])
    #expect(links(InStore()) == ["1 2"])
  }

  @Test("A dialect's closure decides what counts as a coordinator")
  func dialect() {
    let root = Flow()
    let child = Flow()
    let dialect = CoordinatorDialect(
      isCoordinator: { $0 is Flow }, children: { $0 === root ? [child] : [] })
    #expect(links(root, dialect) == ["1 2"])
  }

  private final class Child: Flow {
    weak var delegate: Flow?
    var parent: Flow?
    unowned let owner: Flow
    init(_ parent: Flow) {
      self.parent = parent
      delegate = parent
      owner = parent
    }
  }
  private final class Parent: Flow {
    var children: [Flow] = []
    func add() { children.append(Child(self)) }
  }

  @Test("Back references are not children, even strong ones")
  func backReferences() {
    let parent = Parent()
    parent.add()
    parent.add()
    #expect(links(parent) == ["1 2", "1 3"])
    parent.children = []
  }

  private final class Shared: Flow {}
  private final class User: Flow {
    let shared: Shared
    init(_ shared: Shared) { self.shared = shared }
  }

  @Test("A coordinator that is handed to another stays its parent's child")
  func injected() {
    let parent = Parent()
    let shared = Shared()
    parent.children = [shared, User(shared)]
    #expect(links(parent) == ["1 2", "1 3"])
  }

  @Test("A coordinator that two hold from the beginning is the child of the first")
  func heldTwice() {
    let root = Parent()
    let (first, second, child) = (Parent(), Parent(), Flow())
    root.children = [first, second]
    first.children = [child]
    second.children = [child]
    #expect(links(root) == ["1 2", "1 3", "2 4"])
  }

  @Test("A coordinator that another takes over changes its parent once the first releases it")
  func handedOver() {
    let stage = Stage(dialect: .instances(of: Flow.self))
    let root = Parent()
    let (first, second, child) = (Parent(), Parent(), Flow())
    root.children = [first, second]
    first.children = [child]
    stage.tracer.trace(root)
    _ = stage.settle()
    second.children = [child]
    stage.tracer.trigger("handed over")
    _ = stage.settle()
    #expect(stage.links == ["1 2", "1 3", "2 4"])
    first.children = []
    stage.tracer.trigger("let go")
    _ = stage.settle()
    #expect(stage.links == ["1 2", "1 3", "2 4", "-2 4", "3 4"])
  }

  @Test("A coordinator with an unowned reference to a parent that is gone is read safely")
  func dead() {
    let stage = Stage(dialect: .instances(of: Flow.self))
    var parent: Parent? = Parent()
    parent?.add()
    let child = parent?.children[0] as? Child
    child?.parent = nil
    stage.tracer.trace(child!)
    parent = nil
    _ = stage.settle()
    #expect(stage.links == [])
  }

  fileprivate final class Closed: Flow {
    var start: (() -> Void)?
  }
  fileprivate final class Secret: Flow {
    /// Leads back to the root, which is no child for that.
    var parent: Flow?
    func show(on stack: UINavigationController) {
      let screen = Screen()
      screen.coordinator = self
      stack.pushViewController(screen, animated: true)
    }
  }
  fileprivate final class Screen: UIViewController {
    weak var coordinator: Secret?
  }

  @Test("A child that only a closure of its parent holds is found by its screen")
  func closure() {
    let stage = Stage(dialect: .instances(of: Flow.self))
    let stack = UINavigationController(rootViewController: screen("A"))
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    let parent = Closed()
    stage.tracer.trace(parent)
    _ = stage.settle()
    parent.open(on: stack)
    _ = stage.settle()
    #expect(stage.links == ["1 4"])
    parent.start = nil
    stack.popViewController(animated: false)
    _ = stage.settle()
    #expect(stage.links == ["1 4", "-1 4"])
    #expect(stage.tracer.coordinators.adoptedCount == 0)
  }
}

extension DiscoveryTests.Closed {
  fileprivate func open(on stack: UINavigationController) {
    let secret = DiscoveryTests.Secret()
    secret.parent = self
    start = { secret.show(on: stack) }
    start?()
  }
}

extension Stage {
  /// The links made, and with a minus those cut, in order.
  fileprivate var links: [String] {
    events { event in
      switch event {
      case .link(let parent, let child): "\(parent.serial) \(child.serial)"
      case .unlink(let parent, let child): "-\(parent.serial) \(child.serial)"
      default: nil
      }
    }
  }
}
