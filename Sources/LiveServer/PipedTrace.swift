import Dispatch
import PortableC

/// A trace that another process writes to standard input.
///
/// A queue of its own reads it, so that the other process does not wait for anything here.
package struct PipedTrace: TraceSource {
  private var pieces: AsyncStream<TracePiece>.Iterator

  package init() {
    let (stream, continuation) = AsyncStream.makeStream(of: TracePiece.self)
    pieces = stream.makeAsyncIterator()
    DispatchQueue(label: "coordgraph.standard-input").async {
      while let bytes = Self.read() { continuation.yield(.bytes(bytes)) }
      continuation.yield(.note("note: Standard input ended; the page shows what was read."))
      continuation.finish()
    }
  }

  package mutating func next() async throws -> TracePiece? { await pieces.next() }

  private static func read() -> [UInt8]? {
    var isOver = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      var result = -1
      repeat {
        result = PortableC.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      isOver = result <= 0
      count = max(0, result)
    }
    return isOver ? nil : bytes
  }
}
