import Testing

@testable import SourcePort

/// What generated modules do in place of libraries, as far as it needs no stand-in for UIKit.
@Suite("Modules in place of libraries")
struct LibraryModuleTests {
  /// As much of UIKit as the modules name.
  private static let interface = """
    open class UITextField: NSObject {
      public enum KeyboardType { case phonePad }
      public var text: String?
      public var keyboardType: KeyboardType?
      public var frame = CGRect.zero
      public init(frame: CGRect) {}
      public required init?(coder: NSCoder) {}
    }
    public final class UIButton {}
    public final class UIColor {}
    """

  private static let program = #"""
    import Libraries

    // Dip
    protocol Store: AnyObject {}
    final class Disk: Store {}
    final class Cart {
      let store: Store
      weak var owner: Shop?
      init(_ store: Store) { self.store = store }
    }
    final class Shop {
      let cart: Cart
      init(_ cart: Cart) { self.cart = cart }
    }
    let services = DependencyContainer()
    services.register(.singleton) { Disk() as Store }
    let features = DependencyContainer { container in
      container.register { Cart($0) }.resolvingProperties { container, cart in
        cart.owner = try container.resolve()
      }
      container.register { Shop($0) }
      container.register(tag: "guest") { (name: String) in "Guest \(name)" }
    }
    features.collaborate(with: services)
    let shop: Shop = try features.resolve()
    let store: Store = try features.resolve()
    print(shop.cart.owner === shop, shop.cart.store === store)
    print(try features.resolve(tag: "guest", arguments: "Robin") as String)
    do {
      let _: Int? = try features.resolve()
    } catch {
      print(error)
    }

    // PhoneNumberKit
    let phones = PhoneNumberKit()
    print(phones.format(try phones.parse("(030) 1234567"), toType: .e164))
    print(phones.format(try phones.parse("+352 621 123 456"), toType: .international))
    print(phones.isValidPhoneNumber("12"))

    // SwiftyJSON: the answer that a request lacks
    struct Comment {
      let text: String, replies: [Comment]
      init(_ json: JSON) {
        text = json["text"].stringValue
        replies = (json["replies"].arrayObject as? [[String: Any]] ?? []).map { Comment(JSON($0)) }
      }
    }
    let answer = try JSON(data: Data(#"{"coordgraph":"sample"}"#.utf8))
    let comments = (answer["comments"].arrayObject as? [[String: Any]] ?? []).map { Comment(JSON($0)) }
    print(comments.map(\.text), comments[1].replies.map(\.text))
    print(answer["name"].rawString() ?? "none", answer["name"] == answer["city"])
    """#

  @Test("Containers, phone numbers and sample values work as the libraries do")
  func modules() throws {
    let printed = try ShimProgram.run(
      ["main.swift": Self.program],
      with: [
        "Dip.swift": ShimSources.dip, "PhoneNumbers.swift": ShimSources.phoneNumberKit,
        "JSON.swift": ShimSources.swiftyJSON, "Interface.swift": Self.interface,
      ], module: "Libraries")
    #expect(
      printed == """
        true true
        Guest Robin
        No definition registered for Int.
        +49301234567
        +352 621123456
        false
        ["Text 1", "Text 2"] ["Text 21", "Text 22"]
        Name false

        """)
  }
}
