/// The sections of a 64-bit little-endian ELF file, by name.
///
/// The file is not trusted: a section that does not lie within it is left out, and so is one whose
/// bytes are compressed.
struct ELFSections {
  private var ranges: [String: Range<UInt>] = [:]
  private var addresses: [String: UInt] = [:]

  /// - Parameter bytes: the file.
  init?(_ bytes: CheckedBytes) {
    // 7F E L F, ELFCLASS64, ELFDATA2LSB
    guard let magic = bytes.load(UInt64.self, at: 0), magic & 0xFFFF_FFFF_FFFF == 0x0102_464C_457F,
      let table = bytes.load(UInt64.self, at: 40),
      let size = bytes.load(UInt16.self, at: 58), size >= 64,
      let count = bytes.load(UInt16.self, at: 60),
      let namesIndex = bytes.load(UInt16.self, at: 62),
      let headers = bytes.range(at: UInt(table), count: UInt(count) * UInt(size)),
      namesIndex < count
    else { return nil }

    func contents(_ header: UInt) -> Range<UInt>? {
      guard let offset = bytes.load(UInt64.self, at: header + 24),
        let size = bytes.load(UInt64.self, at: header + 32)
      else { return nil }
      return bytes.range(at: UInt(offset), count: UInt(size))
    }

    let starts = (0..<UInt(count)).map { headers.lowerBound + $0 * UInt(size) }
    guard let names = contents(starts[Int(namesIndex)]) else { return nil }
    let compressed: UInt64 = 0x800  // SHF_COMPRESSED
    for header in starts {
      guard let name = bytes.load(UInt32.self, at: header),
        let flags = bytes.load(UInt64.self, at: header + 8), flags & compressed == 0,
        let range = contents(header), let text = bytes.string(in: names.dropFirst(Int(name)))
      else { continue }
      ranges[String(cString: text)] = range
      addresses[String(cString: text)] = bytes.load(UInt64.self, at: header + 16).map { UInt($0) }
    }
  }

  /// The address of a section where the program is loaded as the file says.
  func address(of name: String) -> UInt? { addresses[name] }

  /// Where a section lies in the file.
  subscript(_ name: String) -> Range<UInt>? { ranges[name] }
}
