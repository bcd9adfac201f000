#if canImport(Darwin)
  import Darwin
  import MachO
#endif

/// The executable of this process, as it is in memory.
///
/// The code of libraries, and of frameworks that are embedded in an app, is not in it.
package struct ProgramImage: Sendable {
  /// The build ID in hexadecimal digits; nil where the executable has none.
  package let build: String?
  /// Where the code lies in memory.
  private let code: Range<UInt>
  /// What to take from an address in memory to get the one in the file.
  private let slide: UInt

  /// Nil where the executable cannot be found.
  package static let main = ProgramImage()

  /// The address in the executable's file of an address in memory; nil for one of other code.
  func fileAddress(of address: UInt) -> UInt64? {
    code.contains(address) ? UInt64(address &- slide) : nil
  }

  #if canImport(Darwin)
    private init?() {
      guard let start = _dyld_get_image_header(0) else { return nil }
      let address = UInt(bitPattern: start)
      // The commands follow the 32 bytes of the header: dyld has mapped both.
      let commands = start.withMemoryRebound(to: mach_header_64.self, capacity: 1) {
        Int($0.pointee.sizeofcmds)
      }
      let memory = UnsafeRawBufferPointer(start: start, count: 32 + commands)
      guard let header = MachOHeader(CheckedBytes(memory)) else { return nil }
      build = header.build
      slide = address &- header.code.lowerBound
      code = address..<address + UInt(header.code.count)
    }
  #else
    private init?() {
      // The program headers, which the kernel hands over: AT_PHDR and AT_PHNUM.
      guard let start = Platform.auxiliary(3), let count = Platform.auxiliary(5),
        let headers = UnsafeRawPointer(bitPattern: start)
      else { return nil }
      let size = 56
      let segments = (0..<Int(count)).map { headers + $0 * size }
      func address(_ segment: UnsafeRawPointer) -> UInt {
        segment.load(fromByteOffset: 16, as: UInt.self)
      }
      func type(_ segment: UnsafeRawPointer) -> UInt32 { segment.load(as: UInt32.self) }
      func length(_ segment: UnsafeRawPointer) -> UInt {
        segment.load(fromByteOffset: 40, as: UInt.self)
      }

      // PT_PHDR is the table itself; an executable without it is at its own addresses.
      let slide = segments.first { type($0) == 6 }.map { start &- address($0) } ?? 0
      // PT_LOAD with PF_X
      let code = segments.first {
        type($0) == 1 && $0.load(fromByteOffset: 4, as: UInt32.self) & 1 != 0
      }
      guard let code else { return nil }
      self.slide = slide
      self.code = address(code) &+ slide..<address(code) &+ slide &+ length(code)
      build =
        segments.lazy.filter { type($0) == 4 }.compactMap { segment in  // PT_NOTE
          let memory = UnsafeRawBufferPointer(
            start: UnsafeRawPointer(bitPattern: address(segment) &+ slide),
            count: Int(length(segment)))
          return BuildID.find(inNotes: 0..<UInt(memory.count), of: CheckedBytes(memory))
        }.first
    }
  #endif
}
