import ArgumentParser
import CommandSupport
import FlowSymbols
import FlowTrace
import SwiftRuntimeLayout

/// Fills in who is responsible in the trace of a build without symbols.
struct Symbolicate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbolicate",
    abstract: """
      Fill in the responsible coordinators in a trace of a release build, from the build's symbols.
      """,
    usage: "coordgraph symbolicate [<options>] <trace> --symbols <file>",
    discussion: """
      Where a build has no symbols, or no debug information, its traces have return addresses. The \
      command finds the functions at them, inlined ones included, by llvm-symbolizer, which is part of \
      LLVM and of the Swift toolchain, or by Xcode's atos. LLVM_SYMBOLIZER_PATH names another \
      llvm-symbolizer.

      Exit status: 0 on success, 1 if part of the trace was skipped, 2 on an error.

        coordgraph symbolicate app.trace --symbols App.debug -o named.trace
        coordgraph symbolicate app.trace --symbols App.xcarchive/dSYMs | coordgraph render -o app.svg
      """
  )

  @Argument(help: "The trace; '-' is standard input.")
  var trace: String

  @Option(
    help: ArgumentHelp(
      """
      The executable with symbols, the file with its debug information, a dSYM, or a folder that is \
      searched for the build.
      """,
      valueName: "file"))
  var symbols: String

  @OptionGroup
  var output: OutputArgument

  @MainActor
  func run() async throws {
    let file = InputFile(path: trace)
    guard !file.isTerminal else { throw ValidationError("Pass a trace, or pipe one in.") }
    try output.file.keepApart(from: [trace, symbols])
    var reader = TraceReader(file: file.name)
    var records: [TraceRecord] = []
    try file.read { try reader.read($0) { records.append($0) } }
    try reader.finish { records.append($0) }
    Diagnostics.report(
      reader.diagnostics, of: reader.problemCount, in: file.name, to: StandardError.write)
    guard let header = reader.header else { return }

    let named = try await symbolicate(Trace(header: header, records: records), of: file.name)
    try output.file.write(named.bytes)
    if reader.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }

  @MainActor
  private func symbolicate(_ trace: Trace, of name: String) async throws -> Trace {
    let addresses = TraceSymbolication.addresses(in: trace)
    guard !addresses.isEmpty else { throw SymbolsError.noAddresses(trace: name) }
    let symbolizer = try Symbolizer()
    let types = trace.coordinatorTypes
    let files = SymbolFiles(in: symbols)
    var frames: [String: TraceSymbolication.Frames] = [:]
    for (build, addresses) in addresses.sorted(by: { $0.key < $1.key }) {
      let file = try files.file(of: build, trace: name)
      let named = try await symbolizer.frames(at: addresses.sorted(), in: file, knowing: types)
      guard named.values.contains(where: \.isSwift) else {
        throw SymbolsError.noSymbols(file: file.path)
      }
      frames[build] = named
    }
    var symbolication = TraceSymbolication(frames: frames)
    let result = symbolication.symbolicate(trace)
    let (count, inferred) = (symbolication.count, symbolication.inferredCount)
    StandardError.write(
      """
      \(name): note: found the code of \(count - inferred) of \(count) transitions\
      \(inferred == 0 ? "" : "; \(inferred) remain inferred, as the optimiser merged functions")
      """)
    return result
  }
}

/// What finds the functions at addresses.
private enum Symbolizer {
  case llvm(LLVMSymbolizer)
  case atos(Atos)

  /// Prefers `llvm-symbolizer`, which prints whole names.
  init() throws(SymbolsError) {
    do {
      self = .llvm(try LLVMSymbolizer())
    } catch .noSymbolizer(isNamed: false) {
      guard let atos = Atos() else { throw .noSymbolizer(isNamed: false) }
      self = .atos(atos)
    }
  }

  @MainActor
  func frames(
    at addresses: [UInt64], in file: SymbolFiles.File, knowing types: [String]
  ) async throws -> TraceSymbolication.Frames {
    switch self {
    case .llvm(let symbolizer):
      try await symbolizer.names(at: addresses, in: file).mapValues { FrameTypes(names: $0) }
    case .atos(let atos): try await atos.frames(at: addresses, in: file, knowing: types)
    }
  }
}

extension Trace {
  /// The types of its coordinators, without generic arguments.
  @MainActor
  fileprivate var coordinatorTypes: [String] {
    var types: Set<String> = []
    for case .coordinator(let coordinator) in records.map(\.event) {
      types.insert(CallStackType(className: coordinator.type).name)
    }
    return types.sorted()
  }
}
