import Foundation
import SourcePort
import Testing

@Suite("Replacing what does not compile")
struct RepairTests {
  private static let source = """
    import UIKit
    class Screen: UIViewController {
        var onTap: (() -> Void)?
        weak var delegate: ScreenDelegate?
        override func viewDidLoad() {
            super.viewDidLoad()
            Charts.draw()
            navigate()
        }
        func total() -> Int {
            return Charts.total
        }
        func chart() -> Chart { return Chart() }
        func navigate() { Charts.tap { self.onTap?() } }
        func next() -> Screen { return Charts.next() }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); Charts.log() }
    }
    protocol ScreenDelegate: AnyObject { func screenDidClose(_ screen: Screen) }
    """

  /// Ports the source, replaces what errors in these lines are about, and returns the result.
  private func repaired(_ lines: [(line: Int, column: Int)]) throws -> (
    text: String, port: PortedApp
  ) {
    let app = try PortedApp.make(["File.swift": Self.source])
    try app.port()
    let errors = lines.map {
      CompilerError(
        path: app.output.appending(path: "Sources/App/File.swift").path, line: $0.line,
        column: $0.column, message: "module 'Charts' is wrong")
    }
    let refused = try AppPort.repairs(for: errors, in: app.output, app: "App")
    try app.port(refused: refused)
    return (try app.ported("File.swift"), app)
  }

  @Test("A statement that does not compile is removed, and the rest of its function stays")
  func statements() throws {
    let (text, app) = try repaired([(7, 9)])
    defer { app.remove() }
    #expect(text.contains("super.viewDidLoad()\n        _ = ()\n        navigate()"))
    #expect(try app.port().report.headline == "1 of 1 screens are the app's own")
  }

  @Test(
    "Of two branches, only the one that does not compile is removed",
    arguments: ["Banner.show(error)", "Banner(error).show(nil)"])
  func branches(call: String) throws {
    let app = try PortedApp.make([
      "File.swift": """
      import UIKit
      final class HomeViewController: UIViewController {
          var onTap: (() -> Void)?
          func finish(_ result: Result<Int, Error>) {
              switch result {
              case .success: onTap?()
              case .failure(let error): \(call)
              }
          }
      }
      """
    ])
    defer { app.remove() }
    try app.port()
    let error = CompilerError(
      path: app.output.appending(path: "Sources/App/File.swift").path, line: 7, column: 35,
      message: "module 'Banner' is wrong")
    let refused = try AppPort.repairs(for: [error], in: app.output, app: "App")
    let report = try app.port(refused: refused).report
    let text = try app.ported("File.swift")
    #expect(text.contains("case .success: onTap?()\n"))
    #expect(text.contains("case .failure(let error): _ = ()\n"))
    // A banner of another module is no screen.
    #expect(report.headline == "1 of 1 screens are the app's own")
  }

  @Test(
    "A method that overrides nothing here keeps its code, and marks the screen if that leads on",
    arguments: [("print(0)", 1), ("present(UIViewController(), animated: true)", 0)])
  func overrides(statement: String, own: Int) throws {
    let app = try PortedApp.make([
      "File.swift": """
      import UIKit
      final class HomeViewController: UIViewController {
          override func lookAround() {
              \(statement)
          }
      }
      """
    ])
    defer { app.remove() }
    try app.port()
    let error = CompilerError(
      path: app.output.appending(path: "Sources/App/File.swift").path, line: 3, column: 19,
      message: "method does not override any method from its superclass")
    let report = try app.port(
      refused: AppPort.repairs(for: [error], in: app.output, app: "App")
    ).report
    #expect(try app.ported("File.swift").contains("     func lookAround() {\n        \(statement)"))
    #expect(report.headline == "\(own) of 1 screens are the app's own")
  }

  @Test("A coordinator's call that doesn't compile is told, and makes the map incomplete")
  func leftOut() throws {
    let app = try PortedApp.make([
      "Flow.swift": """
      import UIKit
      final class ShopCoordinator {
          func start() {
              showPaymnt()
              Tracker.log("start")
          }
          func showPayment() {}
      }
      """
    ])
    defer { app.remove() }
    try app.port()
    let path = app.output.appending(path: "Sources/App/Flow.swift").path
    let errors = [
      CompilerError(
        path: path, line: 4, column: 9, message: "cannot find 'showPaymnt' in scope"),
      CompilerError(path: path, line: 5, column: 9, message: "module 'Tracker' is wrong"),
    ]
    func repaired() throws -> PortReport {
      let refused = try AppPort.repairs(for: errors, in: app.output, app: "App")
      return try app.port(refused: refused).report
    }
    // The first round looks for a superclass that could have the method.
    #expect(try repaired().summary == "0 of 0 screens are the app's own")
    #expect(
      try repaired().summary == """
        0 of 0 screens are the app's own
        1 piece of the app's code is left out, as it doesn't compile here:
          Flow.swift: ShopCoordinator.start()[0]: cannot find 'showPaymnt' in scope
        """)
    #expect(
      try app.ported("Generated/PortedApp.swift").contains(
        "explorer.leftOut = [\n      \"Flow.swift: ShopCoordinator.start()[0]: cannot find"))
  }

  @Test("A default value that needs the main actor is made there, and the rest stays")
  func mainActorDefaults() throws {
    let app = try PortedApp.make([
      "File.swift": """
      import UIKit
      @MainActor final class Router { init() {} }
      final class Flow {
          let router: Router
          init(title: String, router: Router = Router()) { self.router = router }
      }
      """
    ])
    defer { app.remove() }
    try app.port()
    let error = CompilerError(
      path: app.output.appending(path: "Sources/App/File.swift").path, line: 5, column: 42,
      message:
        "call to main actor-isolated initializer 'init()' in a synchronous nonisolated context")
    try app.port(refused: AppPort.repairs(for: [error], in: app.output, app: "App"))
    #expect(
      try app.ported("File.swift").contains(
        "init(title: String, router: Router = MainActor.assumeIsolated { Router() }) { self"))
  }

  @Test("What stands for a file that is left out goes when the file is back")
  func filesThatComeBack() throws {
    let app = try PortedApp.make([
      "Flow.swift": "final class Flow { func run() {} }",
      "Start.swift": "func start(_ flow: Flow) { flow.run() }",
    ])
    defer { app.remove() }
    try app.port(refused: ["Flow.swift#file": "it does not compile"])
    let path = app.output.appending(path: "Sources/App/Start.swift").path
    for (column, message) in [
      (20, "cannot find type 'Flow' in scope"), (33, "value of type 'Flow' has no member 'run'"),
    ] {
      let error = CompilerError(path: path, line: 1, column: column, message: message)
      try app.port(refused: AppPort.repairs(for: [error], in: app.output, app: "App"))
    }
    let left = try AppPort.replaced(in: app.output)
    #expect(left.count == 3)
    #expect(try app.ported("Generated/MissingTypes.swift").contains("struct Flow"))
    #expect(try app.ported("Generated/MissingMembers.swift").contains("extension Flow {"))
    try app.port(replacing: left.filter { !$0.key.hasPrefix("Flow.swift") })
    #expect(try app.ported("Flow.swift").contains("final class Flow"))
    #expect(throws: (any Error).self) { try app.ported("Generated/MissingTypes.swift") }
    #expect(throws: (any Error).self) { try app.ported("Generated/MissingMembers.swift") }
  }

  @Test("A local variable keeps a plain value, and a member that UIKit's type lacks is added")
  func localValues() throws {
    let app = try PortedApp.make([
      "File.swift": """
      import UIKit
      class Screen: UIViewController {
          override func viewDidLoad() {
              let stack = UIStackView(spaced: 4)
              let button = UIButton(type: .huge)
              view.addSubview(stack)
          }
      }
      """
    ])
    defer { app.remove() }
    try app.port()
    let path = app.output.appending(path: "Sources/App/File.swift").path
    let errors = [
      CompilerError(path: path, line: 4, column: 33, message: "extra argument 'spaced' in call"),
      CompilerError(
        path: path, line: 5, column: 37,
        message: "type 'UIButton.ButtonType' has no member 'huge'"),
    ]
    // Nothing else is replaced while something can be declared.
    var refused = try AppPort.repairs(for: errors, in: app.output, app: "App")
    try app.port(refused: refused)
    let members = try app.ported("Generated/MissingMembers.swift")
    #expect(members.contains("extension UIButton.ButtonType {"))
    #expect(
      members.contains("static var huge: UIButton.ButtonType { PlainestValue.any() }"))
    refused = try AppPort.repairs(for: [errors[0]], in: app.output, app: "App")
    try app.port(refused: refused)
    let text = try app.ported("File.swift")
    #expect(text.contains("let stack : UIStackView = UIStackView()\n"))
    #expect(text.contains("let button = UIButton(type: .huge)\n"))
    #expect(text.contains("view.addSubview(stack)"))
  }

  @Test("A function returns its type's plainest value, or one of a class that needs nothing")
  func values() throws {
    let (text, app) = try repaired([(11, 16), (15, 36)])
    defer { app.remove() }
    #expect(text.contains("func total() -> Int {\n        return 0\n    }"))
    #expect(text.contains("func next() -> Screen { return Screen() }"))
    #expect(text.contains("func chart() -> Chart { return Chart() }"))
  }

  @Test("Code around an error that stays is replaced as a whole: an override calls super")
  func escalation() throws {
    let (_, app) = try repaired([(7, 9)])
    defer { app.remove() }
    let error = CompilerError(
      path: app.output.appending(path: "Sources/App/File.swift").path, line: 7, column: 9,
      message: "still wrong")
    try app.port(refused: AppPort.repairs(for: [error], in: app.output, app: "App"))
    #expect(
      try app.ported("File.swift")
        .contains("override func viewDidLoad() { super.viewDidLoad() \n\n\n\n}"))
    let files = try AppPort.repairs(for: [error], in: app.output, app: "App", reach: .files)
    #expect(files == ["File.swift#file": "still wrong"])
  }

  @Test("What was replaced in a file is compiled again once the file has changed")
  func changedFile() throws {
    let (_, app) = try repaired([(7, 9)])
    defer { app.remove() }
    try app.write(["File.swift": Self.source.replacing("Charts.draw()", with: "print(1)")])
    try app.port()
    #expect(try app.ported("File.swift").contains("print(1)"))
  }

  @Test(
    "A declaration whose type does not exist is removed, and the lines below keep their numbers")
  func declarations() throws {
    let (text, app) = try repaired([(13, 21)])
    defer { app.remove() }
    #expect(!text.contains("chart()"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[17].hasPrefix("protocol"))
  }

  /// Ports a file, replaces what errors are about, and returns the result.
  private func repaired(
    _ source: String, _ errors: [(line: Int, column: Int, message: String)]
  ) throws -> String {
    let app = try PortedApp.make(["File.swift": source])
    defer { app.remove() }
    try app.port()
    let path = app.output.appending(path: "Sources/App/File.swift").path
    let found = errors.map {
      CompilerError(path: path, line: $0.line, column: $0.column, message: $0.message)
    }
    try app.port(refused: AppPort.repairs(for: found, in: app.output, app: "App"))
    return try app.ported("File.swift")
  }

  @Test("A type that lacks a protocol's members loses that conformance and nothing else")
  func conformance() throws {
    let text = try repaired(
      """
      import UIKit
      final class Screen: UIViewController, Tracked, Named {
          let name = ""
      }
      """, [(2, 13, "type 'Screen' does not conform to protocol 'Tracked'")])
    #expect(text.contains("final class Screen: UIViewController, Named {\n    let name"))
  }

  @Test("A property whose value does not compile gets a plain value of its type, or is removed")
  func propertyValues() throws {
    let text = try repaired(
      """
      import UIKit
      final class Store { init(url: URL?) {} }
      final class Screen: UIViewController {
          let title: String = Brand.title
          lazy var store = Store(url: Brand.url)
          let brand: any Branded = Brand.main
      }
      protocol Branded { associatedtype Mark }
      """, [(4, 25, "a"), (5, 33, "b"), (6, 30, "c")])
    #expect(text.contains("let title: String = \"\"\n"))
    #expect(text.contains("lazy var store : Store = Store(url: nil)\n"))
    #expect(!text.contains("let brand"))
  }

  @Test("An initializer's properties get its parameters or plain values, and super's is called")
  func initializers() throws {
    let text = try repaired(
      """
      import UIKit
      final class Screen: UIViewController {
          let order: Order
          private let count: Int
          var note: String?
          init(order: Order) {
              guard Brand.isOpen else { fatalError() }
              self.order = order
              count = Brand.count
              super.init(nibName: nil, bundle: nil)
          }
      }
      struct Order {}
      """, [(7, 15, "a")])
    #expect(
      text.contains(
        "{ self.order = order; self.count = 0; super.init(nibName: nil, bundle: nil) \n"))
  }

  @Test("A screen with replaced code gets a button for each closure and method of its delegate")
  func standInScreen() throws {
    let (_, app) = try repaired([(14, 23)])
    defer { app.remove() }
    let buttons = try app.ported("Generated/StandInScreens.swift")
    #expect(buttons.contains("screen.onTap?()"))
    #expect(buttons.contains("screen.delegate?.screenDidClose(screen)"))
    let report = try app.port().report
    #expect(report.headline == "0 of 1 screens are the app's own")
    #expect(report.text.contains("Screen is a stand-in screen: module 'Charts' is wrong"))
  }

  @Test("Errors are read from a compiler's output, each once")
  func errors() {
    let output = """
      [1/2] Compiling
      /a/b.swift:3:9: error: cannot find 'X' in scope
      1 | /a/c.swift:4:1: warning: unused
      /a/b.swift:3:9: error: cannot find 'X' in scope
      """
    #expect(
      CompilerError.all(in: output) == [
        CompilerError(path: "/a/b.swift", line: 3, column: 9, message: "cannot find 'X' in scope")
      ])
  }

  @Test("A configuration is read, and an unknown key is refused with its line")
  func configuration() throws {
    let read = try PortConfiguration(
      """
      # comment
      coordinator = "Flow"
      exclude = ["Widgets", "Watch"]
      stand-ins = ["MapScreen"]
      root = "AppCoordinator(window: window, mode: .test)"  # comment
      seconds = 300
      accepted = ['always disabled: "Pro"']
      [imports]
      Charts = "ChartsShim"
      [launches]
      link = "app://item/1#top"
      [texts]
      "User name" = "robin"
      Password = ["s3cret", "wrong"]
      """)
    #expect(read.coordinator == "Flow")
    #expect(read.exclude == ["Widgets", "Watch"])
    #expect(read.standIns == ["MapScreen"])
    #expect(read.root == "AppCoordinator(window: window, mode: .test)")
    #expect(read.seconds == 300)
    #expect(read.accepted == ["always disabled: \"Pro\""])
    let none = #expect(throws: PortError.self) { try PortConfiguration("seconds = 0") }
    #expect(
      none?.description
        == "coordgraph-port.toml:1: 'seconds' has to be a whole number above 0, not 0.")
    #expect(read.launches == ["link": "app://item/1#top"])
    #expect(read.imports == ["Charts": "ChartsShim"])
    #expect(read.texts == ["User name": ["robin"], "Password": ["s3cret", "wrong"]])
    let lists = try PortConfiguration(
      """
      exclude = [ # two folders
        "Widgets",

        "Watch",
      ]
      seconds = 7
      """)
    #expect(lists.exclude == ["Widgets", "Watch"])
    #expect(lists.seconds == 7)
    let late = #expect(throws: PortError.self) {
      try PortConfiguration("[texts]\nName = \"Ann\"\nseconds = 7")
    }
    #expect(
      late?.description
        == "coordgraph-port.toml:3: 'seconds' belongs above the tables; here it is a key of [texts]."
    )
    let error = #expect(throws: PortError.self) { try PortConfiguration("secnds = 1") }
    #expect(
      error?.description.hasPrefix("coordgraph-port.toml:1: unknown key 'secnds'. The keys") == true
    )
  }

  @Test("An actor is replaced as a whole, and so is a statement in it")
  func actors() throws {
    let app = try PortedApp.make([
      "File.swift": """
      actor Store {
          func load() {
              Charts.draw()
          }
      }
      """
    ])
    defer { app.remove() }
    try app.port()
    let path = app.output.appending(path: "Sources/App/File.swift").path
    for (line, column, unit) in [(1, 7, "actor Store"), (3, 9, "Store.load()[0]")] {
      let error = CompilerError(path: path, line: line, column: column, message: "wrong")
      let found = try AppPort.repairs(for: [error], in: app.output, app: "App")
      #expect(found == ["File.swift#\(unit)": "wrong"])
    }
  }

  @Test("A file whose lines end as on Windows is repaired as any other, and keeps its lines")
  func carriageReturns() throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
          let gauge: Gauge
          init(gauge: Gauge) {
              self.gauge = gauge.copy()
              super.init(
                  nibName: nil,
                  bundle: nil)
          }
      }
      """.replacing("\n", with: "\r\n")
    let app = try PortedApp.make(["File.swift": source])
    defer { app.remove() }
    try app.port()
    let path = app.output.appending(path: "Sources/App/File.swift").path
    let error = CompilerError(
      path: path, line: 3, column: 16, message: "cannot find type 'Gauge' in scope")
    #expect(
      try AppPort.repairs(for: [error], in: app.output, app: "App").keys.sorted()
        == ["Generated/MissingTypes.swift#Gauge"])
    try app.port(refused: ["File.swift#Screen.init(gauge:)": "wrong"])
    let text = try app.ported("File.swift")
    #expect(text.contains("{ self.gauge = gauge; super.init("))
    #expect(text.utf8.count { $0 == 0x0A } == source.utf8.count { $0 == 0x0A })
  }

  @Test("A configuration whose lines end as on Windows is read")
  func configurationWithCarriageReturns() throws {
    let read = try PortConfiguration("# comment\r\nseconds = 7\r\n[texts]\r\nName = \"Ann\"\r\n")
    #expect(read.seconds == 7)
    #expect(read.texts == ["Name": ["Ann"]])
  }
}
