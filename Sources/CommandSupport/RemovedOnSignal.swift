import PortableC

/// The file that a signal which ends this process removes first.
enum RemovedOnSignal {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// Its path, which the handler reads; written only while the handlers are not set.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  /// The signals whose handlers are set, with what they did before; nil for what they do by default.
  nonisolated(unsafe) private static var replaced: [(number: Int32, handler: Handler?)] = []
  /// The signal that came while its handler was about to be set.
  nonisolated(unsafe) private static var early: sig_atomic_t = 0

  /// Sets the file, of which there is one at a time. Signals that this process ignores stay ignored.
  ///
  /// - Parameter path: its path; nil for none any more.
  static func set(_ path: String?) {
    for (number, handler) in replaced { signal(number, handler) }
    replaced = []
    free(Self.path)
    Self.path = path.flatMap { strdup($0) }
    guard path != nil else { return }
    for number in numbers {
      // Noted until it is known whether it was ignored: `nohup` and shells ignore signals of what they start.
      early = 0
      let handler = signal(number) { RemovedOnSignal.early = sig_atomic_t($0) }
      guard !isIgnored(handler) else {
        signal(number, SIG_IGN)
        continue
      }
      replaced.append((number, handler))
      signal(number) { number in
        if let path = RemovedOnSignal.path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
      if early != 0 { raise(number) }
    }
  }

  private static func isIgnored(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
