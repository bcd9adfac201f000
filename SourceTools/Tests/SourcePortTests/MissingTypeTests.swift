import Foundation
import SourcePort
import Testing

@Suite("Types of modules that do not exist")
struct MissingTypeTests {
  @Test("A type that no module here has is declared, and its uses stay as they are")
  func missingType() throws {
    let app = try PortedApp.make([
      "File.swift": """
      import Charts
      class ChartScreen: ChartViewController {
          weak var delegate: ChartDelegate?
          var series: Series<Int>?
          init(style: ChartStyle) {}
      }
      """
    ])
    defer { app.remove() }
    try app.port()
    let missing = ["ChartViewController", "ChartDelegate", "Series", "ChartStyle"]
    let errors = missing.map {
      CompilerError(
        path: app.output.appending(path: "Sources/App/File.swift").path, line: 2, column: 20,
        message: "cannot find type '\($0)' in scope")
    }
    try app.port(refused: AppPort.repairs(for: errors, in: app.output, app: "App"))
    let declared = try app.ported("Generated/MissingTypes.swift")
    #expect(declared.contains("open class ChartViewController: UIViewController {}"))
    #expect(declared.contains("public protocol ChartDelegate: AnyObject {}"))
    #expect(declared.contains("public struct Series<T0> { public init() {} }"))
    #expect(declared.contains("public struct ChartStyle: Hashable, Codable, Sendable, Error"))
    #expect(try app.ported("File.swift").contains("class ChartScreen: ChartViewController {"))
  }

  /// Ports a file, declares the types that errors in a line are about, and returns what declares them.
  private func declared(
    _ source: String, _ rounds: [[(column: Int, message: String)]], in file: String = "MissingTypes"
  ) throws -> String {
    let app = try PortedApp.make(["File.swift": source])
    defer { app.remove() }
    try app.port()
    for round in rounds {
      let errors = round.map {
        CompilerError(
          path: app.output.appending(path: "Sources/App/File.swift").path, line: 3,
          column: $0.column, message: $0.message)
      }
      try app.port(refused: AppPort.repairs(for: errors, in: app.output, app: "App"))
    }
    return try app.ported("Generated/\(file).swift")
  }

  @Test(
    "A property wrapper that no module here has keeps what is set, with the arguments that the app passes"
  )
  func wrapper() throws {
    let text = try declared(
      """
      import Store
      final class Item {
          @Saved(primaryKey: true) var id: String
          @Saved var count = 0
      }
      """, [[(column: 6, message: "unknown attribute 'Saved'")]])
    #expect(text.contains("@propertyWrapper public struct Saved<Value> {"))
    #expect(text.contains("public init(primaryKey value0: Any?) {}"))
    #expect(text.contains("public init(wrappedValue: Value, primaryKey value0: Any?)"))
  }

  @Test("A missing type has the initializers that the app calls, and nothing else is replaced yet")
  func initializers() throws {
    let text = try declared(
      """
      import Kit
      final class Screen: KitController {
          let style = Style(name: "a", 3) {}
          init() { super.init(style: style, nibName: nil) }
          override func viewDidLoad() {}
      }
      """,
      [[(17, "cannot find 'Style' in scope"), (1, "cannot find type 'KitController' in scope")]])
    #expect(text.contains("public init(name a0: Any?, _ a1: Any?, _ a2: Any?) {}"))
    #expect(
      text.contains(
        """
        open class KitController: UIViewController {
          public init(style a0: Any?, nibName a1: String?) {
        """))
  }

  @Test(
    "A missing type that is used as a screen is one, with buttons for the closures it is made of")
  func missingScreen() throws {
    let text = try declared(
      """
      import Kit
      func show(_ screen: UIViewController) {
          show(Page(onClose: {}))
      }
      """,
      [
        [(10, "cannot find 'Page' in scope")],
        [
          (10, "cannot convert value of type 'Page' to expected argument type 'UIViewController'")
        ],
      ])
    #expect(text.contains("open class Page: UIViewController {"))
    #expect(text.contains("MissingScreen.addButtons(for: parts, to: view)"))
  }

  @Test("A missing screen gets a button for each closure that it is given later")
  func givenClosure() throws {
    let text = try declared(
      """
      import Kit
      func show(_ page: Page) {
          show(page); page.onClose = { }; let other: UIViewController = Page()
      }
      """,
      [
        [(67, "cannot find 'Page' in scope")],
        [
          (67, "cannot convert value of type 'Page' to specified type 'UIViewController'"),
          (22, "value of type 'Page' has no member 'onClose'"),
        ],
      ])
    #expect(text.contains("set { MissingScreen.take(newValue, called: name, on: self) }"))
  }

  @Test("A missing screen gets a button for each method of its delegate that takes it first")
  func delegateMethods() throws {
    let flow = """
      extension Flow: PageDelegate { func start() { let page = Page(); page.delegate = self; let other: UIViewController = page }
      """
    func column(of text: String) -> Int {
      flow.distance(from: flow.startIndex, to: flow.ranges(of: text)[0].lowerBound) + 1
    }
    let text = try declared(
      """
      import Kit
      final class Flow {}
      \(flow)
          func page(_ page: Page, didEnterEmail email: String, password: String) {}
          func pageDidClose(_ page: Page) {}
          private func page(_ page: Page, logs text: String) {}
          func reset() {}
      }
      """,
      [
        [
          (column(of: "PageDelegate"), "cannot find type 'PageDelegate' in scope"),
          (column(of: "Page()"), "cannot find 'Page' in scope"),
        ],
        [
          (
            column(of: "page }"),
            "cannot convert value of type 'Page' to specified type 'UIViewController'"
          ), (column(of: "page.delegate"), "value of type 'Page' has no member 'delegate'"),
        ],
      ], in: "MissingMembers")
    #expect(text.contains("[(\"didEnterEmail\", {"))
    #expect(
      text.contains(
        "delegate?.page(screen, didEnterEmail: \"person@example.com\", password: \"Passw0rd!\")"))
    #expect(text.contains("[(\"pageDidClose\", {"))
    #expect(!text.contains("logs:"))
    #expect(!text.contains("reset"))
  }

  private static let coordinators = """
    import Kit
    class ListCoordinator: KitCoordinator { let root: UITabBarController; func start() {} }
    extension ListCoordinator { func go() { open(child); child.root; child.log(1, as: .debug); child.total } }
    class ItemCoordinator: KitCoordinator { let root: UINavigationController; func start() {} }
    final class Cache: Storing { func load() -> Int { 0 } }
    protocol Storing { func load() -> Int; func save(_ text: String) throws -> Bool }
    let child: KitCoordinator
    """

  /// Returns what is generated for errors in the line of the extension.
  private func members(
    _ errors: [(column: Int, message: String)], in file: String = "MissingMembers"
  ) throws -> String {
    let types = [(1, "cannot find type 'KitCoordinator' in scope")]
    return try declared(Self.coordinators, [types, errors], in: file)
  }

  @Test("A missing protocol's property is that of the app's types, as far as they agree")
  func properties() throws {
    let text = try members([(60, "value of type 'any KitCoordinator' has no member 'root'")])
    #expect(
      text.contains(
        """
          @MainActor public var root: UIViewController {
            switch self {
            case let own as ItemCoordinator: own.root
            case let own as ListCoordinator: own.root
            default: UIViewController()
        """))
  }

  @Test("A property that no type of the app has is of the type that is needed")
  func dynamicProperty() throws {
    let text = try members(
      [(98, "value of type 'any KitCoordinator' has no member 'total'")], in: "MissingTypes")
    #expect(text.contains("@dynamicMemberLookup public protocol KitCoordinator"))
    #expect(text.contains("public struct KitCoordinatorProperties { public var total: UInt8 }"))
  }

  @Test(
    "A missing method can be called as the app does, and starts the coordinators that it is given")
  func methods() throws {
    let text = try members([
      (41, "cannot find 'open' in scope"),
      (72, "value of type 'any KitCoordinator' has no member 'log'"),
    ])
    #expect(text.contains("func open(_ a0: Any?) -> Self"))
    #expect(text.contains("func log(_ a0: Any?, as a1: MissingOption) -> Self"))
    #expect(text.contains("public static var `debug`: Self { Self() }"))
    #expect(text.contains("case let own as ItemCoordinator: own.start()"))
  }

  @Test("A type that is passed as a missing protocol conforms to it")
  func conformance() throws {
    let text = try members([
      (41, "cannot convert value of type 'Cache' to expected argument type 'any KitCoordinator'")
    ])
    #expect(text.contains("extension Cache: KitCoordinator {}"))
  }

  @Test("A class that lost a conformance gets it back with the members that it lacks")
  func lostConformance() throws {
    let text = try declared(
      """
      import Kit
      protocol Storing { func load() -> Int; func save(_ text: String) throws -> Bool }
      final class Cache: Storing { func load() -> Int { 0 } }
      """, [[(13, "type 'Cache' does not conform to protocol 'Storing'")]], in: "MissingMembers")
    #expect(
      text.contains(
        """
        extension Cache: Storing {
          func save(_ text: String) throws -> Bool { throw CancellationError() }
        }
        """))
  }

  @Test("A view of a missing type that an interface file names is made there")
  func customClass() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="Login" customModule="App">
      <view key="view" id="v"><subviews><view id="b" customClass="BadgeView"/></subviews></view>
      <connections><outlet property="badge" destination="b" id="o"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let app = try PortedApp.make([
      "Login.swift":
        "import UIKit\nclass Login: UIViewController { @IBOutlet var badge: BadgeView! }\n",
      "Main.storyboard": storyboard,
    ])
    defer { app.remove() }
    try app.port(
      refused: [
        "Generated/MissingTypes.swift#BadgeView": "cannot find type 'BadgeView' in scope"
      ])
    let types = try app.ported("Generated/MissingTypes.swift")
    #expect(types.contains("open class BadgeView: UIView {}"))
    let folder = app.output.appending(path: "Sources/App/Generated")
    let code = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
    #expect(code.contains("create(BadgeView.self)"))
  }

  @Test("A request that is given to a missing library is answered as the network answers it")
  func requests() throws {
    let app = try PortedApp.make([
      "A.swift": """
      import Kit
      protocol Client { func send(_ request: URLRequest) async throws -> Data }
      final class Loader: Client {
          func load(_ kit: Kit) async throws -> Data { try await kit.fetch(url) }
      }
      """
    ])
    defer { app.remove() }
    try app.port(
      refused: [
        "Generated/MissingTypes.swift#Kit": "cannot find type 'Kit' in scope",
        "Generated/MissingMembers.swift#+Kit.fetch": "value of type 'Kit' has no member 'fetch'",
        "A.swift#Loader: Client": "type 'Loader' does not conform to protocol 'Client'",
      ])
    let text = try app.ported("Generated/MissingMembers.swift")
    #expect(
      text.contains(
        "-> Data { return try await RequestAnswer(to: request).data }"))
    #expect(
      text.contains(
        "func fetch<R>(_ a0: Any?) async throws -> R { try await MissingCall.answer(to: [a0]) }"))
  }

  @Test("A type in a missing type is declared there")
  func memberType() throws {
    let text = try declared(
      """
      import Streams
      class Model {
      let observer: Pipe<Int>.Observer; let user: Account.User
      }
      """,
      [
        [(15, "cannot find type 'Pipe' in scope"), (46, "cannot find type 'Account' in scope")],
        [
          (25, "'Observer' is not a member type of generic struct 'App.Pipe<Swift.Int>'"),
          (54, "'User' is not a member type of struct 'App.Account'"),
        ],
      ])
    let member = ": Hashable, Codable, Sendable, Error { public init() {} }"
    #expect(
      text.contains("public struct Pipe<T0> { public init() {}; public struct Observer\(member) }"))
    #expect(text.contains("public init() {}; public struct User\(member) }"))
  }

  @Test("A library's method by which screens present others presents the first screen")
  func presentation() throws {
    let text = try declared(
      """
      import PanModal
      class Home: UIViewController { func a(_ other: UINavigationController, _ b: UIViewController) {
      presentPanModal(b, sourceView: nil); other.presentPanModal(b)
      } }
      """,
      [
        [(1, "cannot find 'presentPanModal' in scope")],
        [(44, "value of type 'UINavigationController' has no member 'presentPanModal'")],
      ], in: "MissingMembers")
    #expect(text.contains("extension UIViewController {\n  public func presentPanModal("))
    #expect(text.contains("present(screen, animated: true)"))
  }

  @Test("What a generator of resources declares can be called, and gives its members' names")
  func namespace() throws {
    let text = try declared(
      """
      import UIKit
      final class Screen: UIViewController {
          var name: String { Strings.home.title() }
      }
      """, [[(24, "cannot find 'Strings' in scope")]], in: "MissingMembers")
    #expect(text.contains("let Strings = MissingNamespace(path: [])"))
  }

  @Test("A missing container of services gives values of the app's types")
  func container() throws {
    let text = try declared(
      """
      import Kit
      class Screen { let resolver: Resolver
          func make() { _ = resolver.resolve(Store.self)! }
      }
      protocol Store {}
      final class MemoryStore: Store {}
      """,
      [
        [(10, "cannot find type 'Resolver' in scope")],
        [(32, "value of type 'Resolver' has no member 'resolve'")],
      ], in: "MissingMembers")
    #expect(text.contains("ObjectIdentifier((any Store)?.self) { return MemoryStore() }"))
    #expect(text.contains("ObjectIdentifier(Resolver?.self) { return Resolver() }"))
  }

  @Test("Missing accessors of storyboards make their screens")
  func storyboardAccessors() throws {
    let app = try PortedApp.make([
      "Home.swift": """
      import UIKit
      class HomeController: UIViewController {}
      """,
      "Sign-in.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes><scene sceneID="s"><objects>
      <viewController id="a" storyboardIdentifier="URLHome" customClass="HomeController"/>
      </objects></scene></scenes></document>
      """,
    ])
    defer { app.remove() }
    let names = ["R", "StoryboardScene"].map { "Generated/MissingMembers.swift#+\($0)" }
    try app.port(refused: Dictionary(uniqueKeysWithValues: names.map { ($0, "cannot find") }))
    let text = try app.ported("Generated/MissingMembers.swift")
    #expect(text.contains("enum SignIn {"))
    #expect(text.contains("static var initialScene: SceneType<HomeController>"))
    #expect(text.contains("static var urlHome: SceneType<HomeController>"))
    #expect(text.contains("let signIn = SignInResource()"))
    #expect(text.contains("func urlHome() -> HomeController?"))
  }

  @Test("Missing accessors of strings, images and cells have their types")
  func resourceAccessors() throws {
    let app = try PortedApp.make([
      "Home.swift": """
      import UIKit
      class HomeController: UIViewController {}
      class PhotoCell: UITableViewCell {}
      """,
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes><scene sceneID="s"><objects>
      <viewController id="a" customClass="HomeController"><view key="view" id="v"><subviews>
      <tableView id="t"><prototypes>
      <tableViewCell id="c" reuseIdentifier="photo-cell" customClass="PhotoCell"/>
      </prototypes></tableView></subviews></view></viewController>
      </objects></scene></scenes></document>
      """,
      "en.lproj/Localizable.strings": """
      "login.title" = "Log in";
      "login.count" = "%d left of %@";
      "ok" = "OK";
      """,
    ])
    defer { app.remove() }
    let names = ["R", "L10n", "Asset"].map { "Generated/MissingMembers.swift#+\($0)" }
    try app.port(refused: Dictionary(uniqueKeysWithValues: names.map { ($0, "cannot find") }))
    let text = try app.ported("Generated/MissingMembers.swift")
    #expect(
      text.contains("let `photoCell` = ReuseIdentifier<PhotoCell>(identifier: \"photo-cell\")"))
    #expect(text.contains("let string = StringTables()"))
    #expect(text.contains("let image = NamedResources<UIImage>()"))
    #expect(text.contains("enum `Login` {"))
    #expect(
      text.contains("static var `title`: String { string(\"login.title\", \"Localizable\") }"))
    #expect(text.contains("static func `count`(_ arguments: CVarArg...) -> String"))
    #expect(text.contains("static var `ok`: String"))
    #expect(text.contains("let Asset = AssetResource(name: \"\")"))
  }
}
