import Foundation
import Testing

/// A program that uses a generated module, compiled without the stand-in.
enum ShimProgram {
  /// Compiles a module and a program that imports it, runs that, and returns what it prints, without spaces at
  /// the ends of lines.
  ///
  /// - Parameters:
  ///   - files: The program's files by their names.
  ///   - shim: The module's.
  ///   - module: The module's name.
  static func run(
    _ files: [String: String], with shim: [String: String], module name: String
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shim-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = folder.appending(path: "shim")
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    let compiler = ["swiftc", "-swift-version", "5", "-I", folder.path]
    _ = try execute(
      compiler + [
        "-parse-as-library", "-emit-module", "-emit-object", "-wmo", "-module-name", name,
        "-emit-module-path", folder.appending(path: "\(name).swiftmodule").path,
        "-o", folder.appending(path: "shim.o").path,
      ] + write(shim, to: module))
    let program = folder.appending(path: "program").path
    _ = try execute(
      compiler + ["-o", program, folder.appending(path: "shim.o").path] + write(files, to: folder))
    return try execute([program]).replacing(" \n", with: "\n")
  }

  /// Writes files as they are without the stand-in, and returns their paths.
  private static func write(_ files: [String: String], to folder: URL) throws -> [String] {
    let imports = """
      import Foundation
      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif

      """
    return try files.keys.sorted().map { name in
      let file = folder.appending(path: name)
      let text = imports + (files[name] ?? "").replacing("import PortableUIKit", with: "")
      try Data(text.utf8).write(to: file)
      return file.path
    }
  }

  private static func execute(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }
}
