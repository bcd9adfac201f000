import FlowTrace

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
  /// - Throws: ``FlowGraphFileError``, which names the line and the field.
  public init(
    json: some Collection<UInt8>, file: String? = nil
  ) throws(FlowGraphFileError) {
    let bytes = Array(json)
    do {
      self = try bytes.withUnsafeBufferPointer { buffer in
        var reader = try FlowGraphReader(buffer)
        let version = try reader.version()
        guard version.split(separator: ".").first == "\(FlowGraphHeader.version.major)" else {
          throw FlowGraphFileError.version(version, file: file)
        }
        return try reader.graph()
      }
    } catch let failure as JSONScanner.Failure {
      let before = bytes[..<min(failure.offset, bytes.count)]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      throw .notAGraph(
        file: file, line: line, column: before.count - lineStart + 1, reason: failure.message)
    } catch let error as FlowGraphFileError {
      throw error
    } catch {
      throw .notAGraph(file: file, line: 1, column: 1, reason: "\(error)")
    }
  }

  /// Whether bytes begin like a stored graph, rather than like a trace, which begins with a header
  /// on one line.
  ///
  /// - Parameter prefix: the first bytes, some kilobytes or all there are. O(*n*).
  public static func isStored(in prefix: some Collection<UInt8>) -> Bool {
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

/// What tells a stored graph from anything else.
enum FlowGraphHeader {
  /// The value of `format`.
  static let format = "flowgraph"

  /// The version that this library writes: a reader refuses another major version, and passes over
  /// what a later minor version added.
  static let version = TraceHeader.Version(major: 1, minor: 0)
}

/// Bytes that cannot be read as a stored graph.
public enum FlowGraphFileError: Error, Sendable, Hashable {
  /// Something in it is not what it has to be; line and column count from 1, columns in bytes.
  case notAGraph(file: String?, line: Int, column: Int, reason: String)
  /// It was written in another major version of the format.
  case version(String, file: String?)
}

extension FlowGraphFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAGraph(let file, let line, let column, let reason):
      "\(file.map { "\($0):" } ?? "line ")\(line):\(column): not a valid flow graph: \(reason)."
    case .version(let version, let file):
      """
      \(file ?? "The graph") was written in version \(version) of the graph format; this program \
      reads \(FlowGraphHeader.version.major).x.
      """
    }
  }
}
