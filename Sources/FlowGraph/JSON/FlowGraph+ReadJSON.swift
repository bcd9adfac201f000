public import FlowTrace

extension FlowGraph {
  /// Reads a graph that was stored as ``json``.
  ///
  ///     let graph = try FlowGraph(json: stored.json.utf8, file: "shop.json")
  ///
  /// What comes back has the same JSON; a trace's graph comes back equal. Members that a later
  /// minor version of the format added are passed over. O(*n*).
  ///
  /// - Parameters:
  ///   - json: the bytes, as UTF-8.
  ///   - file: what to call them in errors.
  /// - Throws: `Diagnostics`, with the line and the field that can't be read.
  public init(
    json: some Collection<UInt8>, file: String? = nil
  ) throws(Diagnostics) {
    let bytes = Array(json)
    self = try bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(JSONScanner.Failure) in
        var reader = try FlowGraphReader(buffer)
        try reader.expectVersion()
        return try reader.graph()
      }
    }.mapError { Diagnostics(Self.diagnostic(of: $0, in: bytes, file: file)) }.get()
  }

  private static func diagnostic(
    of failure: JSONScanner.Failure, in bytes: [UInt8], file: String?
  ) -> Diagnostic {
    let feed = UInt8(ascii: "\n")
    let offset = min(failure.offset, bytes.count)
    let start = bytes[..<offset].lastIndex(of: feed).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: feed) ?? bytes.count
    let column = String(decoding: bytes[start..<offset], as: UTF8.self).count + 1
    let wrong = bytes[offset..<min(offset + failure.length, end)]
    let length = String(decoding: wrong, as: UTF8.self).count
    return Diagnostic(
      .error, file: file, line: bytes[..<offset].count { $0 == feed } + 1,
      columns: column..<(column + length), of: String(decoding: bytes[start..<end], as: UTF8.self),
      failure.message)
  }

  /// Whether bytes begin like a stored graph, rather than like a trace, which begins with a header
  /// on one line.
  ///
  /// - Parameter prefix: the first bytes, some kilobytes or all there are. O(*n*).
  package static func isStored(in prefix: some Collection<UInt8>) -> Bool {
    Array(prefix).withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes)
      guard scanner.skip("{") else { return false }
      repeat {
        guard let key = try? scanner.string(), scanner.skip(":") else { return false }
        let name = scanner.text(in: key.range, escaped: key.escaped)
        // No member of a trace's header is an array.
        if scanner.skip("[") { return true }
        guard let value = try? scanner.value() else { return false }
        if name == "format", case .string(let escaped) = value.content {
          return scanner.text(in: value.range, escaped: escaped) == FlowGraphHeader.format
        }
      } while scanner.skip(",")
      return false
    }
  }
}

/// What distinguishes a stored graph from anything else.
enum FlowGraphHeader {
  /// The value of `format`.
  static let format = "flowgraph"

  /// The version that this library writes: a reader refuses another major version, and passes over
  /// what a later minor version added.
  static let version = TraceHeader.Version(major: 1, minor: 0)
}
