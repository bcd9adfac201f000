import HeadlessUIKit

/// A log of calls, in order.
@MainActor final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// Returns the calls since the last time, and clears the log.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
