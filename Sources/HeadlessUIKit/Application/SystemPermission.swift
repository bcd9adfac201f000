import Foundation

/// What a person allows an app once and for all, such as to use the camera.
///
/// The first request asks by a ``SystemPrompt``; those after it get the same answer. An app that is launched
/// again finds what was decided, and a new session begins with nothing decided.
public enum SystemPermission {
  private struct State {
    var decisions: [String: Bool] = [:]
    var waiting: [String: [(Bool) -> Void]] = [:]
  }

  private static let lock = NSLock()
  // Used under the lock only.
  nonisolated(unsafe) private static var state = State()

  /// Whether the person has allowed something; `nil` before a request was answered.
  ///
  /// - Parameter name: What it is about: `notifications`.
  public static func decision(on name: String) -> Bool? {
    lock.withLock { state.decisions[name] }
  }

  /// All decisions, sorted: `notifications: allowed`.
  package static var decisions: [String] {
    lock.withLock {
      state.decisions.map { "\($0.key): \($0.value ? "allowed" : "denied")" }.sorted()
    }
  }

  /// Asks the person, from any thread, if nothing was decided yet. A task whose session is over is not heard.
  ///
  /// - Parameters:
  ///   - name: What it is about, in words that fit after "Allow": `notifications`.
  ///   - decide: Called in the ``MainLoop`` with whether the person allows it.
  public static func request(_ name: String, then decide: @escaping (Bool) -> Void) {
    guard TimerWatch.goesOn(TimerWatch.sessionHere) else { return }
    let isFirst: Bool? = lock.withLock {
      guard state.decisions[name] == nil else { return nil }
      state.waiting[name, default: []].append(decide)
      return state.waiting[name]?.count == 1
    }
    switch isFirst {
    case true?:
      SystemPrompt.ask(["Allow \(name)", "Don’t allow \(name)"]) {
        finish(name, isAllowed: $0 == 0)
      }
    case false?: break
    case nil: MainLoop.hand { decide(decision(on: name) ?? false) }
    }
  }

  /// Asks the person if nothing was decided yet, and returns whether it is allowed.
  ///
  /// - Parameter name: What it is about, in words that fit after "Allow": `notifications`.
  public static func request(_ name: String) async -> Bool {
    await withCheckedContinuation { continuation in
      let reply = PromptReply(continuation, refusal: false)
      request(name) { reply.give($0) }
    }
  }

  private static func finish(_ name: String, isAllowed: Bool) {
    let waiting = lock.withLock {
      state.decisions[name] = isAllowed
      return state.waiting.removeValue(forKey: name) ?? []
    }
    for decide in waiting { decide(isAllowed) }
  }

  /// Forgets who waits.
  static func endSession() {
    let waiting = lock.withLock {
      defer { state.waiting = [:] }
      return state.waiting
    }
    withExtendedLifetime(waiting) {}
  }

  /// Forgets what was decided.
  static func reset() { lock.withLock { state.decisions = [:] } }
}
