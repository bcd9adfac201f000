import FlowTrace
import PortableUIKit
import TestSupport
import Testing

@testable import FlowTracing

protocol Journey: AnyObject {}
protocol Basket {}

final class LoginJourney: Journey {}
final class ShopJourney: Journey {}
private final class MailJourney: Journey {
  let stack: UINavigationController
  init(_ stack: UINavigationController) { self.stack = stack }
}
protocol Module: AnyObject {}
private final class SearchModule: Module {}
private final class LibraryModule: Module {}
private final class ShoppingBasket: Basket {}

private final class JourneyCoordinator {
  let journey: any Journey
  var children: [JourneyCoordinator] = []
  init(_ journey: any Journey, _ children: [JourneyCoordinator] = []) {
    self.journey = journey
    self.children = children
  }
}
private final class BasketCoordinator {
  let baskets: [any Basket] = [ShoppingBasket(), ShoppingBasket()]
}
private final class HomeCoordinator { let basket = ShoppingBasket() }

/// Pushes by its own code, whatever it coordinates.
private final class ModuleCoordinator {
  let module: any Module
  let stack: UINavigationController
  var children: [ModuleCoordinator] = []

  init(_ module: any Module, on stack: UINavigationController) {
    self.module = module
    self.stack = stack
  }

  @MainActor @inline(never)
  func show(_ screen: UIViewController) { stack.pushViewController(screen, animated: false) }
}

@MainActor @Suite("Coordinators of one class that go by what they coordinate", .interface)
struct CoordinatedSubjectTests {
  private func types(_ root: AnyObject) -> [String] {
    let stage = Stage(dialect: .byName)
    stage.tracer.trace(root)
    _ = stage.settle()
    return stage.events { event -> String? in
      guard case .coordinator(let coordinator) = event else { return nil }
      return coordinator.type.split(separator: ".").last.map(String.init)
    }
  }

  @Test("A JourneyCoordinator goes by its Journey")
  func named() {
    let root = JourneyCoordinator(ShopJourney(), [JourneyCoordinator(LoginJourney())])
    #expect(types(root) == ["ShopJourney", "LoginJourney"])
  }

  @Test("What a Journey keeps is its coordinator's")
  func keeps() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let journey = JourneyCoordinator(MailJourney(stack))
    let root = JourneyCoordinator(ShopJourney(), [journey])
    let stage = Stage(dialect: .byName)
    stage.tracer.trace(root)
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    _ = stage.settle()
    let owners = stage.events { event -> String? in
      guard case .presents(let coordinator, _) = event else { return nil }
      return stage.name(coordinator)
    }
    #expect(owners.map { $0.split(separator: ".").last } == ["MailJourney"])
  }

  @Test("Code of a class of which there are several is that of the one whose screen is on display")
  func running() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let root = ModuleCoordinator(SearchModule(), on: stack)
    root.children = [ModuleCoordinator(LibraryModule(), on: UINavigationController())]
    let stage = Stage(dialect: .byName)
    stage.tracer.trace(root)
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    _ = stage.settle()
    root.show(UIViewController())
    _ = stage.settle()
    let pushes = stage.events { event -> TraceEvent.Transition? in
      guard case .transition(let transition) = event, transition.kind == .push else { return nil }
      return transition
    }
    #expect(pushes.map(\.by) == [.coordinator(ObjectID(serial: 1))])
  }

  @Test(
    "One of several things that a coordinator stores does not name it, nor what its class is not named for"
  )
  func own() {
    #expect(types(BasketCoordinator()) == ["BasketCoordinator"])
    #expect(types(HomeCoordinator()) == ["HomeCoordinator"])
  }
}
