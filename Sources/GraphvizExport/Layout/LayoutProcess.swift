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

/// A run of `coordgraph-layout` that lays out one graph on one rung.
struct LayoutProcess {
  enum Outcome: Sendable {
    case answered(LayoutReport, bytes: [UInt8], messages: String)
    /// The worker ended without an answer.
    case failed(GraphvizFailure.Reason, messages: String)
    /// The worker could not be started.
    case notStarted(String)
  }

  /// The time after its deadline at which a worker is killed.
  private static let grace = Duration.seconds(1)

  var worker: String
  var arguments: [String]
  /// The time after which the worker ends itself, so that all its messages arrive.
  var deadline: Duration
  /// The limit of memory in megabytes, including the stack.
  var memory: Int

  func run(_ dot: String) async -> Outcome {
    let seconds = max(0.001, deadline / .seconds(1))
    let arguments = arguments + ["--deadline=\(seconds)", "--memory=\(memory)"]
    return await withTaskGroup(of: Outcome.self) { group in
      group.addTask {
        do {
          let result = try await Subprocess.run(
            .path(FilePath(worker)), arguments: Arguments(arguments),
            // A crash is an answer here, and a backtrace would take seconds.
            environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]),
            input: .fileDescriptor(DOTFile.open(dot), closeAfterSpawningProcess: true),
            output: .bytes(limit: .max), error: .bytes(limit: .max))
          return outcome(
            result.standardOutput, String(decoding: result.standardError, as: UTF8.self),
            result.terminationStatus)
        } catch {
          return .notStarted("\(error)")
        }
      }
      group.addTask {
        try? await Task.sleep(for: deadline + Self.grace)
        return .failed(.deadline(deadline), messages: "")
      }
      let first = await group.next()!
      group.cancelAll()
      return first
    }
  }

  private func outcome(
    _ output: [UInt8], _ messages: String, _ status: TerminationStatus
  ) -> Outcome {
    guard let end = output.firstIndex(of: UInt8(ascii: "\n")),
      let report = try? JSONDecoder().decode(LayoutReport.self, from: Data(output[..<end])),
      report.count == output.count - end - 1
    else { return .failed(reason(status, messages), messages: messages) }
    return .answered(report, bytes: Array(output[(end + 1)...]), messages: messages)
  }

  private func reason(_ status: TerminationStatus, _ messages: String) -> GraphvizFailure.Reason {
    switch status {
    case .signaled(Signal.alarm.rawValue): .deadline(deadline)
    case .exited(Self.outOfMemory): .memory(megabytes: memory)
    case .exited(Self.outOfStack): .stack(megabytes: Self.stack)
    case .exited where messages.contains("out of memory"): .memory(megabytes: memory)
    default: .died(status.clause)
    }
  }
}

extension LayoutProcess {
  /// The worker's exit statuses at its limits, and its stack in megabytes, as in its sources.
  private static let outOfMemory: Int32 = 75
  private static let outOfStack: Int32 = 76
  private static let stack = 256
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
