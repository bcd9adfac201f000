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
        }
        func total() -> Int {
            return Charts.total
        }
        func chart() -> Chart { return Chart() }
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
        column: $0.column, message: "cannot find 'Charts' in scope")
    }
    let refused = try AppPort.repairs(for: errors, in: app.output, app: "App")
    try app.port(refused: refused)
    return (try app.ported("File.swift"), app)
  }

  @Test("An overridden method calls super, and a function answers with its type's plainest value")
  func bodies() throws {
    let (text, app) = try repaired([(7, 9), (10, 16)])
    defer { app.remove() }
    #expect(text.contains("override func viewDidLoad() { super.viewDidLoad() \n\n\n}"))
    #expect(text.contains("func total() -> Int { return 0 \n\n}"))
    #expect(text.contains("func chart() -> Chart { return Chart() }"))
  }

  @Test(
    "A declaration whose type does not exist is removed, and the lines below keep their numbers")
  func declarations() throws {
    let (text, app) = try repaired([(12, 21)])
    defer { app.remove() }
    #expect(!text.contains("chart()"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[13].hasPrefix("protocol"))
  }

  @Test("A screen with replaced code gets a button for each closure and method of its delegate")
  func standInScreen() throws {
    let (_, app) = try repaired([(7, 9)])
    defer { app.remove() }
    let buttons = try app.ported("Generated/StandInScreens.swift")
    #expect(buttons.contains("screen.onTap?()"))
    #expect(buttons.contains("screen.delegate?.screenDidClose(screen)"))
    let report = try app.port().report
    #expect(report.headline == "0 of 1 screens are the app's own")
    #expect(report.text.contains("Screen is a stand-in screen: cannot find 'Charts' in scope"))
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
      [imports]
      Charts = "ChartsShim"
      """)
    #expect(read.coordinator == "Flow")
    #expect(read.exclude == ["Widgets", "Watch"])
    #expect(read.standIns == ["MapScreen"])
    #expect(read.imports == ["Charts": "ChartsShim"])
    let error = #expect(throws: PortError.self) { try PortConfiguration("a = 1") }
    #expect(error?.description.hasPrefix("coordgraph-port.toml:1: expected a string") == true)
  }
}
