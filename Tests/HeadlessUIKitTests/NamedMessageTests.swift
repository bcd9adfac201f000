import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Methods that are performed by name", .interface)
struct NamedMessageTests {
  private final class Router: NSObject, SelectorPerforming {
    private(set) var performed: [String] = []

    func perform(_ selector: Selector, from sender: Any?) -> Bool {
      performed.append("\(selector) \(sender ?? "nothing")")
      return true
    }
  }

  private let router = Router()

  @Test("A selector that is made from a text is performed, with an argument or without")
  func message() {
    let scene = "Order"
    let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
    #expect(router.responds(to: selector))
    router.perform(selector, with: "segue")
    router.perform("close")
    #expect(router.performed == ["routeToOrderWithSegue: segue", "close nothing"])
    #expect(NSStringFromSelector(selector) == "routeToOrderWithSegue:")
  }

  @Test("An object that is not SelectorPerforming responds to no selector")
  func without() {
    let object = NSObject()
    #expect(!object.responds(to: "close"))
    object.perform("close")
  }

  @Test(
    "What is performed after a delay can be cancelled: all of an object's, or by an equal argument")
  func delay() async {
    router.perform("search:", with: "ca", afterDelay: 0)
    router.perform("search:", with: "cat", afterDelay: 0)
    router.perform("close", with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: router, selector: "search:", object: String("tac".reversed()))
    NSObject.cancelPreviousPerformRequests(withTarget: router, selector: "search:", object: nil)
    let other = Router()
    other.perform("close", with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    await MainLoop.runUntilIdle()
    #expect(router.performed == ["search: ca", "close nothing"])
    #expect(other.performed == [])
  }

  @Test("An object is kept until what it asked for is performed")
  func kept() async {
    weak var weakRouter: Router?
    do {
      let router = Router()
      weakRouter = router
      router.perform("close", with: nil, afterDelay: 0)
    }
    #expect(weakRouter != nil)
    await MainLoop.runUntilIdle()
    #expect(weakRouter == nil)
  }
}
