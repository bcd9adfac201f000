/// Appends JSON to bytes, without spaces.
extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends `"string"` with what JSON must have escaped escaped.
  package mutating func append(quoted string: String) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: JSONWriter.longest(string)) { memory in
      var writer = JSONWriter(memory)
      writer.append(quoted: string)
      append(contentsOf: writer.written)
    }
  }
}
