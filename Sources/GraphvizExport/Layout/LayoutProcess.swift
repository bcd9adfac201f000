import PortableC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A run of `coordgraph-layout`, which starts at once, and lays out one graph after another, each on one
/// rung, by a child for each. It ends when this value goes away.
struct LayoutProcess: Sendable {
  enum Outcome: Sendable {
    case answered(LayoutReport, bytes: [UInt8], messages: String)
    /// The worker, or its child for this graph, ended without an answer.
    case failed(GraphvizFailure.Reason, messages: String)
  }

  /// What a drawing may use up.
  struct Limits {
    /// The processor time after which the worker's child ends itself, so that all its messages arrive.
    var deadline: Duration
    /// Megabytes, including the stack.
    var memory: Int
  }

  /// A child that uses no processor time reaches no deadline, and the worker is killed after this time
  /// instead. It is long enough for a worker that shares its core with three others.
  private static func patience(_ limits: Limits) -> Duration { limits.deadline * 4 + .seconds(1) }

  private let channel: WorkerChannel
  private let process: WorkerProcess

  /// Starts a worker, which loads Graphviz while nothing is drawn.
  ///
  /// - Throws: ``GraphvizError/workerUnusable(path:reason:)``.
  init(worker: String, arguments: [String]) throws(GraphvizError) {
    guard let (channel, other) = WorkerChannel.pair() else {
      throw .workerUnusable(path: worker, error: errno)
    }
    defer { _ = close(other) }
    self.channel = channel
    // A crash is an answer here, and a backtrace would take seconds.
    process = try WorkerProcess(
      worker, ["--wait"] + arguments, socket: other, environment: ["SWIFT_BACKTRACE": "enable=no"])
  }

  /// Sends the worker a graph, and waits for its answer.
  ///
  /// - Parameters:
  ///   - dot: the graph.
  ///   - arguments: the worker's arguments for this graph alone.
  ///   - limits: what the drawing may use up.
  /// - Returns: the outcome, and whether the worker can draw another graph.
  func run(
    _ dot: String, _ arguments: [String], _ limits: Limits
  ) async -> (outcome: Outcome, isReady: Bool) {
    let options =
      arguments + [
        "--memory=\(limits.memory)", "--deadline=\(max(0.001, limits.deadline / .seconds(1)))",
        "--bytes=\(dot.utf8.count)",
      ]
    let request = options.joined(separator: " ") + "\n" + dot
    return await withTaskGroup(of: (Outcome, Bool).self) { group in
      group.addTask {
        await withTaskCancellationHandler {
          if let answer = await channel.answer(to: request) {
            return (outcome(of: answer, limits), true)
          }
          return (await outcomeOfEnd(limits), false)
        } onCancel: {
          process.kill()
          channel.close()
        }
      }
      group.addTask {
        try? await Task.sleep(for: Self.patience(limits))
        return (.failed(.deadline(limits.deadline), messages: ""), false)
      }
      let first = await group.next()!
      group.cancelAll()
      return first
    }
  }

  private func outcome(of answer: WorkerChannel.Answer, _ limits: Limits) -> Outcome {
    let (output, messages) = (answer.output, answer.messages)
    guard let line = output.firstIndex(of: UInt8(ascii: "\n")),
      let report = try? JSONDecoder().decode(LayoutReport.self, from: Data(output[..<line])),
      report.count == output.endIndex - line - 1, report.hasPossibleSize
    else { return .failed(reason(answer.status, messages, limits), messages: messages) }
    return .answered(report, bytes: Array(output[(line + 1)...]), messages: messages)
  }

  /// Waits for the end of a worker that closed the channel, or wrote something else than an answer.
  private func outcomeOfEnd(_ limits: Limits) async -> Outcome {
    channel.close()
    let end = await process.end
    return .failed(reason(end.status, end.messages, limits), messages: end.messages)
  }

  private func reason(
    _ status: WorkerProcess.Status, _ messages: String, _ limits: Limits
  ) -> GraphvizFailure.Reason {
    switch status {
    case .signaled(Self.outOfTime): .deadline(limits.deadline)
    case .exited(Self.outOfMemory): .memory(megabytes: limits.memory)
    case .exited(Self.outOfStack): .stack(megabytes: Self.stack)
    case .exited where messages.contains("out of memory"): .memory(megabytes: limits.memory)
    default: .died("\(status)")
    }
  }
}

extension LayoutProcess {
  /// The signal and exit statuses of a drawing at its limits, and its stack in megabytes, as in its sources.
  private static let outOfTime = SIGPROF
  private static let outOfMemory: Int32 = 75
  private static let outOfStack: Int32 = 76
  private static let stack = 256
}
