import FlowTrace

/// The file of a wireframe: JSON, an array on each line.
///
///     ["wireframe",1,"HomeViewController"]
///     ["title","Home"]
///     ["row","Square towel",""]
///     ["tabs",0,"Green","Blue"]
extension Wireframe {
  /// The most bytes of a file, parts in it, and texts of a part.
  private static let most = (bytes: 1 << 16, parts: 200, texts: 20)
  private static let word = "wireframe"
  private static let version = 1

  /// The bytes of the file.
  package var file: [UInt8] {
    var bytes: [UInt8] = []
    Self.append(Self.word, Self.version, [screen], to: &bytes)
    for part in parts { Self.append(part.kind.rawValue, part.selected, part.texts, to: &bytes) }
    return bytes
  }

  private static func append(
    _ word: String, _ number: Int?, _ texts: [String], to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "["))
    bytes.append(quoted: word)
    if let number { bytes += ",\(number)".utf8 }
    for text in texts {
      bytes.append(UInt8(ascii: ","))
      bytes.append(quoted: text)
    }
    bytes += "]\n".utf8
  }

  /// Reads a file. Parts of a later version are left out.
  ///
  /// - Throws: ``WireframeError``.
  package init(file bytes: [UInt8]) throws(WireframeError) {
    guard bytes.count <= Self.most.bytes else {
      throw WireframeError(line: 1, "the file is too long")
    }
    self.init(screen: "")
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.count <= Self.most.parts + 1 else {
      throw WireframeError(line: Self.most.parts + 2, "there are too many parts")
    }
    for (index, line) in lines.enumerated() {
      let row = try Row(line, number: index + 1)
      if index == 0 {
        guard row.word == Self.word, row.number == Self.version, let name = row.texts.first else {
          throw WireframeError(line: 1, "this is not the first line of a wireframe of version 1")
        }
        screen = name
      } else if let kind = Part.Kind(rawValue: row.word) {
        parts.append(Part(kind, texts: row.texts, selected: row.number))
      }
    }
    guard !lines.isEmpty else { throw WireframeError(line: 1, "the file is empty") }
  }

  /// A line: a word, a number where there is one, and texts.
  private struct Row {
    var word = ""
    var number: Int?
    var texts: [String] = []

    init(_ line: ArraySlice<UInt8>, number lineNumber: Int) throws(WireframeError) {
      let failure = Array(line).withUnsafeBufferPointer { buffer -> JSONScanner.Failure? in
        do throws(JSONScanner.Failure) {
          try read(buffer)
          return nil
        } catch {
          return error
        }
      }
      if let failure { throw WireframeError(line: lineNumber, failure.message) }
    }

    private mutating func read(
      _ bytes: UnsafeBufferPointer<UInt8>
    ) throws(JSONScanner.Failure) {
      var scanner = JSONScanner(bytes)
      try scanner.expect("[")
      word = try Self.string(&scanner)
      while scanner.skip(",") {
        let value = try scanner.value()
        switch value.content {
        case .integer(let integer) where texts.isEmpty && number == nil && integer < 1000:
          number = Int(integer)
        case .string(let escaped) where texts.count < Wireframe.most.texts:
          texts.append(scanner.text(in: value.range, escaped: escaped))
        default: throw scanner.fail("expected a text")
        }
      }
      try scanner.expect("]")
      try scanner.expectEnd()
    }

    private static func string(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) -> String {
      let (range, escaped) = try scanner.string()
      return scanner.text(in: range, escaped: escaped)
    }
  }
}

/// The reason for which a file is not a wireframe.
package struct WireframeError: Error, Sendable, Hashable, CustomStringConvertible {
  package var line: Int
  package var reason: String

  init(line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  package var description: String { "line \(line): \(reason)" }
}
