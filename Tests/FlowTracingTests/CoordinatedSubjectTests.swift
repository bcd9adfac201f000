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

  @Test(
    "One of several things that a coordinator stores does not name it, nor what its class is not named for"
  )
  func own() {
    #expect(types(BasketCoordinator()) == ["BasketCoordinator"])
    #expect(types(HomeCoordinator()) == ["HomeCoordinator"])
  }
}
