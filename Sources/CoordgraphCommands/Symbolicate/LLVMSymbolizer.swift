import PortableC
import Subprocess

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// `llvm-symbolizer`, which reads the symbols and debug information of ELF and Mach-O files.
struct LLVMSymbolizer {
  /// The environment variable that names the tool's path, as it does for LLVM's own programs.
  static let variable = "LLVM_SYMBOLIZER_PATH"

  private let path: String

  /// Finds the tool: where the environment names it, on the `PATH`, or where Homebrew installs it.
  ///
  /// - Throws: ``SymbolsError/noSymbolizer(isNamed:)``.
  init() throws(SymbolsError) {
    let named = ProcessInfo.processInfo.environment[Self.variable]
    let homebrew = ["/opt/homebrew/opt/llvm/bin", "/usr/local/opt/llvm/bin"]
    // Debian has a name for each version, and the plain one in a package of its own.
    let names = ["llvm-symbolizer"] + (13...22).reversed().map { "llvm-symbolizer-\($0)" }
    let places =
      named.map { [$0] }
      ?? names.flatMap { name in
        ExecutableFile.placesOnPath(of: name) + homebrew.map { "\($0)/\(name)" }
      }
    guard let found = ExecutableFile.first(of: places) else {
      throw .noSymbolizer(isNamed: named != nil)
    }
    path = found
  }

  /// One line of what the tool prints.
  private struct Answer: Decodable {
    struct Function: Decodable {
      var name: String
      enum CodingKeys: String, CodingKey { case name = "FunctionName" }
    }

    var functions: [Function]?
    enum CodingKeys: String, CodingKey { case functions = "Symbol" }
  }

  /// Returns the mangled names of the functions at return addresses, innermost first; the last is the
  /// one that the others were inlined into.
  ///
  /// - Parameters:
  ///   - addresses: return addresses, as addresses in the file.
  ///   - file: the file with symbols.
  /// - Throws: ``SymbolsError/failedSymbolizer(path:output:)``.
  func names(
    at addresses: [UInt64], in file: SymbolFiles.File
  ) async throws -> [UInt64: [String]] {
    var arguments = [
      "--obj=\(file.path)", "--functions=linkage", "--inlines", "--no-demangle",
      "--output-style=JSON",
    ]
    if let architecture = file.architecture { arguments.append("--default-arch=\(architecture)") }
    // The call is before the address it returns to, which may be in the next function already.
    let input = addresses.map { "0x\(String($0 - min($0, 1), radix: 16))\n" }.joined()
    let result = try await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments), input: .string(input),
      output: .string(limit: 1 << 30), error: .string(limit: 1 << 16))
    let lines = result.standardOutput.split(separator: "\n")
    guard result.terminationStatus.isSuccess, lines.count == addresses.count else {
      throw SymbolsError.failedSymbolizer(path: path, output: result.standardError)
    }
    var names: [UInt64: [String]] = [:]
    for (address, line) in zip(addresses, lines) {
      guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(line.utf8)) else {
        throw SymbolsError.failedSymbolizer(path: path, output: String(line))
      }
      names[address] = (answer.functions ?? []).map { Self.elfName($0.name) }
    }
    return names
  }

  /// The name without the underscore that Mach-O's symbols begin with.
  private static func elfName(_ name: String) -> String {
    name.hasPrefix("_$s") ? String(name.dropFirst()) : name
  }
}
