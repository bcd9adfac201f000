#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads the runtime's metadata from memory by ``RuntimeFacts``.
///
/// - Invariant: without a probe, every address was led to by facts that the self-check has compared
///   with known types; with one, any address may be read, and what is not mapped reads as nil.
final class MetadataReader {
  let facts: RuntimeFacts
  private let probe: MemoryProbe?

  /// The longest name that is read.
  private static let maximumName = 16_384

  /// - Parameter probe: reads where nothing is known to be there, as in the self-check; nil to load
  ///   directly, in a hundredth of the time.
  init(_ facts: RuntimeFacts, through probe: MemoryProbe? = nil) {
    self.facts = facts
    self.probe = probe
  }

  /// The value `offset` bytes from an address; nil when no memory is there.
  func load<Value: BitwiseCopyable>(
    _ type: Value.Type, from address: UnsafeRawPointer, at offset: Int = 0
  ) -> Value? {
    guard let probe else { return address.loadUnaligned(fromByteOffset: offset, as: type) }
    return withUnsafeTemporaryAllocation(
      byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment
    ) { buffer in
      guard probe.copy(from: address + offset, into: buffer) else { return nil }
      return buffer.loadUnaligned(as: type)
    }
  }

  /// The address that is stored `offset` bytes from another; nil when it is none.
  func pointer(from address: UnsafeRawPointer, at offset: Int) -> UnsafeRawPointer? {
    load(UInt.self, from: address, at: offset).flatMap { UnsafeRawPointer(bitPattern: $0) }
  }

  /// Where the relative address leads that is stored `offset` bytes from another; nil if nowhere.
  ///
  /// `RelativeDirectPointer`, include/swift/Basic/RelativePointer.h.
  func relative(from address: UnsafeRawPointer, at offset: Int) -> UnsafeRawPointer? {
    guard let distance = load(Int32.self, from: address, at: offset), distance != 0 else {
      return nil
    }
    return address + offset + Int(distance)
  }

  /// Where a relative address leads that, with its lowest bit set, leads to an address.
  ///
  /// `RelativeIndirectablePointer`, include/swift/Basic/RelativePointer.h.
  func indirectableRelative(from address: UnsafeRawPointer, at offset: Int) -> UnsafeRawPointer? {
    guard let distance = load(Int32.self, from: address, at: offset), distance != 0 else {
      return nil
    }
    let target = address + offset + Int(distance & ~1)
    return distance & 1 == 0 ? target : pointer(from: target, at: 0)
  }

  /// The text up to a zero byte.
  func text(at address: UnsafeRawPointer) -> String {
    var bytes: [UInt8] = []
    while bytes.count < Self.maximumName,
      let byte = load(UInt8.self, from: address, at: bytes.count), byte != 0
    {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Reads memory that may not be there.
///
/// The kernel copies it, through a pipe: for an address that is not mapped that fails, where a load
/// would end the process. A read takes two calls of the kernel, about a microsecond.
final class MemoryProbe {
  private let input: CInt
  private let output: CInt

  /// The most bytes that a pipe takes at once without waiting, on every platform (`PIPE_BUF`).
  private static let maximumBytes = 512

  /// Nil where there is no pipe to be had.
  init?() {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (output, input) = (ends[0], ends[1])
  }

  deinit {
    close(input)
    close(output)
  }

  /// Fills a buffer with the bytes at an address; returns false when they are not there.
  func copy(from address: UnsafeRawPointer, into buffer: UnsafeMutableRawBufferPointer) -> Bool {
    guard buffer.count <= Self.maximumBytes else { return false }
    let written = write(input, address, buffer.count)
    guard written > 0 else { return false }
    return read(output, buffer.baseAddress, written) == buffer.count
  }
}
