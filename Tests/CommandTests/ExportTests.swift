import CustomDump
import Foundation
import Testing

@Suite("coordgraph export")
struct ExportTests {
  private let folder: Folder

  init() async throws { folder = try Folder() }

  /// What the other project's definitions read of a trace that was exported.
  private func read(_ format: String, _ trace: String, _ options: String...) async throws
    -> [String]
  {
    let file = folder.path("exported")
    let result = try await Tool.coordgraph.run(
      list: ["export", "--format", format, trace, "-o", file] + options)
    #expect(result.status == 0, "\(result.errors)")
    let read = try await Tool(path: Repository.python())
      .run(Repository.file("Tests/Tools/read_export.py").path, format, file)
    #expect(read.status == 0, "\(read.errors)")
    return read.output.split(separator: "\n").map(String.init)
  }

  @Test("In Perfetto, coordinators are tracks, screens slices, and transitions flows")
  func perfetto() async throws {
    let trace = try folder.write(SecretTrace.text, to: "secret.trace")
    let lines = try await read("perfetto", trace)
    expectNoDifference(
      lines,
      [
        "slice Shop/AppCoordinator SECRET app ListViewController 5000-12000",
        #"flow ListViewController [tap "SECRET"] -> CartViewController"#,
        "slice Shop/AppCoordinator SECRET app/CartCoordinator SECRET CartViewController 12000-21000",
        "flow CartViewController [back] -> ListViewController",
        "slice Shop/AppCoordinator SECRET app ListViewController 21000-33000",
        "flow ListViewController [SECRET link] -> CartViewController",
        "slice Shop/no coordinator CartViewController 33000-51000",
        "flow CartViewController [back] -> ListViewController",
        "slice Shop/AppCoordinator SECRET app ListViewController 51000-60000",
      ])
  }

  @Test("OpenTelemetry gets a log record for each launch, transition and end")
  func otlp() async throws {
    let trace = try folder.write(CartTrace.text(), to: "cart.trace")
    let columns = try await Tool.coordgraph.run(list: ["columns", trace])
    let first = try #require(columns.output.split(separator: "\n").first)
    let row = try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any]
    let id = try #require(row?["session_id"] as? String)
    let resource = "service.name=Shop service.version=2.4 session.id=\(id)"
    let lines = try await read(
      "otlp", trace, "--start", "2026-11-22T08:00:00Z", "--app-version", "2.4")
    expectNoDifference(
      lines,
      [
        "1795334400000000000 session.start 'launch' \(resource)",
        "1795334400000004000 coordgraph.transition 'CartViewController: launch' \(resource) "
          + "app.screen.id=Shop.CartViewController app.screen.name=CartViewController "
          + "coordgraph.kind=root coordgraph.trigger=launch "
          + "coordgraph.responsible=Shop.CartCoordinator coordgraph.dwell_us=3",
        #"1795334400000007000 coordgraph.transition 'ReceiptViewController: tap "Pay"' \#(resource) "#
          + "app.screen.id=Shop.ReceiptViewController app.screen.name=ReceiptViewController "
          + "coordgraph.source.id=Shop.CartViewController coordgraph.kind=push "
          + #"coordgraph.trigger=tap "Pay" coordgraph.responsible=Shop.CartCoordinator"#,
        "1795334400000007000 session.end 'end' \(resource)",
      ])
  }

  @Test("Redacted, no text of a trace is exported", arguments: ["perfetto", "otlp"])
  func redacted(format: String) async throws {
    let trace = try folder.write(SecretTrace.text, to: "secret.trace")
    let lines = try await read(format, trace, "--redact")
    #expect(lines.contains { $0.contains("CartViewController") })
    #expect(!lines.joined().contains("SECRET"), "\(lines)")
  }

  @Test("Sessions of several files are processes of their own")
  func several() async throws {
    let trace = try folder.write(CartTrace.text() + CartTrace.text(), to: "twice.trace")
    let copy = try folder.write(CartTrace.text(), to: "copy.trace")
    let lines = try await read("perfetto", trace, copy)
    #expect(lines.count { $0.hasPrefix("slice") } == 6)
  }

  @Test(
    "Clocks that go back, and times at the end of their range, are exported",
    arguments: [
      "perfetto", "otlp",
    ])
  func clocks(format: String) async throws {
    let text = CartTrace.text()
      .replacing(#""at":4,"#, with: #""at":18446744073709551615,"#)
    let trace = try folder.write(text, to: "clock.trace")
    let lines = try await read(format, trace)
    #expect(lines.contains { $0.contains("18446744073709551615") }, "\(lines)")
  }

  @Test("A file that can't be read to its end is left out whole")
  func damaged() async throws {
    let sound = try folder.write(CartTrace.text(), to: "cart.trace")
    let damaged = try folder.write("not a trace\n", to: "damaged.trace")
    let result = try await Tool.coordgraph.run(
      list: ["export", "--format", "otlp", damaged, sound])
    #expect(result.status == 1)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors.contains("damaged.trace' was left out."), "\(result.errors)")
  }

  @Test("Options that can't hold are refused with an explanation")
  func options() async throws {
    let trace = try folder.write(CartTrace.text(), to: "cart.trace")
    for (options, message) in [
      (["perfetto", "--start", "2026-11-22T08:00:00Z"], "--start and --app-version need"),
      (["otlp", "--start", "yesterday"], "such as 2026-11-22T08:00:00Z"),
      (
        ["otlp", "--start", "1969-12-31T00:00:00Z"],
        "'1969-12-31T00:00:00Z' is not a date since 1970"
      ),
    ] {
      let result = try await Tool.coordgraph.run(list: ["export", trace, "--format"] + options)
      #expect(result.status == 2)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }
}
