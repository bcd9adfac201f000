import Foundation
import SourcePort

/// Ports an app and builds it, again and again, and replaces what does not compile.
///
/// Some parts fail only for what others lack until that is declared or replaced as well. So once the types
/// of all files check, the parts are put back for a second look. Where that one does not come to an end,
/// the parts of the first look are replaced again.
struct RepairRounds {
  let arguments: PortArguments
  let compiler: PackageCompiler
  /// The most rounds of a pass.
  let most: Int
  /// Whether the package was built, so that its types can be checked without a build.
  private var isPlanned = false
  /// Whether a build that failed without an error was repeated.
  private var isRepeated = false

  init(arguments: PortArguments, compiler: PackageCompiler, most: Int) {
    self.arguments = arguments
    self.compiler = compiler
    self.most = most
  }

  /// Returns the report of the port that builds.
  ///
  /// - Throws: ``PortError`` where none does.
  mutating func run() async throws -> PortReport {
    let first = try await pass(from: .earlierRuns)
    guard case .typesCheck = first else { return try first.report() }
    let replaced = try AppPort.replaced(in: arguments.outputFolder)
    let second = try await pass(from: .missingTypes)
    guard case .failed = second else { return try second.report() }
    return try await pass(from: .parts(replaced)).report()
  }

  /// What is replaced when a pass begins.
  private enum Start {
    /// What earlier runs replaced.
    case earlierRuns
    /// Only what declares missing types; the parts are put back.
    case missingTypes
    /// What an earlier pass replaced.
    case parts([String: String])
  }

  /// How a pass ended.
  private enum Outcome {
    case built(PortReport)
    /// The types of the app's files check, after parts were replaced.
    case typesCheck
    case failed(PortError)

    func report() throws -> PortReport {
      switch self {
      case .built(let report): report
      case .typesCheck: preconditionFailure("only the first pass ends at a check")
      case .failed(let error): throw error
      }
    }
  }

  private mutating func pass(from start: Start) async throws -> Outcome {
    var result = try port(from: start)
    var round = 1
    StandardError.print("ported, building …")
    while true {
      let app = result.report.app
      var output = isPlanned ? try await compiler.check(app) : nil
      if output == nil {
        if isPlanned, round > 1, case .earlierRuns = start { return .typesCheck }
        output = try await compiler.build(result.product)
        guard output != nil else { return .built(result.report) }
      }
      isPlanned = true
      let errors = CompilerError.all(in: output ?? "")
      var refused: [String: String] = [:]
      if errors.isEmpty, !isRepeated {
        // An incremental build that crashes in the driver succeeds when it is repeated.
        isRepeated = true
      } else {
        refused = try AppPort.repairs(
          for: errors, in: arguments.outputFolder, app: app, reach: Self.reach(in: round))
        guard !refused.isEmpty else {
          return .failed(Self.failure(errors, output ?? ""))
        }
        guard round < most else { return .failed(tooManyRounds) }
      }
      result = try arguments.port(refused: refused)
      round += 1
      StandardError.print(
        "replaced \(refused.count) part\(refused.count == 1 ? "" : "s"), building …")
    }
  }

  private func port(from start: Start) throws -> AppPort.Result {
    switch start {
    case .earlierRuns: try arguments.port()
    case .missingTypes: try arguments.port(restoringParts: true)
    case .parts(let replaced): try arguments.port(replacing: replaced)
    }
  }

  /// What is replaced gets larger where smaller parts did not suffice.
  private static func reach(in round: Int) -> Repair.Reach {
    round > 22 ? .files : round > 14 ? .declarations : .statements
  }

  private static func failure(_ errors: [CompilerError], _ output: String) -> PortError {
    let summary =
      errors.isEmpty
      ? String(output.suffix(2_000))
      : errors.prefix(20).map { "  \($0.path):\($0.line): \($0.message)" }.joined(separator: "\n")
    return PortError("The ported package doesn't build:\n\(summary)")
  }

  private var tooManyRounds: PortError {
    PortError(
      """
      The ported package still doesn't build after \(most) rounds. See port-report.txt in \
      \(arguments.outputFolder.path).
      """)
  }
}
