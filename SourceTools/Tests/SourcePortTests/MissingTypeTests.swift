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
  private func declared(_ source: String, _ rounds: [[(column: Int, message: String)]]) throws
    -> String
  {
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
    return try app.ported("Generated/MissingTypes.swift")
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
}
