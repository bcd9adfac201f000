import ArgumentParser
import CommandSupport

/// The files that one call is to write, each a view in a format.
struct OutputPlan {
  struct Output: Sendable {
    var view: RenderedView
    var format: OutputFormat
    /// Where to; `-` is standard output.
    var path: String
  }

  let views: [RenderedView]
  let formats: [OutputFormat]
  /// A file's name, in which `{app}`, `{view}` and `{format}` stand for what they say.
  let name: String

  /// - Parameter formats: Nil for what the name's ending asks for.
  /// - Throws: `ValidationError` when two files would have the same name.
  init(views: [RenderedView], formats: [OutputFormat]?, name: String) throws {
    self.views = views
    self.formats = try formats ?? [OutputFormat(endingOf: name)]
    self.name = name
    try Placeholders.check(name, of: "--output", known: ["app", "view", "format"])
    try check("view", self.views.map(\.rawValue))
    try check("format", self.formats.map(\.rawValue))
  }

  private func check(_ word: String, _ values: [String]) throws {
    if let value = values.first(where: { value in values.count { $0 == value } > 1 }) {
      throw ValidationError("--\(word) names \(value) twice.")
    }
    guard values.count < 2 || name.contains("{\(word)}") else {
      throw ValidationError(
        "Several \(word)s need a name that tells them apart: "
          + "--output 'docs/{app}-{view}.{format}' writes a file for each.")
    }
  }

  /// A file for each view in each format.
  func outputs(app: String) -> [Output] {
    let name = name.replacing("{app}", with: app.replacing("/", with: "-"))
    return views.flatMap { view in
      formats.map { format in
        Output(
          view: view, format: format,
          path: name.replacing("{view}", with: view.rawValue)
            .replacing("{format}", with: format.ending))
      }
    }
  }

  /// Makes and writes every file, all at once; of those that Graphviz draws, as many as there are
  /// cores.
  ///
  /// - Parameter bytes: Makes the contents of a file.
  /// - Throws: What went wrong with a file that is alone; `ExitCode` where there are several,
  ///   after those that can be written have been, and what went wrong with each other was said.
  func write(
    app: String, _ bytes: @escaping @Sendable (Output) async throws -> [UInt8]
  ) async throws {
    let outputs = outputs(app: app)
    let failures = await withTaskGroup(of: (Int, (any Error)?).self) { group in
      for (index, output) in outputs.enumerated() {
        group.addTask {
          do {
            try OutputFile(path: output.path).write(try await bytes(output))
            return (index, nil)
          } catch {
            return (index, error)
          }
        }
      }
      return await group.reduce(into: [(any Error)?](repeating: nil, count: outputs.count)) {
        $0[$1.0] = $1.1
      }
    }
    if let failure = failures.first, failures.count == 1 {
      if let failure { throw failure }
      return
    }
    for (output, failure) in zip(outputs, failures) {
      if let failure { StandardError.write("Error: \(output.path): \(failure.withoutSeverity)") }
    }
    if failures.contains(where: { $0 != nil }) { throw ExitCode(2) }
  }
}
