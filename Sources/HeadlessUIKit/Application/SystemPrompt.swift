import Dispatch

/// What the system asks the person in front of the app, such as whether it may send notifications.
///
/// In a session of a person or an explorer, nothing else can be used until one of the answers is tapped.
/// Elsewhere the first answer, which agrees, is given at once.
@MainActor public struct SystemPrompt {
  /// The titles of the answers: `Allow notifications`.
  public let answers: [String]
  private let choose: (Int) -> Void

  private static var open: [SystemPrompt] = []
  private static var sessions = 0

  /// What is asked now; `nil` when nothing is.
  package static var current: SystemPrompt? { open.first }

  /// Asks the person, from any thread. What a task asks whose session is over is not asked in the next.
  ///
  /// - Parameters:
  ///   - answers: The titles of the answers; the first one agrees.
  ///   - choose: Called in the ``MainLoop`` with the index of the answer.
  nonisolated public static func ask(_ answers: [String], then choose: @escaping (Int) -> Void) {
    nonisolated(unsafe) let choose = choose
    let session = TimerWatch.sessionHere
    MainLoop.hand {
      guard TimerWatch.goesOn(session) else { return }
      MainActor.assumeIsolated { show(SystemPrompt(answers: answers, choose: choose)) }
    }
  }

  private static func show(_ prompt: SystemPrompt) {
    if sessions > 0 { open.append(prompt) } else { prompt.choose(0) }
  }

  /// Asks the person, and returns the index of the answer.
  ///
  /// - Parameter answers: The titles of the answers; the first one agrees.
  nonisolated public static func ask(_ answers: [String]) async -> Int {
    await withCheckedContinuation { continuation in
      let reply = PromptReply(continuation, refusal: answers.count - 1)
      ask(answers) { reply.give($0) }
    }
  }

  /// Gives the answer to what is asked now.
  static func answer(at index: Int) {
    guard !open.isEmpty else { return }
    open.removeFirst().choose(index)
  }

  /// Begins a session, in which the person answers.
  static func beginSession() { sessions += 1 }

  /// Ends a session. Nobody answers what is still asked; tasks that wait for it are refused.
  static func endSession() {
    sessions -= 1
    guard sessions == 0 else { return }
    let left = open
    open = []
    withExtendedLifetime(left) {}
    SystemPermission.endSession()
  }
}

/// The reply to a task that waits, which is refused where nobody gives one.
final class PromptReply<Value: Sendable> {
  private var continuation: CheckedContinuation<Value, Never>?
  private let refusal: Value

  init(_ continuation: CheckedContinuation<Value, Never>, refusal: Value) {
    self.continuation = continuation
    self.refusal = refusal
  }

  deinit { give(refusal) }

  func give(_ value: Value) {
    continuation?.resume(returning: value)
    continuation = nil
  }
}
