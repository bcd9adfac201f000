import FlowGraph
import FlowReading
import Foundation

extension FlowGraph {
  /// Folds the trace at a path, 64 KiB at a time.
  static func read(_ path: String) throws -> FlowGraph {
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    var reader = FlowFileReader(file: path, parts: .graphOnly)
    while let chunk = try file.read(upToCount: 1 << 16), !chunk.isEmpty {
      try reader.read([UInt8](chunk))
    }
    return try reader.finish().graph
  }
}
