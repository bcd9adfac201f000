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

/// One run of `coordgraph-layout`: one graph, laid out one way.
struct LayoutProcess {
  enum Outcome: Sendable {
    case answered(LayoutReport, bytes: [UInt8], messages: String)
    /// Ended without an answer.
    case died(String, messages: String)
    /// Was killed.
    case late
    /// Could not be started.
    case notStarted(String)
  }

  var worker: String
  var arguments: [String]
  /// After which the worker is killed. It ends itself a little later should its parent be gone.
  var deadline: Duration

  func run(_ dot: String) async -> Outcome {
    let suicide = Int((deadline / .seconds(1)).rounded(.up)) + 1
    let arguments = arguments + ["--deadline=\(suicide)"]
    return await withTaskGroup(of: Outcome.self) { group in
      group.addTask {
        do {
          let result = try await Subprocess.run(
            .path(FilePath(worker)), arguments: Arguments(arguments),
            // A crash is an answer here; nobody is to spend seconds on explaining it.
            environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]),
            input: .fileDescriptor(DOTFile.open(dot), closeAfterSpawningProcess: true),
            output: .bytes(limit: .max), error: .bytes(limit: .max))
          return Self.outcome(
            result.standardOutput, String(decoding: result.standardError, as: UTF8.self),
            result.terminationStatus)
        } catch {
          return .notStarted("\(error)")
        }
      }
      group.addTask {
        try? await Task.sleep(for: deadline)
        return .late
      }
      let first = await group.next()!
      group.cancelAll()
      return first
    }
  }

  private static func outcome(
    _ output: [UInt8], _ messages: String, _ status: TerminationStatus
  ) -> Outcome {
    guard let end = output.firstIndex(of: UInt8(ascii: "\n")),
      let report = try? JSONDecoder().decode(LayoutReport.self, from: Data(output[..<end])),
      report.count == output.count - end - 1
    else { return .died(status.clause, messages: messages) }
    return .answered(report, bytes: Array(output[(end + 1)...]), messages: messages)
  }
}

extension TerminationStatus {
  fileprivate var clause: String {
    switch self {
    case .exited(let code): "exit status \(code)"
    #if !os(Windows)
      case .signaled(let signal): "signal \(signal)"
    #endif
    }
  }
}
