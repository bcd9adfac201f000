import Foundation

/// A folder of its own for a test, which goes with it.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Makes a folder with a small trace in a file.
  convenience init(trace name: String) throws {
    try self.init()
    _ = try write(SmallTrace.text, to: name)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder, which need not exist.
  func path(_ name: String) -> String { url.appending(component: name).path }

  /// Makes a file.
  func write(_ contents: String, to name: String) throws -> String {
    try Data(contents.utf8).write(to: url.appending(component: name))
    return path(name)
  }

  /// Writes the trace of a sample and its stored graph, and returns their paths.
  func writeSample(_ name: String) async throws -> (trace: String, graph: String) {
    let trace = try write(try await SampleRun(name: name).trace(), to: "a.trace")
    let graph = path("a.json")
    _ = try await Tool.coordgraph.run("render", trace, "-o", graph)
    return (trace, graph)
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: url.appending(component: name))
  }

  /// What is in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
