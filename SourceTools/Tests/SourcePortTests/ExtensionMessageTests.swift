import Testing

@testable import SourcePort

@Suite("Members of extensions that subclasses override")
struct ExtensionMessageTests {
  private func port(_ files: [String: String]) throws -> PortedApp {
    let app = try PortedApp.make(files.mapValues { "import UIKit\n" + $0 })
    try app.port()
    return app
  }

  @Test("A message looks for an override, and its own code becomes another method")
  func message() throws {
    let app = try port([
      "Messages.swift": """
      extension UIResponder {
        @objc dynamic func cartAdd(_ id: Int, sender: Any? = nil, then: @escaping (Bool) -> Void) {
          next?.cartAdd(id, sender: sender, then: then)
        }
        @objc dynamic func untouched() {}
      }
      """,
      "Shop.swift": """
      class Shop: UIResponder {
        override func cartAdd(_ id: Int, sender: Any? = nil, then: @escaping (Bool) -> Void) {
          super.cartAdd(id, sender: sender, then: then)
        }
      }
      """,
    ])
    defer { app.remove() }
    let messages = try app.ported("Messages.swift")
    #expect(
      messages.contains(
        "if let receiver = self as? any Overriding_cartAdd___sender_then__ "
          + "{ return receiver.overriding_cartAdd(id, sender: sender, then: then) }"))
    #expect(messages.contains("return original_cartAdd(id, sender: sender, then: then)"))
    #expect(
      messages.contains(
        "func original_cartAdd(_ id: Int, sender: Any? = nil, then: @escaping (Bool) -> Void) {"))
    #expect(
      messages.contains(
        "func overriding_cartAdd(_ id: Int, sender: Any?, then: @escaping (Bool) -> Void)\n}"))
    #expect(!messages.contains("original_untouched"))
    let shop = try app.ported("Shop.swift")
    #expect(shop.contains("  func overriding_cartAdd(_ id: Int, sender: Any? = nil,"))
    #expect(shop.contains("    original_cartAdd(id, sender: sender, then: then)"))
    #expect(shop.contains("extension Shop: Overriding_cartAdd___sender_then__ {}"))
  }

  @Test(
    "A property is overridden in an extension of UIKit's, in a generic class, and again below that")
  func property() throws {
    let app = try port([
      "Chain.swift": """
      extension UIResponder {
        @objc dynamic open var upward: UIResponder? { return next }
      }
      extension UIViewController {
        open override var upward: UIResponder? { parent ?? super.upward }
      }
      open class Base<T: UIViewController>: UIResponder {
        open override var upward: UIResponder? { nil }
      }
      class Top: Base<UIViewController> {
        override var upward: UIResponder? { super.upward }
      }
      """
    ])
    defer { app.remove() }
    let text = try app.ported("Chain.swift")
    #expect(text.contains("open var upward: UIResponder? {"))
    #expect(text.contains("var original_upward: UIResponder? { return next }"))
    #expect(
      text.contains("open var overriding_upward: UIResponder? { parent ?? original_upward }"))
    #expect(text.contains("open var overriding_upward: UIResponder? { nil }"))
    #expect(
      text.contains("override var overriding_upward: UIResponder? { super.overriding_upward }"))
    #expect(text.contains("extension UIViewController: Overriding_upward {}"))
    #expect(text.contains("extension Base: Overriding_upward {}"))
    #expect(!text.contains("extension Top: Overriding_upward"))
  }

  @Test("What overrides a member of UIKit's, or of a class of the app, stays")
  func others() throws {
    let app = try port([
      "Screen.swift": """
      class Screen: UIViewController {
        func reload() {}
        override func viewDidLoad() { super.viewDidLoad() }
      }
      class Other: Screen { override func reload() { super.reload() } }
      protocol Coordinator { func start() }
      extension Coordinator { func start() {} }
      extension UIView { func start() {} }
      class Base: NSObject, Coordinator { func start() {} }
      class App: Base { override func start() { super.start() } }
      """
    ])
    defer { app.remove() }
    #expect(!(try app.ported("Screen.swift")).contains("verriding_"))
  }
}
