import Dispatch
import PortableC

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The standard input of a worker, which ends when this value goes away, or after a text was sent.
///
/// It is a socket and not a pipe because a worker may crash before it has read everything: writing to a
/// pipe without a reader raises SIGPIPE, which would end this program.
final class WorkerInput: Sendable {
  /// The worker's end. Whoever starts the worker closes it.
  let reader: FileDescriptor
  private let writer: FileDescriptor

  /// - Throws: `Errno`, where there are no descriptors left.
  init() throws(Errno) {
    var ends: [CInt] = [-1, -1]
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Errno(rawValue: errno) }
    #if canImport(Darwin)
      var yes: CInt = 1
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      setsockopt(ends[1], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<CInt>.size))
    #endif
    reader = FileDescriptor(rawValue: ends[0])
    writer = FileDescriptor(rawValue: ends[1])
  }

  deinit { try? writer.close() }

  /// Sends a text and ends the input, on another thread: a worker may hang before it has read
  /// everything.
  func finish(with text: String) {
    DispatchQueue.global().async { [self] in
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          send(writer.rawValue, $0.baseAddress, $0.count, Self.flags)
        }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      shutdown(writer.rawValue, CInt(SHUT_WR))
    }
  }

  /// Without a reader, sending fails instead of raising SIGPIPE. Darwin has an option of the socket.
  private static var flags: CInt {
    #if canImport(Darwin)
      0
    #else
      CInt(MSG_NOSIGNAL)
    #endif
  }
}
