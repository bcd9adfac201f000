#if !FLOW_PHONE
  import Dispatch
  import PortableC
  import ProcessSocket
  import Subprocess

  #if canImport(System)
    import System
  #else
    import SystemPackage
  #endif

  /// Lines of text that two processes exchange over a socket.
  ///
  /// Sendable: the socket does not change, and the buffer is used by one reader at a time, which is the
  /// main thread of a session's process, or the queue of a channel here.
  final class SessionChannel: @unchecked Sendable {
    private let socket: ProcessSocket
    private let queue = DispatchQueue(label: "flow-explorer-session")
    private var received: [UInt8] = []

    /// - Parameter descriptor: a connected socket, which the channel closes in the end.
    convenience init(_ descriptor: FileDescriptor) {
      self.init(ProcessSocket(descriptor.rawValue))
    }

    private init(_ socket: ProcessSocket) {
      self.socket = socket
    }

    /// Creates a channel and its other end.
    ///
    /// - Returns: the channel, and the descriptor for the other process.
    /// - Throws: `Errno` when there are no descriptors left.
    static func pair() throws(Errno) -> (own: SessionChannel, other: FileDescriptor) {
      guard let (own, other) = ProcessSocket.pair() else { throw Errno(rawValue: errno) }
      return (SessionChannel(own), FileDescriptor(rawValue: other))
    }

    /// Sends a line, or as much of it as the other process takes.
    func send(_ line: [UInt8]) {
      socket.send(line + [UInt8(ascii: "\n")])
    }

    /// Waits for a line and returns it; nil when the other process has ended, or closed its end.
    func receive() -> [UInt8]? {
      var searched = 0
      while true {
        if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { received.removeFirst(end + 1) }
          return Array(received[..<end])
        }
        searched = received.count
        let chunk = socket.receive()
        guard !chunk.isEmpty else { return nil }
        received += chunk
      }
    }

    /// Waits for a line without keeping a thread of Swift's tasks; nil when there will be none.
    func nextLine() async -> [UInt8]? {
      await withCheckedContinuation { continuation in
        queue.async { [self] in continuation.resume(returning: receive()) }
      }
    }

    /// Ends the exchange for both processes.
    func close() { socket.shutDown() }

    /// Waits until the other process has ended, or closed its end.
    func waitForHangup() { socket.waitForHangup() }
  }
#endif
