import FlowGraph
import FlowTrace
import Foundation

extension FlowGraph {
  /// Folds the trace at a path, 64 KiB at a time.
  static func read(_ path: String) throws -> FlowGraph {
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    var reader = TraceReader(file: path)
    var builder = FlowGraphBuilder(app: "")
    while let chunk = try file.read(upToCount: 1 << 16), !chunk.isEmpty {
      try reader.read(chunk) { builder.add($0) }
    }
    try reader.finish { builder.add($0) }
    builder.app = reader.header?.app ?? ""
    return builder.graph
  }
}
