import PortableC

/// The file that a signal which ends this process removes first.
enum RemovedOnSignal {
  /// Its path, which the handler reads; written only while the handlers are not set.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Sets the file, of which there is one at a time.
  ///
  /// - Parameter path: its path; nil for none any more.
  static func set(_ path: String?) {
    for number in numbers { signal(number, SIG_DFL) }
    free(Self.path)
    Self.path = path.flatMap { strdup($0) }
    guard path != nil else { return }
    for number in numbers {
      signal(number) { number in
        if let path = RemovedOnSignal.path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
