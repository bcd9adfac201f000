/// The builds that an executable or a file with its debug information holds.
package struct ExecutableFile {
  /// One of the builds in a file.
  package struct Build: Hashable, Sendable {
    /// The build ID in hexadecimal digits.
    package let id: String
    /// The processor's name in a Mach-O file, of which a universal one has several.
    package let architecture: String?
  }

  /// The builds, in the order of the file: several in a universal Mach-O file.
  package let builds: [Build]

  /// - Parameter file: a file of any kind, which must stay in memory meanwhile.
  /// - Returns: nil for a file that is neither ELF nor Mach-O for 64-bit little-endian processors.
  package init?(_ file: UnsafeRawBufferPointer) {
    let bytes = CheckedBytes(file)
    if let sections = ELFSections(bytes) {
      let id = sections[".note.gnu.build-id"].flatMap { BuildID.find(inNotes: $0, of: bytes) }
      builds = id.map { [Build(id: $0, architecture: nil)] } ?? []
    } else {
      let headers = Self.slices(of: bytes).compactMap { MachOHeader(bytes, at: $0) }
      guard !headers.isEmpty else { return nil }
      builds = headers.compactMap { header in
        header.build.map { Build(id: $0, architecture: header.architecture) }
      }
    }
  }

  /// Where the files begin that a universal file is made of; 0 for another.
  private static func slices(of bytes: CheckedBytes) -> [UInt] {
    // FAT_MAGIC, whose numbers are big-endian, and the number of slices: Java's classes begin alike.
    guard bytes.load(UInt32.self, at: 0)?.byteSwapped == 0xCAFE_BABE,
      let count = bytes.load(UInt32.self, at: 4)?.byteSwapped, count < 32
    else { return [0] }
    return (0..<UInt(count)).compactMap { slice in
      bytes.load(UInt32.self, at: 8 + slice * 20 + 8).map { UInt($0.byteSwapped) }
    }
  }
}
