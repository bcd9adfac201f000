import FlowTrace
import PortableC

/// The signals that end a process from outside, held back while files are between two names.
enum HeldSignals {
  private struct State {
    /// How many files are between two names.
    var count = 0
    /// What the signals did before; nil for what they do by default.
    var handlers: [(@convention(c) (Int32) -> Void)?] = []
  }

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  private static let state = Locked(State())
  /// The last signal that came; only the handler writes it while signals are held.
  nonisolated(unsafe) private static var received: sig_atomic_t = 0

  /// Calls `body`. A signal that comes meanwhile takes effect when no body runs any more.
  static func hold<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    begin()
    defer { end() }
    try body()
  }

  private static func begin() {
    state.withLock { state in
      state.count += 1
      guard state.count == 1 else { return }
      received = 0
      state.handlers = numbers.map { number in
        signal(number) { HeldSignals.received = sig_atomic_t($0) }
      }
    }
  }

  private static func end() {
    state.withLock { state in
      state.count -= 1
      guard state.count == 0 else { return }
      for (number, handler) in zip(numbers, state.handlers) { signal(number, handler) }
      if received != 0 { raise(Int32(received)) }
    }
  }
}
