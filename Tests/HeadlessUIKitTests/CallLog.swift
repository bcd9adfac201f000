import HeadlessUIKit

/// What was called, in order.
@MainActor final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// The calls since the last time, and forgets them.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
