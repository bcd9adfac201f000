import PortableUIKit

/// A turn at the one application that all tests of a process share.
///
/// Swift Testing interleaves the tests of a process where they await. Explorations
/// (`FlowExplorer.explore()`), walks (``FlowPerson/walk(launching:steps:)``) and what is done
/// through a ``FlowPerson`` queue up by themselves: each waits until the turns before it are over. A
/// test that uses windows and view controllers directly takes a turn, too:
///
/// ```swift
/// @Test func deepLink() async throws {
///   try await InterfaceTurn.take {
///     let window = UIWindow()
///     …
///   }
/// }
/// ```
///
/// Turns nest: what is begun in a turn queues up within it.
@MainActor
public enum InterfaceTurn {
  /// The queue of those who are in no turn.
  private static let outermost = TurnQueue()
  @TaskLocal private static var current: TurnQueue?

  /// Whether the running task is in a turn.
  package static var isTaken: Bool { open != nil }

  /// The queue of the innermost turn that goes on and that the running task is in.
  private static var open: TurnQueue? {
    var queue = current
    while let turn = queue, !turn.isOpen { queue = turn.outer }
    return queue
  }

  /// Runs `body` when all turns that were asked for before are over: first come, first served.
  ///
  /// The turn is over when `body` returns; a task that `body` starts and does not wait for is then
  /// outside it.
  ///
  /// - Parameter body: what to run.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  public static func take<Result, Failure: Error>(
    _ body: @MainActor () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let queue = open ?? outermost
    await queue.enter()
    defer { queue.leave() }
    let inner = TurnQueue(in: queue === outermost ? nil : queue)
    defer { inner.isOpen = false }
    return try await $current.withValue(inner) { () async -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try await body())
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Runs `body` in a turn, with the main loop standing still where `body` does not run it.
  package static func takeAndDrive<Result>(_ body: @MainActor () async -> Result) async -> Result {
    await take { await MainLoop.drive(body) }
  }

  /// Lets everything happen that code without a turn has left behind, before an app is launched.
  package static func settle() async {
    await MainLoop.runUntilIdle()
  }

  /// Runs `body` in the running task's turn, or in one of its own.
  static func join<Result, Failure: Error>(
    _ body: @MainActor () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    isTaken ? try await body() : try await take(body)
  }
}

/// A queue of turns: first come, first served.
@MainActor
private final class TurnQueue {
  /// Whether the turn in which this queue was made still goes on.
  var isOpen = true
  /// The queue of the turn around that one; nil around the outermost.
  let outer: TurnQueue?
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(in outer: TurnQueue? = nil) {
    self.outer = outer
  }

  func enter() async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty {
      isBusy = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
