/// The header of a 64-bit little-endian Mach-O file, as far as it identifies the file and its code.
struct MachOHeader {
  /// The UUID in hexadecimal digits; nil where there is none.
  private(set) var build: String?
  /// Where the code lies, as addresses in the file.
  private(set) var code: Range<UInt> = 0..<0
  /// The name that Apple's tools have for the processor; nil for another than these.
  let architecture: String?

  /// - Parameters:
  ///   - bytes: the file, or the program in memory.
  ///   - start: where the header begins.
  init?(_ bytes: CheckedBytes, at start: UInt = 0) {
    // MH_MAGIC_64; then the processor, its variant, the file's type, and the load commands' number.
    guard bytes.load(UInt32.self, at: start) == 0xFEED_FACF,
      let processor = bytes.load(UInt32.self, at: start + 4),
      let variant = bytes.load(UInt32.self, at: start + 8),
      let count = bytes.load(UInt32.self, at: start + 16)
    else { return nil }
    architecture =
      switch (processor, variant & 0xFF_FFFF) {
      case (0x0100_000C, 2): "arm64e"
      case (0x0100_000C, _): "arm64"
      case (0x0100_0007, _): "x86_64"
      default: nil
      }
    var place = start + 32
    for _ in 0..<count {
      guard let command = bytes.load(UInt32.self, at: place),
        let size = bytes.load(UInt32.self, at: place + 4), size >= 8
      else { break }
      read(command, at: place, of: bytes)
      place += UInt(size)
    }
  }

  private mutating func read(_ command: UInt32, at place: UInt, of bytes: CheckedBytes) {
    switch command {
    case 0x1B:  // LC_UUID
      build = BuildID.digits(at: place + 8, count: 16, of: bytes)
    case 0x19:  // LC_SEGMENT_64
      guard bytes.load(UInt64.self, at: place + 8) == 0x0000_5458_4554_5F5F,  // "__TEXT"
        let address = bytes.load(UInt64.self, at: place + 24),
        let size = bytes.load(UInt64.self, at: place + 32),
        !address.addingReportingOverflow(size).overflow
      else { return }
      code = UInt(address)..<UInt(address + size)
    default: break
    }
  }
}
