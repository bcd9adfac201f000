import PortableC

/// The file that a signal which ends this process removes first.
enum RemovedOnSignal {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// Its path, which the handler reads; written only while the handlers are not set.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  /// The signals whose handlers are set, with what they did before; nil for what they do by default.
  nonisolated(unsafe) private static var replaced: [(number: Int32, handler: Handler?)] = []

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
      // Ignored until it is known whether it was: `nohup` and shells ignore signals of what they start.
      let handler = signal(number, SIG_IGN)
      guard !isIgnored(handler) else { continue }
      replaced.append((number, handler))
      signal(number) { number in
        if let path = RemovedOnSignal.path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func isIgnored(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
