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

/// A run of `coordgraph-layout`, which starts at once, and lays out one graph on one rung.
struct LayoutProcess: Sendable {
  enum Outcome: Sendable {
    case answered(LayoutReport, bytes: [UInt8], messages: String)
    /// The worker ended without an answer.
    case failed(GraphvizFailure.Reason, messages: String)
    /// The worker could not be started.
    case notStarted(String)
  }

  /// What a worker may use up.
  struct Limits {
    /// The processor time after which the worker ends itself, so that all its messages arrive.
    var deadline: Duration
    /// Megabytes, including the stack.
    var memory: Int
  }

  private typealias Ended = ExecutionResult<Void, BytesOutput, BytesOutput>

  /// A worker that uses no processor time reaches no deadline, and is killed after this time instead.
  /// It is long enough for a worker that shares its core with three others.
  private static func patience(_ limits: Limits) -> Duration { limits.deadline * 4 + .seconds(1) }

  private let input: WorkerInput
  private let end: Task<Ended, any Error>

  /// Starts a worker.
  ///
  /// - Throws: ``GraphvizError/workerUnusable(path:reason:)`` where there are no descriptors left.
  init(worker: String, arguments: [String]) throws(GraphvizError) {
    do {
      input = try WorkerInput()
    } catch {
      throw .workerUnusable(path: worker, reason: "\(error)")
    }
    end = Task { [reader = input.reader] in
      try await Subprocess.run(
        .path(FilePath(worker)), arguments: Arguments(arguments),
        // A crash is an answer here, and a backtrace would take seconds.
        environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]),
        input: .fileDescriptor(reader, closeAfterSpawningProcess: true),
        output: .bytes(limit: .max), error: .bytes(limit: .max))
    }
  }

  /// Sends the worker its graph, and waits for its answer.
  ///
  /// - Parameters:
  ///   - text: the DOT; for a worker that waits, after a line of arguments.
  ///   - limits: what the worker was given as its limits.
  func run(_ text: String, _ limits: Limits) async -> Outcome {
    input.finish(with: text)
    return await withTaskGroup(of: Outcome.self) { group in
      group.addTask {
        await withTaskCancellationHandler {
          do {
            return outcome(of: try await end.value, limits)
          } catch {
            return .notStarted("\(error)")
          }
        } onCancel: {
          end.cancel()
        }
      }
      group.addTask {
        try? await Task.sleep(for: Self.patience(limits))
        return .failed(.deadline(limits.deadline), messages: "")
      }
      let first = await group.next()!
      group.cancelAll()
      return first
    }
  }

  private func outcome(of end: Ended, _ limits: Limits) -> Outcome {
    let output = end.standardOutput
    let messages = String(decoding: end.standardError, as: UTF8.self)
    guard let line = output.firstIndex(of: UInt8(ascii: "\n")),
      let report = try? JSONDecoder().decode(LayoutReport.self, from: Data(output[..<line])),
      report.count == output.count - line - 1
    else { return .failed(reason(end.terminationStatus, messages, limits), messages: messages) }
    return .answered(report, bytes: Array(output[(line + 1)...]), messages: messages)
  }

  private func reason(
    _ status: TerminationStatus, _ messages: String, _ limits: Limits
  ) -> GraphvizFailure.Reason {
    switch status {
    case .signaled(Self.outOfTime): .deadline(limits.deadline)
    case .exited(Self.outOfMemory): .memory(megabytes: limits.memory)
    case .exited(Self.outOfStack): .stack(megabytes: Self.stack)
    case .exited where messages.contains("out of memory"): .memory(megabytes: limits.memory)
    default: .died(status.clause)
    }
  }
}

extension LayoutProcess {
  /// The signal and exit statuses of a worker at its limits, and its stack in megabytes, as in its sources.
  private static let outOfTime = SIGPROF
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

/// Workers that were started before there was anything to draw, and have loaded Graphviz meanwhile.
///
/// Those that are not needed end when this value goes away.
actor ReadyWorkers {
  private var ready: [(arguments: [String], process: LayoutProcess)] = []

  /// Adds a worker that waits for its graph.
  ///
  /// - Throws: ``GraphvizError/workerUnusable(path:reason:)``.
  func start(_ worker: String, _ arguments: [String]) throws(GraphvizError) {
    let process = try LayoutProcess(worker: worker, arguments: ["--wait"] + arguments)
    ready.append((arguments, process))
  }

  /// Removes and returns a worker that was started with these arguments.
  func take(_ arguments: [String]) -> LayoutProcess? {
    let index = ready.firstIndex { $0.arguments == arguments }
    return index.map { ready.remove(at: $0).process }
  }
}
