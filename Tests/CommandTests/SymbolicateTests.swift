import CustomDump
import Foundation
import Testing

@testable import CoordgraphCommands

/// The tools that take symbols out of executables, and that read them.
private enum BinaryTools {
  static let objcopy = path(of: "objcopy") ?? path(of: "llvm-objcopy")
  static let symbolizer = path(of: "llvm-symbolizer")
  static let demangler = path(of: "swift-demangle")
  static let areThere = objcopy != nil && symbolizer != nil

  private static func path(of tool: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(tool)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// The `samples` tool stands for an app: stripped, as a store has it, and with its symbols.
@Suite(
  "coordgraph symbolicate", .serialized,
  .enabled(if: BinaryTools.areThere, "needs objcopy and llvm-symbolizer"))
struct SymbolicateTests {
  private let folder: Folder
  /// Records the trace of an executable without symbols.
  private let stripped: String
  /// Its trace.
  private let trace: String

  init() async throws {
    folder = try Folder()
    stripped = folder.path("stripped")
    let copied = try await Tool(path: #require(BinaryTools.objcopy)).run(
      "--strip-all", Tool.samples.path, stripped)
    #expect(copied.status == 0)
    let run = try await Tool(path: stripped).run("run", "Kanji")
    trace = try folder.write(run.output, to: "app.trace")
  }

  @Test("The trace of a stripped build becomes that of the build with symbols")
  func equal() async throws {
    let whole = try await Tool.samples.run("run", "Kanji").output
    let named = try await Tool.coordgraph.run(
      "symbolicate", trace, "--symbols", Tool.samples.path)
    #expect(named.status == 0)
    #expect(named.errors.contains(/note: found the code of (\d+) of \1 transitions\n/))
    expectNoDifference(events(named.output), events(whole))
    let stripped = try String(decoding: folder.read("app.trace"), as: UTF8.self)
    #expect(events(stripped) != events(whole))
  }

  @Test(
    "Functions of all kinds are of their type",
    arguments: [
      (
        "AuthCoordinator.start() (in MerchTabs) (AuthCoordinator.swift:31)", "Merch.AuthCoordinator"
      ),
      ("closure #1 in closure #2 in Outer.Inner.start(_:) (in App) + 24", "App.Outer.Inner"),
      ("specialized static Shop.make<A>(_:) (in App) (Shop.swift:1)", "App.Shop"),
      ("ShopCoordinator.child.setter (in App) (Shop.swift:9)", "Shop.ShopCoordinator"),
      (
        "@objc LoginViewController.tap(_:) (in App) (<compiler-generated>:0)",
        "App.LoginViewController"
      ),
      (
        "partial apply for closure #1 in ShopCoordinator.init(router:) (in App) + 8",
        "Shop.ShopCoordinator"
      ),
      (
        "protocol witness for Coordinator.start() in conformance ShopCoordinator (in App) + 8",
        "Shop.ShopCoordinator"
      ),
      (
        "closure #1 () -> () in MerchTabs.Tabs.start() -> () (in App) (Tabs.swift:3)",
        "MerchTabs.Tabs"
      ),
      ("main (in App) + 12", nil), ("-[NSObject init] (in Foundation) + 2", nil),
    ] as [(String, String?)])
  func kindsOfFunctions(line: String, type: String?) throws {
    let names = ["Merch.AuthCoordinator", "MerchTabs.Tabs", "Shop.ShopCoordinator"]
    #expect(try #require(AtosFunction(line)).typeName(knowing: names) == type)
    #expect(AtosFunction("0x00000001000f2c3d") == nil)
  }

  @Test(
    "Where only atos is there, names without a module give the same trace",
    .enabled(if: BinaryTools.demangler != nil, "needs swift-demangle"))
  func atos() async throws {
    // Prints as atos does: demangled names without their module, inlined ones after a tab.
    let atos = try folder.write(
      """
      #!/bin/sh
      while [ $# -gt 0 ]; do
        if [ "$1" = -o ]; then file=$2; fi
        shift
      done
      \(BinaryTools.symbolizer ?? "") --obj="$file" --functions=linkage --inlines --no-demangle |
        \(BinaryTools.demangler ?? "") --simplified |
        /usr/bin/awk '
          /^$/ { print ""; count = 0; next }
          count++ % 2 == 0 { printf "%s%s (in samples) (A.swift:1)", (count > 1 ? "\\t" : ""), $0 }'

      """, to: "atos")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: atos)
    let named = try await Tool.coordgraph.run(
      "symbolicate", trace, "--symbols", Tool.samples.path,
      environment: ["PATH": folder.url.path])
    #expect(named.status == 0)
    let whole = try await Tool.coordgraph.run(
      "symbolicate", trace, "--symbols", Tool.samples.path)
    expectNoDifference(named.output, whole.output)
  }

  /// The lines without times and builds.
  private func events(_ trace: String) -> [String] {
    trace.split(separator: "\n").map { line in
      String(line).replacing(/"at":\d+,/, with: "").replacing(/,"build":"\w+"/, with: "")
    }
  }

  @Test(
    "A folder is searched for the build, and the file with symbols is taken, before or after others",
    arguments: ["App.dSYM/Contents", "symbols"])
  func search(in path: String) async throws {
    let symbols = folder.url.appending(path: path)
    try FileManager.default.createDirectory(at: symbols, withIntermediateDirectories: true)
    let copy = symbols.appending(path: "samples").path
    try FileManager.default.createSymbolicLink(
      atPath: copy, withDestinationPath: Tool.samples.path)
    let named = try await Tool.coordgraph.run("symbolicate", trace, "--symbols", folder.url.path)
    #expect(named.status == 0)
    #expect(!named.output.contains(#""inferred""#))
  }

  @Test("Symbols of another build are refused, and both builds are named")
  func otherBuild() async throws {
    let result = try await Tool.coordgraph.run(
      "symbolicate", trace, "--symbols", Tool.coordgraph.path)
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        /Error: '.*coordgraph' has build ID \w{40}, but '.*app.trace' was recorded by build \w{40}\./
      ))
    let none = try await Tool.coordgraph.run("symbolicate", trace, "--symbols", trace)
    #expect(none.status == 2)
    #expect(none.errors.contains("Error: Can't find an executable or debug information in '"))
  }

  @Test("An executable without symbols is refused")
  func noSymbols() async throws {
    let result = try await Tool.coordgraph.run("symbolicate", trace, "--symbols", stripped)
    #expect(result.status == 2)
    #expect(
      result.errors.contains("stripped' has no symbols of Swift functions. Pass the executable"))
  }

  @Test("Without llvm-symbolizer, the error is how to install it")
  func noSymbolizer() async throws {
    let result = try await Tool.coordgraph.run(
      "symbolicate", trace, "--symbols", Tool.samples.path,
      environment: ["LLVM_SYMBOLIZER_PATH": "/no/symbolizer"])
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        "Error: LLVM_SYMBOLIZER_PATH doesn't name an executable. Install it with 'apt install llvm'"
      ))
  }

  @Test("A trace of a build with symbols has nothing to symbolicate")
  func noAddresses() async throws {
    let whole = try folder.write(try await Tool.samples.run("run", "Kanji").output, to: "b.trace")
    let result = try await Tool.coordgraph.run(
      "symbolicate", whole, "--symbols", Tool.samples.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("b.trace' has no addresses to symbolicate"))
  }

  @Test("A trace of which lines were skipped is symbolicated, and the exit status is 1")
  func skipped() async throws {
    let text = try String(decoding: folder.read("app.trace"), as: UTF8.self)
    let torn = try folder.write(text + #"{"at":1,"#, to: "torn.trace")
    let result = try await Tool.coordgraph.run("symbolicate", torn, "--symbols", Tool.samples.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("the last line is incomplete and was skipped"))
  }
}
