import Dispatch
import PortableC
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The standard input and output of a worker, which end when this value goes away.
///
/// It is a socket and not two pipes because a worker may crash before it has read everything: writing
/// to a pipe without a reader raises SIGPIPE, which would end this program.
final class WorkerChannel: Sendable {
  /// What a child of the worker left behind.
  struct Answer {
    var status: TerminationStatus
    var output: ArraySlice<UInt8>
    var messages: String
  }

  /// The worker's end. Whoever starts the worker closes it.
  let remote: FileDescriptor
  private let own: FileDescriptor
  /// A queue with a thread of its own: to block one of the global queue's would block Swift's tasks.
  private let queue = DispatchQueue(label: "coordgraph-layout")

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
    remote = FileDescriptor(rawValue: ends[0])
    own = FileDescriptor(rawValue: ends[1])
  }

  deinit { try? own.close() }

  /// Sends a request, and waits for its answer.
  ///
  /// - Returns: nil where the channel was closed, by either side, or where this is no answer.
  func answer(to request: String) async -> Answer? {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        write(request)
        continuation.resume(returning: receive())
      }
    }
  }

  /// Ends the input of the worker, and a wait for an answer.
  func close() {
    shutdown(own.rawValue, CInt(SHUT_RDWR))
  }

  /// Sends a text, or what the worker reads of it.
  private func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(own.rawValue, $0.baseAddress, $0.count, Self.flags)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func receive() -> Answer? {
    var bytes: [UInt8] = []
    var end: Int?
    while end == nil, bytes.count < 64, receive(&bytes) { end = bytes.firstIndex(of: 10) }
    guard let end else { return nil }
    let numbers = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard numbers.count == 3, let status = Int32(numbers[0]), let output = UInt32(numbers[1]),
      let messages = UInt32(numbers[2])
    else { return nil }
    let middle = end + 1 + Int(output)
    let count = middle + Int(messages)
    while bytes.count < count { guard receive(&bytes) else { return nil } }
    return Answer(
      status: status < 0 ? .signaled(-status) : .exited(status), output: bytes[(end + 1)..<middle],
      messages: String(decoding: bytes[middle..<count], as: UTF8.self))
  }

  /// Appends what has arrived, at least one byte; false where nothing will.
  private func receive(_ bytes: inout [UInt8]) -> Bool {
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      var received = -1
      repeat {
        received = recv(own.rawValue, buffer.baseAddress, buffer.count, 0)
      } while received < 0 && errno == EINTR
      count = max(0, received)
    }
    bytes += chunk
    return !chunk.isEmpty
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
