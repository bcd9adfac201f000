import Foundation
import SourcePort
import Testing

@Suite("Types of one name in several modules")
struct ModuleNameTests {
  /// A package of two libraries and an app that imports both.
  private static let files = [
    "Package.swift": """
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Domain"), .target(name: "Platform"), .target(name: "Shop"),
      ])
    """,
    "Sources/Domain/Cart.swift": """
    public protocol Cart {}
    public struct Item { public struct Cart {} }
    """,
    "Sources/Domain/Price.swift": "private struct Price {}\n",
    "Sources/Platform/Cart.swift": """
    import Domain
    public final class Cart: Domain.Cart {
        let all: [Cart] = []
        static func make() -> Domain.Cart { Cart() }
    }
    private struct Price {}
    extension Cart { var item: Item.Cart { Item.Cart() } }
    """,
    "Sources/Shop/Shop.swift": """
    import Domain
    func show(_ cart: Cart) { print(cart.Cart) }
    """,
    "Sources/Shop/AppDelegate.swift": PortedApp.delegate,
    "Sources/Shop/Other.swift": """
    import Platform
    func make() -> Cart { Platform.Cart() }
    """,
  ]

  @Test("A type is called by its module where another has the name, in all files that mean it")
  func renamed() throws {
    let app = try PortedApp.make(Self.files)
    defer { app.remove() }
    let report = try app.port().report
    func text(_ path: String) throws -> String {
      let file = app.output.appending(path: "Sources/Shop/Sources/\(path)")
      return try String(contentsOf: file, encoding: .utf8)
    }
    #expect(
      try text("Platform/Cart-2.swift") == """
        import PortableUIKit;\u{20}
        public final class PlatformCart: Cart {
            let all: [PlatformCart] = []
            static func make() -> Cart { PlatformCart() }
        }
        private struct Price {}
        extension PlatformCart { var item: Item.Cart { Item.Cart() } }
        """)
    #expect(
      try text("Shop/Shop.swift")
        == "import PortableUIKit; \nfunc show(_ cart: Cart) { print(cart.Cart) }")
    #expect(
      try text("Shop/Other.swift")
        == "import PortableUIKit; \nfunc make() -> PlatformCart { PlatformCart() }")
    #expect(try text("Domain/Cart.swift").contains("public struct Item { public struct Cart {} }"))
    #expect(
      report.notes.map(\.description).contains(
        "Sources/Shop/Other.swift:2: Cart of another module is PlatformCart"))
  }

  @Test("A generic parameter of the name is not the type")
  func genericParameters() throws {
    var files = Self.files
    files["Sources/Platform/Box.swift"] = """
      struct Box<Cart> { let all: [Cart]; func map<Item>(_ make: (Cart) -> Item) -> [Cart] { all } }
      func first<Cart>(of all: [Cart]) -> Cart? { all.first }
      let one: Cart? = nil
      """
    let app = try PortedApp.make(files)
    defer { app.remove() }
    try app.port()
    let text = try app.ported("Sources/Platform/Box.swift", module: "Shop")
    #expect(
      text.hasSuffix(
        """
        struct Box<Cart> { let all: [Cart]; func map<Item>(_ make: (Cart) -> Item) -> [Cart] { all } }
        func first<Cart>(of all: [Cart]) -> Cart? { all.first }
        let one: PlatformCart? = nil
        """))
  }

  @Test("What two modules add to a type is called by its module in one of them, with its uses")
  func addedMembers() throws {
    var files = Self.files
    files["Sources/Domain/Added.swift"] = """
      extension Sequence { typealias One = Element; func every() -> [One] { [] } }
      extension String { public func cut() -> String { self }; func trim() -> String { self } }
      """
    files["Sources/Platform/Added.swift"] = """
      extension Sequence { typealias One = Element; func every() -> [One] { Array(self) } }
      extension String { func cut() -> String { self }; func trim() -> String { trim() } }
      struct Line { let trim: Bool }
      func list() -> [Int] { [1].every() }
      """
    let app = try PortedApp.make(files)
    defer { app.remove() }
    try app.port()
    let text = try app.ported("Sources/Platform/Added-2.swift", module: "Shop")
    #expect(
      text.hasSuffix(
        """
        extension Sequence { typealias PlatformOne = Element; func platformEvery() -> [PlatformOne] { Array(self) } }
        extension String { func cut() -> String { self }; func trim() -> String { trim() } }
        struct Line { let trim: Bool }
        func list() -> [Int] { [1].platformEvery() }
        """))
    #expect(
      try app.ported("Sources/Domain/Added.swift", module: "Shop")
        .contains("typealias One = Element; func every() -> [One] { [] }"))
  }
}
