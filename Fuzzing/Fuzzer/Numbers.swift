/// Numbers at the ends of ranges, which take the place of a text's own.
enum Numbers {
  private static let all = [
    "0", "-1", "-0", "1", "2", "00", "0.1", "1.0", "255", "256", "65535", "65536", "2147483647",
    "2147483648", "-2147483648", "4294967295", "4294967296", "9007199254740993",
    "4611686018427387904", "9223372036854775806", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "18446744073709551614", "18446744073709551615",
    "18446744073709551616", "99999999999999999999999", "1e308", "1e999", "1e-400", "NaN",
  ].map { Array($0.utf8) }

  /// Replaces one number of a text.
  ///
  /// - Parameters:
  ///   - buffer: the text, and room behind it.
  ///   - count: the length of the text.
  ///   - seed: which number is replaced, and by what.
  /// - Returns: the length of the new text; nil where there is no number, or no room.
  static func replaceOne(
    in buffer: UnsafeMutableBufferPointer<UInt8>, count: Int, seed: UInt64
  ) -> Int? {
    let text = buffer[..<count]
    let runs = text.indices.split { !isDigit(text[$0]) }
    guard !runs.isEmpty else { return nil }
    let run = runs[Int(seed % UInt64(runs.count))]
    let number = all[Int(seed / UInt64(runs.count) % UInt64(all.count))]
    let changed = Array(text[..<run.startIndex]) + number + text[run.endIndex...]
    guard changed.count <= buffer.count else { return nil }
    for (index, byte) in changed.enumerated() { buffer[index] = byte }
    return changed.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
