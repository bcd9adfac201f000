import SourcePort
import Testing

@Suite("Rewriting sources")
struct RewritingTests {
  @Test("A file without anything of Objective-C keeps every byte but its import")
  func keepsBytes() throws {
    let body =
      "\r\n\t/* @objc #selector(x) */\r\n  let  text = \"@IBOutlet \\(1)\" ;; // ümläut\n\n\n"
    #expect(try PortedApp.rewritten("import UIKit" + body) == "import PortableUIKit" + body)
  }

  @Test(
    "A selector gets the name that Objective-C has for its method",
    arguments: [
      ("@objc func tap() {}", "tap", "tap"),
      ("@objc func tap(_ sender: Any) {}", "tap(_:)", "tap:"),
      ("@objc func tap(_ sender: Any) {}", "tap", "tap:"),
      ("@objc private func tap(sender: Any) {}", "Screen.tap(sender:)", "tapWithSender:"),
      ("@objc func tap(for event: Any) {}", "self.tap(for:)", "tapFor:"),
      ("@objc(pressed:) func tap(_ sender: Any) {}", "tap(_:)", "pressed:"),
      ("@IBAction func tap(_ a: Any, event: UIEvent?) {}", "tap(_:event:)", "tap:event:"),
    ])
  func selectors(declaration: String, reference: String, name: String) throws {
    let text = try PortedApp.rewritten(
      """
      import UIKit
      class Screen: UIViewController {
        \(declaration)
        func load() { _ = #selector(\(reference)) }
      }
      """)
    #expect(text.contains("_ = Selector(\"\(name)\") }"))
    #expect(!text.contains("@objc") && !text.contains("@IBAction"))
  }

  @Test("Private actions are performed in the file where they stand, with their senders' types")
  func privateActions() throws {
    let code = try PortedApp.generated(
      """
      import UIKit
      final class Screen: UIViewController {
        @objc private func tap(_ sender: UIButton) {}
        @objc fileprivate func close() {}
      }
      """)
    #expect(code.contains("extension Screen: SelectorPerforming {}"))
    #expect(
      code.contains(
        "case \"tap:\": guard let sender = sender as? UIButton else { return false }; tap(sender); return true"
      ))
    #expect(code.contains("case \"close\": close(); return true"))
  }

  @Test("A subclass performs its own actions and those of the class above it")
  func inheritance() throws {
    let base = "import UIKit\nclass Base: UIViewController { @objc func close() {} }\n"
    let app = try PortedApp.make([
      "Base.swift": base,
      "Sub.swift": "import UIKit\nclass Sub: Base { @objc private func tap() {} }\n",
    ])
    defer { app.remove() }
    try app.port()
    let sub = try app.ported("Sub.swift")
    #expect(sub.contains("@MainActor override func perform(_ selector: Selector"))
    #expect(sub.contains("|| super.perform(selector, from: sender)"))
    #expect(!sub.contains("extension Sub: SelectorPerforming"))
    #expect(try app.ported("Base.swift").contains("extension Base: SelectorPerforming {}"))
  }

  @Test("A class that is private to another one performs its actions in its own body")
  func nestedClass() throws {
    let text = try PortedApp.rewritten(
      """
      import UIKit
      class Outer: UIViewController {
        private class Inner: UIView {
          @objc private func tap() {}
        }
      }
      """)
    #expect(text.contains("private class Inner: UIView, SelectorPerforming {"))
    #expect(text.contains("case \"tap\": tap(); return true;"))
  }

  @Test(
    "What a selector names of a protocol of Objective-C's is performed by the classes that have it")
  func selectedRequirements() throws {
    let app = try PortedApp.make([
      "Notifiable.swift": """
      import UIKit
      @objc protocol Notifiable { func handle(_ notification: Notification); func other() }
      extension Notifiable {
        func observe(_ name: Notification.Name) {
          NotificationCenter.default.addObserver(
            self, selector: #selector(Notifiable.handle(_:)), name: name, object: nil)
        }
      }
      """,
      "Screen.swift": """
      import UIKit
      class Screen: UIViewController, Notifiable {
        func handle(_ notification: Notification) {}
        func other() {}
      }
      """,
    ])
    defer { app.remove() }
    try app.port()
    let screen = try app.ported("Screen.swift")
    #expect(screen.contains("case \"handle:\""))
    #expect(!screen.contains("case \"other\""))
  }

  @Test(
    "Where selectors are made from texts, methods of @objc protocols can be performed")
  func selectorsFromTexts() throws {
    let router = """
      import UIKit
      @objc protocol Routing {
        func routeToOrder(segue: UIStoryboardSegue?)
        func load(completion: @escaping () -> Void)
      }
      class Router: NSObject, Routing {
        func routeToOrder(segue: UIStoryboardSegue?) {}
        func load(completion: @escaping () -> Void) {}
      }
      """
    let screen = """
      import UIKit
      class Screen: UIViewController {
        var router: (NSObjectProtocol & Routing)?
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let selector = NAME("routeTo\\(segue.identifier!)WithSegue:")
          if let router, router.responds(to: selector) { router.perform(selector, with: segue) }
        }
      }
      """
    for (name, isPerformed) in [
      ("NSSelectorFromString", true), ("Selector", true), ("named", false),
    ] {
      let code = try PortedApp.generated(
        router, beside: ["Screen.swift": screen.replacing("NAME", with: name)])
      #expect(code.contains("case \"routeToOrderWithSegue:\"") == isPerformed)
      #expect(!code.contains("load"))
    }
  }

  @Test("A timer that was never set is one that does nothing")
  func emptyTimer() throws {
    let text = try PortedApp.rewritten("import Foundation\nvar timer = Timer()\n")
    #expect(text.contains("var timer = Timer(timeInterval: 0, repeats: false) { _ in }"))
  }

  @Test(
    "An object of a storyboard that is no responder is woken by a protocol, its subclass as before")
  func awaking() throws {
    let text = try PortedApp.rewritten(
      """
      import UIKit
      class Router: NSObject {
        override func awakeFromNib() { super.awakeFromNib(); connect() }
      }
      class TabRouter: Router {
        override func awakeFromNib() { super.awakeFromNib() }
      }
      class Cell: UITableViewCell {
        override func awakeFromNib() { super.awakeFromNib() }
      }
      """)
    #expect(text.contains("class Router: NSObject, NibAwakening {"))
    #expect(text.contains("  func awakeFromNib() { (); connect() }"))
    #expect(text.contains("class TabRouter: Router {\n  override func awakeFromNib() { super"))
    #expect(text.contains("class Cell: UITableViewCell {\n  override func awakeFromNib() { super"))
  }

  @Test("A requirement is not weak, which Swift 5 let pass")
  func weakRequirement() throws {
    let text = try PortedApp.rewritten(
      """
      import UIKit
      protocol Presentation: AnyObject { weak var view: UIViewController? { get set } }
      class Presenter { weak var view: UIViewController? }
      """)
    #expect(text.contains("AnyObject { var view: UIViewController?"))
    #expect(text.contains("class Presenter { weak var view"))
  }

  @Test("A stream of RxSwift 4 names its elements as of RxSwift 5")
  func elements() throws {
    let text = try PortedApp.rewritten(
      """
      import RxSwift
      class Indicator: SharedSequenceConvertibleType {
        public typealias E = Bool
      }
      class Cell {
        typealias E = Int
      }
      """)
    #expect(text.contains("public typealias E = Bool; public typealias Element = E\n"))
    #expect(text.contains("  typealias E = Int\n"))
    let generic = "import RxSwift\nclass Relay<Element>: ObservableType { typealias E = Element }\n"
    #expect(try !PortedApp.rewritten(generic).contains("typealias Element"))
  }

  @Test("A function of a module keeps the module where the app has a method of its name")
  func qualifiedFunction() throws {
    let text = try PortedApp.rewritten(
      """
      import Alamofire
      class Uploader {
        func upload(image: Int) { Alamofire.upload(data, to: url) }
        func load() { Alamofire.request(url) }
      }
      """)
    #expect(text.contains("{ AlamofireShim.upload(data, to: url) }"))
    #expect(text.contains("{ request(url) }"))
  }

  @Test("What UIKit imports on a phone is imported where it is used")
  func leakedModules() throws {
    let image = "import UIKit\nlet filter = CIFilter(name: \"CISepiaTone\")\n"
    #expect(
      try PortedApp.rewritten(image).hasPrefix("import CoreImageShim; import PortableUIKit\n"))
    let model = "import UIKit\nfunc look() { withObservationTracking {} onChange: {} }\n"
    #expect(
      try PortedApp.rewritten(model).hasPrefix("import Observation; import PortableUIKit\n"))
    let text = "import UIKit\n// CIFilter\nlet name = \"CIFilter\"\n"
    #expect(try PortedApp.rewritten(text).hasPrefix("import PortableUIKit\n"))
    #if os(Linux)
      let parser = "import UIKit\nclass Feed: NSObject, XMLParserDelegate {}\n"
      #expect(
        try PortedApp.rewritten(parser).hasPrefix("import FoundationXML; import PortableUIKit\n"))
    #endif
  }

  @Test("Actions in an extension of UIKit's class are performed by the app's classes below it")
  func foreignExtensions() throws {
    let app = try PortedApp.make([
      "Keyboard.swift":
        "import UIKit\nextension UIViewController { @objc private func hide() {} }\n",
      "Screen.swift": "import UIKit\nclass Screen: UITableViewController {}\n",
    ])
    defer { app.remove() }
    try app.port()
    #expect(
      try app.ported("Screen.swift").contains(
        "{ perform_UIViewController_Keyboard_swift(selector, sender) }"))
    #expect(try app.ported("Keyboard.swift").contains("case \"hide\": hide(); return true"))
  }

  @Test(
    "The mark behind an optional requirement goes, and that behind a closure stays",
    arguments: [
      ("delegate?.tabBarController?(a, shouldSelect: b)", true),
      ("delegate?.scrollViewDidScroll?(a)", true),
      ("delegate?.screenDidClose?(a)", true),
      ("delegate?.scrollViewDidScroll!(a)", true),
      ("model.action!()", false),
      ("onTap?(a)", false),
      ("model.action?()", false),
      ("model?.textFieldDidBeginEditing?(a)", false),
    ])
  func optionalCalls(call: String, isRequirement: Bool) throws {
    let text = try PortedApp.rewritten(
      """
      import UIKit
      @objc protocol ScreenDelegate { @objc optional func screenDidClose(_ a: Any) }
      class Model { var textFieldDidBeginEditing: ((Any) -> Void)?; var action: (() -> Void)? }
      class Screen {
        weak var delegate: ScreenDelegate?
        var model: Model?
        func run() { _ = \(call) }
      }
      """)
    let expected = isRequirement ? call.replacing(/[?!]\(/, with: "(") : call
    #expect(text.contains("_ = \(expected) }"))
  }

  @Test("A protocol with optional requirements gets defaults, and stays one of classes")
  func optionalRequirements() throws {
    let source = """
      import UIKit
      @objc public protocol ScreenDelegate {
        @objc optional func shouldClose(_ screen: UIViewController) -> Bool
      }
      """
    #expect(
      try PortedApp.rewritten(source).contains(
        "public protocol ScreenDelegate: AnyObject {\n  func shouldClose("))
    #expect(
      try PortedApp.generated(source).contains(
        "public func shouldClose(_ p0: UIViewController) -> Bool { false }"))
  }

  @Test(
    "Literals, key paths and conditions are written out",
    arguments: [
      (
        "let c = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
        "let c = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"
      ),
      ("let i = #imageLiteral(resourceName: \"logo\")", "let i = UIImage(named: \"logo\")!"),
      ("let k = #keyPath(Movie.author.name)", "let k = \"author.name\""),
      ("#if os(iOS) && !os(macOS)\n#endif", "#if true && !false\n#endif"),
      ("#if canImport(UIKit)\n#endif", "#if true\n#endif"),
      ("#if canImport(Firebase)\n#endif", "#if false\n#endif"),
    ])
  func literals(source: String, expected: String) throws {
    let text = try PortedApp.rewritten("import UIKit\n\(source)\n")
    #expect(text == "import PortableUIKit\n\(expected)\n")
  }

  @Test("Outlets can be set from another file, and managed properties have storage")
  func attributes() throws {
    let text = try PortedApp.rewritten(
      """
      import UIKit
      class Screen: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable var width: CGFloat = 1
        @NSManaged var name: String
        @NSManaged var note: String?
        @NSManaged var tags: Set<Tag>
        @NSManaged func addToTags(_ value: Tag)
        @NSManaged func removeFromTags(_ values: NSSet)
      }
      """)
    #expect(
      text.contains(
        """
          func addToTags(_ value: Tag) { let member = value; insertMember(member, forKey: "tags", ordered: false) }
          func removeFromTags(_ values: NSSet) { for member in values { removeMember(member, forKey: "tags", ordered: false) } }
        """))
    #expect(
      text.contains(
        """
          weak var label: UILabel!
          var width: CGFloat = 1
          var name: String { get { value(forKey: "name") as? String ?? "" } set { setValue(newValue, forKey: "name") } }
          var note: String? { get { value(forKey: "note") as? String } set { setValue(newValue, forKey: "note") } }
          var tags: Set<Tag> { get { (value(forKey: "tags") as? NSSet).map { Set($0.allObjects.compactMap { $0 as? Tag }) } ?? [] } set { setValue(newValue, forKey: "tags") } }
        """))
  }

  /// Ports a file and returns the manifest of the package.
  private func manifest(_ source: String) throws -> String {
    let app = try PortedApp.make(["A.swift": source])
    defer { app.remove() }
    try app.port()
    return try String(contentsOf: app.output.appending(path: "Package.swift"), encoding: .utf8)
  }

  @Test("Regular expressions between slashes are switched on in Swift 5, where there are some")
  func regexLiterals() throws {
    #expect(try manifest("let word = /[a-z]+/\n").contains("BareSlashRegexLiterals"))
    #expect(try !manifest("let half = 1 / 2\n").contains("BareSlashRegexLiterals"))
  }

  @Test(
    "A library of pages, panels, lists or forms has a module that stands for it",
    arguments: [
      ("XLPagerTabStrip", "PagersShim"), ("Tabman", "PagersShim"), ("Parchment", "PagersShim"),
      ("PanModal", "PanelsShim"), ("SideMenu", "PanelsShim"), ("FloatingPanel", "PanelsShim"),
      ("AppTrackingTransparency", "AppTrackingTransparencyShim"), ("IGListKit", "IGListKitShim"),
      ("Eureka", "EurekaShim"),
    ])
  func library(module: String, shim: String) throws {
    #expect(try PortedApp.rewritten("import \(module)\n") == "import \(shim)\n")
  }

  @Test("A file in which a session is the default of a parameter imports it")
  func defaultSession() throws {
    let text = try PortedApp.rewritten(
      "import Foundation\npublic struct Client { public init(session: URLSession = .shared) {} }\n")
    #expect(text.hasPrefix("import PortableUIKit; import NetworkShim; import Foundation\n"))
  }

  @Test("Imports are mapped or dropped, and a leaked one is added, each with a line of the report")
  func imports() throws {
    let app = try PortedApp.make([
      "A.swift": "import Foundation\nimport Hero\nimport WebKit\n",
      "B.swift": "struct B { let date: Date }\n",
      "C.swift": "struct C { let name: String }\n",
    ])
    defer { app.remove() }
    let notes = try app.port().report.notes.map(\.description)
    #expect(try app.ported("A.swift") == "import Foundation\n\nimport PortableUIKit\n")
    #expect(try app.ported("B.swift") == "import PortableUIKit; struct B { let date: Date }\n")
    #expect(try app.ported("C.swift") == "struct C { let name: String }\n")
    #expect(notes.contains("A.swift:2: import Hero removed: the module doesn't exist here"))
    #expect(notes.contains("B.swift:1: import PortableUIKit added"))
  }

  @Test("Observables and containers of services are those of generated modules")
  func reactive() throws {
    let app = try PortedApp.make([
      "A.swift": "import RxSwift\nimport RxCocoa\nimport Swinject\n"
    ])
    defer { app.remove() }
    try app.port()
    #expect(try app.ported("A.swift").contains("import RxShim"))
    #expect(try app.ported("A.swift").contains("import SwinjectShim"))
    let manifest = try String(
      contentsOf: app.output.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains("name: \"RxShim\"") && manifest.contains("name: \"SwinjectShim\""))
  }

  @Test("The names of modules that others stand for are removed before names")
  func qualifiedNames() throws {
    let app = try PortedApp.make([
      "A.swift": """
      import Alamofire
      import RxSwift
      final class Loader {
        let bag = RxSwift.DisposeBag()
        var view: UIKit.UIView?
        func load() { Alamofire.request("https://a.b") }
        func read(_ response: DataResponse<Data>, _ other: DataResponse<Data, AFError>) {}
      }

      """,
      "B.swift": "enum Swinject { static let name = 1 }\nlet name = Swinject.name\n",
      "C.swift": "import RealmSwift\nlet configuration = Realm.Configuration(schemaVersion: 2)\n",
    ])
    defer { app.remove() }
    try app.port()
    let ported = try app.ported("A.swift")
    #expect(ported.contains("_ response: AFDataResponse<Data>,"))
    #expect(ported.contains("_ other: DataResponse<Data, AFError>"))
    #expect(ported.contains("let bag = DisposeBag()") && ported.contains("var view: UIView?"))
    #expect(ported.contains("{ request(\"https://a.b\") }"))
    #expect(try app.ported("B.swift").contains("let name = Swinject.name"))
    // The module has a type of its own name.
    #expect(try app.ported("C.swift").contains("= Realm.Configuration("))
  }

  @Test("Overrides in an extension move into the body of their class, with what is changed in them")
  func overridesInExtensions() throws {
    let app = try PortedApp.make([
      "Screen.swift": "import UIKit\nclass Screen: UITableViewController {\n}\n",
      "Rows.swift": """
      import UIKit
      extension Screen {
        override func viewDidLoad() { _ = #selector(tap) }
        @objc func tap() {}
      }
      """,
    ])
    defer { app.remove() }
    try app.port()
    #expect(!(try app.ported("Rows.swift")).contains("override"))
    #expect(
      try app.ported("Screen.swift").contains(
        "override func viewDidLoad() { _ = Selector(\"tap\") }"))
  }

  @Test("The app's Info.plist is what its code reads, with the values of build settings")
  func infoPlist() throws {
    let app = try PortedApp.make([
      "Info.plist": """
      <plist version="1.0"><dict><key>Host</key><string>https://$(HOST).org</string>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>Modes</key><array><string>a</string></array></dict></plist>
      """,
      "A.swift": "import Foundation",
    ])
    defer { app.remove() }
    try app.port()
    let values = try app.ported("Generated/BundleInfo.swift")
    #expect(values.contains("\"Host\": \"https://.org\""))
    #expect(values.contains("\"CFBundleName\": \"App\""))
    #expect(values.contains("\"Modes\": [\"a\"] as [Any]"))
    #expect(values.contains("  var bundleIdentifier: String?"))
    #expect(values.contains("  var infoDictionary: [String: Any]?"))
    #expect(values.contains("  func object(forInfoDictionaryKey key: String) -> Any?"))
  }

  @Test("Links that the app opens are named until the configuration has some")
  func links() throws {
    let app = try PortedApp.make([
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundleURLTypes</key><array>
      <dict><key>CFBundleURLSchemes</key><array><string>fb12345</string></array></dict>
      <dict><key>CFBundleURLSchemes</key><array><string>shop</string></array></dict>
      </array></dict></plist>
      """,
      "Link.swift": """
      import Foundation
      func open(_ url: URL) -> Bool {
        guard url.scheme == "shop", let host = url.host?.lowercased() else { return false }
        switch host {
        case "orders": return true
        case "cart", "basket": return url.lastPathComponent == "pay"
        default: return "help" == url.host() || url.host == "localhost"
        }
      }
      """,
    ])
    defer { app.remove() }
    #expect(
      try app.port().report.summary.hasSuffix(
        """
        Links such as shop://orders, shop://cart, shop://basket were not opened. Name some below \
        [launches] in coordgraph-port.toml.
        """))
    var configuration = PortConfiguration()
    configuration.launches = ["order": "shop://orders/1"]
    #expect(try !app.port(configuration).report.summary.contains("Links"))
  }

  @Test("Suites of defaults are made by an initializer that empties them at each launch")
  func suites() throws {
    let text = try PortedApp.rewritten(
      """
      import Foundation
      let shared = UserDefaults(suiteName: Group.name) ?? .standard
      let other = UserDefaults.init(suiteName: "other")
      let mine = Settings(suiteName: "mine")
      """)
    #expect(text.contains("UserDefaults(portedSuite: Group.name) ?? .standard"))
    #expect(text.contains("UserDefaults.init(portedSuite: \"other\")"))
    #expect(text.contains("Settings(suiteName: \"mine\")"))
  }

  @Test("An import of a part of a module that exists here is one of the whole")
  func submodule() throws {
    let text = try PortedApp.rewritten("import Foundation.NSDate\nlet now = Date()\n")
    #expect(text.hasPrefix("import Foundation\n"))
  }

  @Test(
    "An @objc method of an extension that a subclass overrides moves into the body of its class")
  func overriddenExtensionMethod() throws {
    let text = try PortedApp.rewritten(
      """
      import UIKit
      class Base: UIViewController {
      }
      extension Base {
          @objc func setUp() { print(1) }
      }
      class Screen: Base {
          override func setUp() {}
      }
      """)
    let body = text.split(separator: "extension Base").first ?? ""
    #expect(body.contains("func setUp() { print(1) }"))
  }

  @Test("An extension of JSONDecoder is one of Foundation's, unless the app has its own")
  func decoders() throws {
    let text = "import Foundation\nextension JSONDecoder { static let api = JSONDecoder() }\n"
    #expect(try PortedApp.rewritten(text).contains("extension Foundation.JSONDecoder {"))
    let own = text + "class JSONDecoder {}\n"
    #expect(try PortedApp.rewritten(own).contains("extension JSONDecoder {"))
  }

  @Test("The SwiftUI views of a cell are removed with what is applied to them, and its lines stay")
  func hostedCells() throws {
    let text = try PortedApp.rewritten(
      """
      import UIKit
      func fill(_ cell: UICollectionViewCell, _ name: String) {
        cell.contentConfiguration = UIHostingConfiguration {
          Text(name)
        }
        .margins(.all, 8)
        cell.tag = 1
      }
      """)
    #expect(text.contains("contentConfiguration = UIHostingConfiguration(\n\n\n)\n  cell.tag = 1"))
  }

  @Test("A module of a library uses those of others that the app imports, and those that it needs")
  func shimsOfShims() throws {
    let moya = try manifest("import Moya\n")
    #expect(moya.contains("name: \"AlamofireShim\"") && !moya.contains("RxShim"))
    let both = try manifest("import Moya\nimport RxSwift\n")
    #expect(both.contains(".define(\"RxShim\")"))
  }

  @Test(
    "A screen or view with an initializer of its own says so to code that constructs a generic type"
  )
  func ownInitializers() throws {
    let classes = """
      class Banner: UIView { init() { super.init(frame: .zero) } }
      final class Tall: Banner {}
      final class Named: Banner { init(name: String) { super.init() } }
      final class Plain: UIView { init(_ text: String) { super.init(frame: .zero) } }
      final class Store: NSObject { override init() {} }
      """
    let plain = try PortedApp.rewritten("import UIKit\n\(classes)\nfunc make() { _ = Banner() }")
    #expect(!plain.contains("constructed"))
    let generic = try PortedApp.rewritten(
      "import UIKit\n\(classes)\nfunc make<V: UIView>() -> V { V() }")
    #expect(generic.contains("override class func constructed() -> UIResponder? { Banner() }; }"))
    #expect(generic.contains("override class func constructed() -> UIResponder? { Tall() }; }"))
    #expect(generic.matches(of: /constructed/).count == 2)
    let both = try PortedApp.rewritten(
      """
      import UIKit
      class Screen<V: UIView>: UIViewController {
          init() { super.init(nibName: nil, bundle: nil) }
          override func loadView() { view = V() }
      }
      final class Home: Screen<UIView> {
          func listen(to button: UIButton) {
              button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          }
          @objc private func tap() {}
      }
      """)
    #expect(both.contains(/\}; +override class func constructed|\{ Home\(\) \}; +@MainActor/))
  }

  @Test(
    "The characters of strings go, unless a type has a member of that name",
    arguments: [
      ("", "a[i]"),
      ("class Model { @Published var characters = [Character]() }", "a.characters[i]"),
      ("enum Tab { case characters }", "a.characters[i]"),
      ("func count() { let characters = 1 }", "a[i]"),
    ])
  func characters(declaration: String, expected: String) throws {
    let text = try PortedApp.rewritten("\(declaration)\nlet first = a.characters[i]\n")
    #expect(text.hasSuffix("let first = \(expected)\n"))
  }

  @Test("A method of an extension stays there if only another class overrides one of its name")
  func unrelatedOverride() throws {
    let text = try PortedApp.rewritten(
      """
      import UIKit
      class Base: UIViewController {
      }
      extension Base {
          @objc func setUp() { print(1) }
      }
      class Cell: UITableViewCell { func setUp() {} }
      class Row: Cell {
          override func setUp() {}
      }
      """)
    #expect(text.contains("extension Base {\n    func setUp() { print(1) }"))
  }

  @Test("Actions in extensions of one class have names of their own in files of one name")
  func foreignExtensionsOfOneName() throws {
    let app = try PortedApp.make([
      "Core/UIViewController+Alert.swift":
        "import UIKit\nextension UIViewController { @objc func hide() {} }\n",
      "Feed/UIViewController+Alert.swift":
        "import UIKit\nextension UIViewController { @objc func show() {} }\n",
      "Screen.swift": "import UIKit\nclass Screen: UIViewController {}\n",
    ])
    defer { app.remove() }
    try app.port()
    #expect(
      try app.ported("Screen.swift").contains(
        """
        { perform_UIViewController_Core_UIViewController_Alert_swift(selector, sender) \
        || perform_UIViewController_Feed_UIViewController_Alert_2_swift(selector, sender) }
        """))
  }

  @Test("Actions in an extension of a class of controls are performed by each class below it")
  func actionsOfControls() throws {
    let text = try PortedApp.rewritten(
      """
      import UIKit
      extension UIControl { @objc func flash() {} }
      class Volume: UISlider {}
      """)
    #expect(text.contains("{ perform_UIControl_File_swift(selector, sender) }"))
  }
}
