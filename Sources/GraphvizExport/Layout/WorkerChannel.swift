import Dispatch
import PortableC
import ProcessSocket

/// The standard input and output of a worker, which end when this value goes away.
///
/// It is a socket and not two pipes because a worker may crash before it has read everything.
final class WorkerChannel: Sendable {
  /// What a child of the worker left behind.
  struct Answer {
    var status: WorkerProcess.Status
    var output: ArraySlice<UInt8>
    var messages: String
  }

  private let own: ProcessSocket
  /// A queue with a thread of its own: to block one of the global queue's would block Swift's tasks.
  private let queue = DispatchQueue(label: "coordgraph-layout")

  private init(_ own: ProcessSocket) {
    self.own = own
  }

  /// Creates a channel, and the descriptor of the worker's end, which the caller closes.
  ///
  /// - Returns: nil when there are no descriptors left; `errno` has the reason.
  static func pair() -> (own: WorkerChannel, other: CInt)? {
    ProcessSocket.pair().map { (WorkerChannel($0.own), $0.other) }
  }

  /// Sends a request, and waits for its answer.
  ///
  /// - Returns: nil where the channel was closed, by either side, or where this is no answer.
  func answer(to request: String) async -> Answer? {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        own.send(Array(request.utf8))
        continuation.resume(returning: receive())
      }
    }
  }

  /// Ends the input of the worker, and a wait for an answer.
  func close() { own.shutDown() }

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
      status: WorkerProcess.Status(status), output: bytes[(end + 1)..<middle],
      messages: String(decoding: bytes[middle..<count], as: UTF8.self))
  }

  /// Appends what has arrived, at least one byte; false where nothing will.
  private func receive(_ bytes: inout [UInt8]) -> Bool {
    let chunk = own.receive()
    bytes += chunk
    return !chunk.isEmpty
  }
}
