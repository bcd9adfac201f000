import ArgumentParser

/// What `{trace}` in `--output` stands for: a trace file's name, without its folder and its ending.
struct TraceName {
  let path: String
  let name: String

  init(_ path: String) {
    self.path = path
    let file = path.split(separator: "/").last ?? ""
    name = String(
      file.lastIndex(of: ".").flatMap { $0 > file.startIndex ? file[..<$0] : nil } ?? file)
  }

  /// The names of traces.
  ///
  /// - Throws: `ValidationError` for two traces with one name.
  static func all(_ paths: [String]) throws -> [TraceName] {
    guard !paths.isEmpty, !paths.contains("-") else {
      throw ValidationError(
        "{trace} in --output needs trace files, not standard input. Pass files, or use {app}.")
    }
    var known: [String: String] = [:]
    return try paths.map { path in
      let trace = TraceName(path)
      if let other = known.updateValue(path, forKey: trace.name) {
        throw ValidationError(
          other == path
            ? "\(path) was passed twice."
            : "{trace} is '\(trace.name)' for both \(other) and \(path). Rename one, or draw them "
              + "separately.")
      }
      return trace
    }
  }
}
