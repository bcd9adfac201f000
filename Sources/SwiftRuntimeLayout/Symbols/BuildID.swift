/// Identifies a build of an executable: its GNU build ID, or its UUID in a Mach-O file.
enum BuildID {
  /// The ID among the notes of an ELF file, in hexadecimal digits; nil where there is none.
  ///
  /// - Parameters:
  ///   - notes: where the notes lie.
  ///   - bytes: the file, or the program in memory.
  static func find(inNotes notes: Range<UInt>, of bytes: CheckedBytes) -> String? {
    let gnu: UInt32 = 0x0055_4E47  // "GNU\0"
    let buildID: UInt32 = 3  // NT_GNU_BUILD_ID
    var place = notes.lowerBound
    while place < notes.upperBound, let nameSize = bytes.load(UInt32.self, at: place),
      let size = bytes.load(UInt32.self, at: place + 4),
      let type = bytes.load(UInt32.self, at: place + 8)
    {
      let content = place + 12 + padded(nameSize)
      if type == buildID, nameSize == 4, bytes.load(UInt32.self, at: place + 12) == gnu {
        return digits(at: content, count: UInt(size), of: bytes)
      }
      place = content + padded(size)
    }
    return nil
  }

  /// Bytes in hexadecimal digits; nil where they do not lie in the file.
  static func digits(at place: UInt, count: UInt, of bytes: CheckedBytes) -> String? {
    guard count > 0, let range = bytes.range(at: place, count: count) else { return nil }
    var text = ""
    for place in range {
      guard let byte = bytes.load(UInt8.self, at: place) else { return nil }
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return text
  }

  private static func padded(_ size: UInt32) -> UInt { (UInt(size) + 3) & ~3 }
}
