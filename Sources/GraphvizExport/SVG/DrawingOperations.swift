import CGraphviz

/// The operations that the worker's render engine wrote, one after another.
///
/// A worker that a graph has made do something else may have written them, so every size and number is
/// checked.
struct DrawingOperations {
  /// A place where the bytes are not operations.
  struct Malformed: Error, Equatable {
    /// The byte's offset.
    var offset: Int
    var reason: String
  }

  /// The most that a coordinate may be, in points.
  private static let farthest = 1e9

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether all operations have been read.
  var isAtEnd: Bool { position == bytes.count }

  /// Reads the next operation. O(*n*) in its length.
  mutating func next() throws(Malformed) -> DrawingOperation {
    let start = position
    let head = try take(MemoryLayout<cg_operation_t>.size).withUnsafeBytes {
      $0.loadUnaligned(as: cg_operation_t.self)
    }
    let points = DrawnPoints(
      bytes: try take(Int(head.points) * MemoryLayout<pointf>.stride), count: Int(head.points))
    guard abs(head.size) <= Self.farthest, points.areWithin(Self.farthest) else {
      throw Malformed(offset: start, reason: "a number is out of range")
    }
    return DrawingOperation(
      head: head, points: points, font: try take(Int(head.font)), text: try take(Int(head.text)),
      offset: start)
  }

  private mutating func take(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
    guard count <= bytes.count - position else {
      throw Malformed(offset: bytes.count, reason: "the drawing is cut off")
    }
    defer { position += count }
    return bytes[position..<(position + count)]
  }
}

/// An operation of a drawing, with the points and texts that follow it.
struct DrawingOperation {
  let head: cg_operation_t
  let points: DrawnPoints
  let font: ArraySlice<UInt8>
  let text: ArraySlice<UInt8>
  /// Where it is in the drawing.
  let offset: Int

  var kind: Int { Int(head.kind) }
}

/// Points of a drawing, in points from its lower left corner.
struct DrawnPoints: RandomAccessCollection {
  fileprivate let bytes: ArraySlice<UInt8>
  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> pointf {
    bytes.withUnsafeBytes {
      $0.loadUnaligned(
        fromByteOffset: index * MemoryLayout<pointf>.stride, as: pointf.self)
    }
  }

  /// Whether all coordinates are numbers between the negative of a number and itself.
  fileprivate func areWithin(_ most: Double) -> Bool {
    allSatisfy { abs($0.x) <= most && abs($0.y) <= most }
  }
}
