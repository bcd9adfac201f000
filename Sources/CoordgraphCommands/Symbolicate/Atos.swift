import PortableC
import Subprocess
import SwiftRuntimeLayout

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// `atos`, which Xcode installs, for Macs without `llvm-symbolizer`.
///
/// It prints names as crash reports have them: demangled, and without their module.
struct Atos {
  /// What it prints between the functions that were inlined at an address.
  private static let delimiter: Character = "\t"

  private let path: String

  /// Nil where the tool is not on the `PATH`.
  init?() {
    guard let found = ExecutableFile.first(of: ExecutableFile.placesOnPath(of: "atos")) else {
      return nil
    }
    path = found
  }

  /// Returns the types whose functions are at return addresses.
  ///
  /// - Parameters:
  ///   - addresses: return addresses, as addresses in the file.
  ///   - file: the file with symbols.
  ///   - names: the full names of the types that matter, which tell the module of one that is printed
  ///     without.
  /// - Throws: ``SymbolsError/failedSymbolizer(path:output:)``.
  @MainActor
  func frames(
    at addresses: [UInt64], in file: SymbolFiles.File, knowing names: [String]
  ) async throws -> [UInt64: FrameTypes] {
    var arguments = ["-o", file.path, "-i", "-d", String(Self.delimiter)]
    if let architecture = file.architecture { arguments += ["-arch", architecture] }
    // The call is before the address it returns to, which may be in the next function already.
    let input = addresses.map { "0x\(String($0 - min($0, 1), radix: 16))\n" }.joined()
    let result = try await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments), input: .string(input),
      output: .string(limit: 1 << 30), error: .string(limit: 1 << 16))
    let lines = result.standardOutput.split(separator: "\n")
    guard result.terminationStatus.isSuccess, lines.count == addresses.count else {
      throw SymbolsError.failedSymbolizer(path: path, output: result.standardError)
    }
    var frames: [UInt64: FrameTypes] = [:]
    for (address, line) in zip(addresses, lines) {
      let functions = line.split(separator: Self.delimiter).compactMap(AtosFunction.init)
      frames[address] = FrameTypes(
        typeNames: functions.compactMap { $0.typeName(knowing: names) },
        isSwift: functions.contains(where: \.isSwift),
        isMerged: functions.last?.isMerged == true)
    }
    return frames
  }
}

/// A function as `atos` prints it: `closure #1 in Outer.Inner.start(_:) (in App) (Inner.swift:12)`.
struct AtosFunction {
  /// The type's name as printed; empty for a function that is in none.
  let type: String
  let image: String
  let isSwift: Bool
  /// Whether functions of several types share the code.
  let isMerged: Bool

  /// Nil for an address without a name.
  init?(_ text: some StringProtocol) {
    guard let place = text.ranges(of: " (in ").last else { return nil }
    let name = text[..<place.lowerBound]
    let rest = text[place.upperBound...]
    image = String(rest.prefix { $0 != ")" })
    isMerged = name.hasPrefix("merged ")
    // Objective-C's methods are `-[Type method]`, and C's functions have no dot and no blank.
    isSwift = !name.hasPrefix("-[") && !name.hasPrefix("+[") && name.contains(".")
    type = isSwift ? Self.type(ofFunction: String(name)) : ""
  }

  /// The full name: that of `names` which ends with it, or else the image's name stands for the module.
  func typeName(knowing names: [String]) -> String? {
    guard !type.isEmpty else { return nil }
    let known = names.filter { $0 == type || $0.hasSuffix(".\(type)") }
    return known.count == 1
      ? known[0] : known.first { $0 == "\(image).\(type)" } ?? "\(image).\(type)"
  }

  /// `Outer.Inner` of `specialized closure #1 (Int) -> () in Outer.Inner.start(_: Int) -> ()`.
  private static func type(ofFunction text: String) -> String {
    if let range = text.firstRange(of: " in conformance ") {
      return String(text[range.upperBound...].prefix { $0 != ":" && $0 != " " })
    }
    let function = text[(text.ranges(of: " in ").last?.upperBound ?? text.startIndex)...]
    let signature = function.prefix { $0 != "(" && $0 != "<" }
    var path = (signature.split(separator: " ").last ?? "").split(separator: ".")
    if let last = path.last, accessors.contains(String(last)) { path.removeLast() }
    return path.dropLast().joined(separator: ".")
  }

  private static let accessors: Set = ["getter", "setter", "modify", "read", "didset", "willset"]
}
