import FlowGenerators
import TestSupport
import Testing

@testable import SwiftRuntimeLayout

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Symbols of an executable")
struct CallStackELFTests {
  @Test("An address is in the function that begins before it and ends after it")
  func lookUp() throws {
    let page = GuardedPage(smallELF())
    let symbols = try #require(ELFSymbols(page.bytes))
    #expect(symbols.entryPoint == 0x1000)
    let names = [0, 0xFFF, 0x1000, 0x100F, 0x1010, 0x101F, 0x1020, 0x2000, 0x2001, .max].map {
      symbols.name(at: $0).map { String(cString: $0) }
    }
    #expect(names == [nil, nil, "$s1A", "$s1A", "$s2BC", "$s2BC", nil, "$s3D", nil, nil])
  }

  @Test("An executable cut off anywhere has fewer symbols, and nothing outside of it is read")
  func truncated() {
    let file = smallELF()
    for count in 0..<file.count {
      tryAll(Array(file.prefix(count)))
    }
  }

  @Test("An executable with any damage is read without a crash", arguments: 0..<8 as Range<UInt64>)
  func damaged(seed: UInt64) {
    let file = smallELF()
    var random = SeededGenerator(seed: seed)
    let extremes: [UInt8] = [0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF]
    for _ in 0..<1_000 {
      var damaged = file
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        // A run of extreme bytes makes offsets and sizes that overflow.
        let start = Int.random(in: 0..<file.count, using: &random)
        let byte = extremes[Int.random(in: 0..<extremes.count, using: &random)]
        for place in start..<min(start + 1 + Int.random(in: 0..<8, using: &random), file.count) {
          damaged[place] =
            Int.random(in: 0..<4, using: &random) == 0
            ? UInt8(Int.random(in: 0..<256, using: &random)) : byte
        }
      }
      tryAll(damaged)
    }
  }

  @Test("The running executable has symbols", .enabled(if: isLinux))
  func running() throws {
    #if os(Linux)
      let file = try #require(MappedFile(path: "/proc/self/exe"))
      let symbols = try #require(ELFSymbols(file.bytes))
      #expect(symbols.entryPoint != 0)
      #expect(MappedFile(path: "/proc/self/none")?.bytes.count == nil)
    #endif
  }

  private func tryAll(_ file: [UInt8]) {
    let page = GuardedPage(file)
    guard let symbols = ELFSymbols(page.bytes) else { return }
    for address: UInt in [0, 1, 0x1000, 0x1010, 0x2000, 0xFF_FFFF_FFFF, 1 << 40, .max] {
      if let name = symbols.name(at: address) {
        #expect(strlen(name) < file.count)
      }
    }
  }
}

let isLinux: Bool = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()

/// Bytes that end where a page ends after which nothing may be read.
final class GuardedPage {
  private let pages: UnsafeMutableRawPointer
  private let size = Int(getpagesize())
  let bytes: UnsafeRawBufferPointer

  init(_ content: [UInt8]) {
    precondition(content.count <= size)
    pages = mmap(nil, size * 2, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)!
    let start = pages + size - content.count
    start.copyMemory(from: content, byteCount: content.count)
    mprotect(pages + size, size, PROT_NONE)
    bytes = UnsafeRawBufferPointer(start: start, count: content.count)
  }

  deinit { munmap(pages, size * 2) }
}

/// An ELF file of nothing but a symbol table, the symbols out of order.
private func smallELF() -> [UInt8] {
  func bytes(_ fields: (value: UInt64, size: Int)...) -> [UInt8] {
    fields.flatMap { field in
      (0..<field.size).map { UInt8(truncatingIfNeeded: field.value >> UInt64($0 * 8)) }
    }
  }
  func section(type: UInt64, at offset: Int, size: Int, link: UInt64) -> [UInt8] {
    bytes(
      (0, 4), (type, 4), (0, 16), (UInt64(offset), 8), (UInt64(size), 8), (link, 4), (0, 20))
  }
  func symbol(name: UInt64, type: UInt64, at address: UInt64, size: UInt64) -> [UInt8] {
    bytes((name, 4), (type, 1), (0, 3), (address, 8), (size, 8))
  }
  let names = Array("\0$s1A\0$s2BC\0$s3D\0main\0".utf8)
  let symbols =
    symbol(name: 0, type: 0, at: 0, size: 0)
    + symbol(name: 12, type: 0x12, at: 0x2000, size: 1)
    + symbol(name: 1, type: 2, at: 0x1000, size: 0x10)
    + symbol(name: 6, type: 2, at: 0x1010, size: 0x10)
    + symbol(name: 17, type: 2, at: 0x1020, size: 0x10)  // not Swift
    + symbol(name: 12, type: 1, at: 0x1020, size: 0x10)  // no function
  let header =
    Array("\u{7F}ELF".utf8) + [2, 1, 1] + bytes((0, 9), (3, 2), (62, 2), (1, 4))
    + bytes((0x1000, 8), (0, 8), (64, 8), (0, 4), (64, 2), (0, 4), (64, 2), (3, 2), (0, 2))
  let content = header.count + 3 * 64
  return header
    + section(type: 0, at: 0, size: 0, link: 0)
    + section(type: 2, at: content, size: symbols.count, link: 2)
    + section(type: 3, at: content + symbols.count, size: names.count, link: 0)
    + symbols + names
}
