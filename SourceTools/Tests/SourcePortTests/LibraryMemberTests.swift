import Foundation
import SourcePort
import Testing

/// What code of a library that does not exist here takes with it, beside its types.
@Suite("Members that a missing library gives")
struct LibraryMemberTests {
  /// Ports a file, repairs it in rounds of errors, and returns the app.
  private func repaired(
    _ source: String, _ rounds: [[(line: Int, column: Int, message: String)]]
  ) throws -> PortedApp {
    let app = try PortedApp.make(["File.swift": source])
    try app.port()
    for round in rounds {
      let errors = round.map {
        CompilerError(
          path: app.output.appending(path: "Sources/App/File.swift").path, line: $0.line,
          column: $0.column, message: $0.message)
      }
      try app.port(refused: AppPort.repairs(for: errors, in: app.output, app: "App"))
    }
    return app
  }

  @Test("What a class inherits from a missing one is not declared with it, nor again after it")
  func inheritedMembers() throws {
    let app = try repaired(
      """
      class Badge: LibraryButton {
          func fill() {
              setTitle("", for: .normal)
          }
      }
      """,
      [
        [
          (1, 14, "cannot find type 'LibraryButton' in scope"),
          (3, 9, "cannot find 'setTitle' in scope"),
        ]
      ])
    defer { app.remove() }
    #expect(
      try app.ported("Generated/MissingTypes.swift")
        .contains("open class LibraryButton: UIButton {}"))
    #expect(throws: (any Error).self) { try app.ported("Generated/MissingMembers.swift") }
  }

  @Test("A missing class is a view or a screen where a class of the app uses what that has")
  func superclassByUse() throws {
    let app = try repaired(
      """
      class Card: LibraryBase {
          func fill() {
              addSubview(UIView())
          }
      }
      """,
      [
        [(1, 13, "cannot find type 'LibraryBase' in scope")],
        [(3, 9, "cannot find 'addSubview' in scope")],
      ])
    defer { app.remove() }
    #expect(
      try app.ported("Generated/MissingTypes.swift").contains("open class LibraryBase: UIView {}"))
    #expect(!((try? app.ported("Generated/MissingMembers.swift")) ?? "").contains("addSubview"))
  }

  @Test("A method of a missing class that a class of the app overrides can be overridden")
  func overridden() throws {
    let app = try repaired(
      """
      class Badge: LibraryButton {
          override func setUp(_ style: Int, in view: UIView) {
              super.setUp(style, in: view)
          }
      }
      """,
      [
        [(1, 14, "cannot find type 'LibraryButton' in scope")],
        [
          (2, 19, "method does not override any method from its superclass"),
          (3, 15, "value of type 'LibraryButton' has no member 'setUp'"),
        ],
      ])
    defer { app.remove() }
    #expect(
      try app.ported("Generated/MissingTypes.swift")
        .contains("  func setUp(_ a0: Int, in a1: UIView) {}"))
    #expect(try app.ported("File.swift").contains("override func setUp(_ style: Int"))
  }

  @Test("An initializer that cannot call that of a missing class calls the plainest")
  func initializers() throws {
    let app = try repaired(
      """
      final class Network: LibraryProvider<Int> {
          let plugins: [Int]
          init(plugins: [Int]) {
              let session = Library.session()
              super.init(session: session)
          }
      }
      """,
      [
        [(1, 22, "cannot find type 'LibraryProvider' in scope")],
        [(4, 23, "module 'Library' is wrong"), (5, 29, "module 'session' is wrong")],
        [(6, 5, "'super.init' isn't called on all paths")],
        [(3, 30, "module 'session' is wrong")],
      ])
    defer { app.remove() }
    let text = try app.ported("File.swift")
    #expect(
      text.contains("init(plugins: [Int]) { self.plugins = plugins; super.init() "), "\(text)")
  }

  @Test("What shows screens by methods of UIKit's names is no screen")
  func navigators() throws {
    let app = try repaired(
      """
      class Screen: UIViewController {
          var navigator: NavigatorType?
          func next() { navigator?.present(Screen()) }
      }
      """,
      [
        [(2, 20, "cannot find type 'NavigatorType' in scope")],
        [(3, 30, "value of type 'NavigatorType' has no member 'present'")],
      ])
    defer { app.remove() }
    #expect(!(try app.ported("Generated/MissingTypes.swift").contains("UIViewController")))
    #expect(
      try app.ported("Generated/MissingMembers.swift").contains("MissingCall.run(\"present\""))
  }

  @Test(
    "A library's method of a type that is here returns its receiver, and its texts are the app's")
  func additions() throws {
    let app = try repaired(
      """
      class Screen: UIViewController {
          override func viewDidLoad() {
              title = "home.title".localized()
              view.rounded(by: 4)
          }
      }
      """,
      [
        [
          (3, 30, "value of type 'String' has no member 'localized'"),
          (4, 14, "value of type 'UIView' has no member 'rounded'"),
        ]
      ])
    defer { app.remove() }
    let members = try app.ported("Generated/MissingMembers.swift")
    #expect(
      members.contains("func localized() -> Self { NSLocalizedString(self, comment: \"\") }"))
    #expect(members.contains("func rounded(by a0: Any?) -> Self { self }"))
    #expect(try app.ported("File.swift").contains("view.rounded(by: 4)"))
  }

  @Test("What a library makes of an image is the image")
  func images() throws {
    let app = try repaired(
      "import UIKit\nfunc icon(_ image: UIImage) -> UIImage { image.template }",
      [[(2, 47, "value of type 'UIImage' has no member 'template'")]])
    defer { app.remove() }
    #expect(
      try app.ported("Generated/MissingMembers.swift")
        .contains("extension UIImage { var template: UIImage { self } }"))
  }

  @Test("A library's way to hear of taps on a view calls what it is given")
  func taps() throws {
    let app = try repaired(
      "import UIKit\nclass Screen: UIViewController { func go() { view.whenTapped { self.close() } } }",
      [[(2, 51, "value of type 'UIView' has no member 'whenTapped'")]])
    defer { app.remove() }
    #expect(
      try app.ported("Generated/MissingMembers.swift")
        .contains("MissingCall.tapped(self, [a0]); return self"))
  }

  @Test("A keyword that a library's method has as its name is written in backticks")
  func keywords() throws {
    let app = try repaired(
      "class Screen { func go(_ store: Store) { store.do(1) } }",
      [
        [(1, 33, "cannot find type 'Store' in scope")],
        [(1, 48, "value of type 'Store' has no member 'do'")],
      ])
    defer { app.remove() }
    #expect(
      try app.ported("Generated/MissingMembers.swift").contains("public func `do`(_ a0: Any?)"))
  }
}

/// The smallest parts that are replaced.
@Suite("Replacing less than a statement")
struct SmallRepairTests {
  /// Ports a file in which a message is about the text after a mark, and returns it.
  private func repaired(_ source: String, _ messages: String...) throws -> String {
    let app = try PortedApp.make(["File.swift": source.replacing("§", with: "")])
    defer { app.remove() }
    try app.port()
    let before = source.prefix { $0 != "§" }.split(
      separator: "\n", omittingEmptySubsequences: false)
    for message in messages {
      let error = CompilerError(
        path: app.output.appending(path: "Sources/App/File.swift").path, line: before.count,
        column: (before.last?.utf8.count ?? 0) + 1, message: message)
      try app.port(refused: AppPort.repairs(for: [error], in: app.output, app: "App"))
    }
    return try app.ported("File.swift")
  }

  @Test("An argument of another type is replaced by a plain one, and its call stays")
  func argument() throws {
    let text = try repaired(
      """
      class Flow {
          func open() { show(Screen(count: §make().count), true) }
      }
      """, "cannot convert value of type 'Any?' to expected argument type 'Int'")
    #expect(text.contains("func open() { show(Screen(count: 0), true) }"))
  }

  @Test("Of a closure that is passed, only the statement is replaced in which the error is")
  func argumentInClosure() throws {
    let text = try repaired(
      """
      class Flow {
          func open() { add(handler: { _ in
              if §lib() { show() }
              begin()
          }) }
      }
      """, "cannot convert value of type 'Size' to expected argument type 'Bool'")
    #expect(text.contains("add(handler: { _ in") && text.contains("begin()"))
  }

  @Test("An argument of which no plain value can be made takes its statement along")
  func argumentWithoutValue() throws {
    let text = try repaired(
      """
      class Flow {
          func open() { begin(); show(§make()) }
      }
      enum Nothing {}
      """, "cannot convert value of type 'Any?' to expected argument type 'Nothing'")
    #expect(text.contains("func open() { begin(); _ = () }"))
  }

  @Test("What a function returns is replaced, and what it does before stays")
  func answer() throws {
    let text = try repaired(
      """
      class Flow {
          func open() -> Int {
              begin()
              return §Charts.total
          }
      }
      """, "module 'Charts' is wrong")
    #expect(text.contains("        begin()\n        return 0\n"))
  }

  @Test("A switch over values that no module here has gets a default")
  func switchEnd() throws {
    let text = try repaired(
      """
      class Flow {
          func name(_ state: State) -> String {
              §switch state {
              case .on: return "on"
              case .off: return "off"
              }
          }
      }
      """, "switch must be exhaustive")
    #expect(text.contains("case .off: return \"off\"\n        default: fatalError("))
  }

  @Test(
    "A call that leaves out whether it is animated stays",
    arguments: [
      ("stack.§popViewController()", "stack.popViewController(animated: true)"),
      ("stack.§present(Screen())", "stack.present(Screen(), animated: true)"),
    ])
  func animated(call: String, repaired expected: String) throws {
    let text = try repaired(
      "class Flow { func go() { \(call) } }",
      "missing argument for parameter 'animated' in call")
    #expect(text.contains("func go() { \(expected) }"))
  }

  @Test("A stream whose element has no plain value emits nothing, and what throws fails")
  func traps() throws {
    let stream = try repaired(
      "class Flow { func load() -> Observable<Reply> §{ begin(); Charts.load() } }",
      "wrong", "missing argument for parameter 'code' in call")
    #expect(stream.contains("-> Observable<Reply> { return Observable<Reply>.never() }"))
    let failing = try repaired(
      "enum Nothing {}\nclass Flow { func load() throws -> Nothing §{ begin(); Charts.load() } }",
      "wrong")
    #expect(failing.contains("throws -> Nothing { throw CancellationError() }"))
  }
}
