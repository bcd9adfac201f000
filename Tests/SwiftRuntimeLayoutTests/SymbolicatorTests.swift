import FlowGenerators
import TestSupport
import Testing

@testable import SwiftRuntimeLayout

@MainActor @Suite("Functions at an address")
struct SymbolicatorTests {
  @Test("Functions that were inlined at an address come first, innermost first")
  func inlined() throws {
    let page = GuardedPage(ELFWithDebugInformation().file)
    var symbolicator = try #require(Symbolicator(file: page.bytes))
    #expect(symbolicator.hasDebugInformation)
    let functions = [0x0FFF, 0x1000, 0x1010, 0x1013, 0x1014, 0x1023, 0x104F, 0x1050, 0x1100].map {
      symbolicator.functions(at: $0)
    }
    let (outer, middle, inner) = ("$s1C", "$s1A", "$s1B")
    #expect(
      functions == [
        [], [outer], [inner, middle, outer], [inner, middle, outer], [middle, outer],
        [inner, middle, outer], [middle, outer], [outer], [],
      ])
  }

  @Test("Without debug information, the function that has the address is found alone")
  func symbolsOnly() throws {
    let page = GuardedPage(ELFWithDebugInformation().file)
    var symbolicator = try #require(Symbolicator(file: page.bytes, findsInlined: false))
    #expect(!symbolicator.hasDebugInformation)
    #expect(symbolicator.functions(at: 0x1010) == ["$s1C"])
  }

  @Test(
    "Debug information of another language, version or address size is passed over",
    arguments: [(0x0C, 4, 8), (0x1E, 5, 8), (0x1E, 4, 4)] as [(UInt64, UInt64, UInt64)])
  func unknown(language: UInt64, version: UInt64, addressSize: UInt64) throws {
    let elf = ELFWithDebugInformation(
      language: language, version: version, addressSize: addressSize)
    let page = GuardedPage(elf.file)
    var symbolicator = try #require(Symbolicator(file: page.bytes))
    #expect(!symbolicator.hasDebugInformation)
    #expect(symbolicator.functions(at: 0x1010) == ["$s1C"])
  }

  @Test("An executable cut off anywhere is read without a crash")
  func truncated() {
    let file = ELFWithDebugInformation().file
    for count in 0..<file.count { tryAll(Array(file.prefix(count))) }
  }

  @Test("An executable with any damage is read without a crash", arguments: 0..<8 as Range<UInt64>)
  func damaged(seed: UInt64) {
    let file = ELFWithDebugInformation().file
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      var damaged = file
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<file.count, using: &random)
        damaged[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      }
      tryAll(damaged)
    }
  }

  private func tryAll(_ file: [UInt8]) {
    let page = GuardedPage(file)
    guard var symbolicator = Symbolicator(file: page.bytes) else { return }
    for address: UInt in [0, 0x1000, 0x1012, 0x1022, 0x1030, .max] {
      #expect(symbolicator.functions(at: address).count <= 16)
    }
  }

  #if os(Linux)
    /// A build without optimisation inlines nothing of its own.
    @Test(
      "Functions of the running executable that were inlined are found", .disabled(if: isDebug))
    func running() throws {
      var addresses: [UInt] = []
      Outer().call { addresses = returnAddresses() }
      let file = try #require(MappedFile(path: "/proc/self/exe"))
      var symbolicator = try #require(Symbolicator(file: file.bytes))
      let bias = (Platform.entryPoint ?? 0) &- symbolicator.entryPoint
      let types = addresses.map { address in
        symbolicator.names(at: address &- 1 &- bias).compactMap(SwiftSymbol.typeName)
      }
      let own = "SwiftRuntimeLayoutTests.SymbolicatorTests."
      #expect(types.contains([own + "Inner", own + "Outer"]), "\(types)")
    }

    @inline(never)
    private func returnAddresses() -> [UInt] {
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: 32) { frames in
        Array(frames[..<FrameChain.follow(into: frames)])
      }
    }

    private struct Inner {
      @inline(__always)
      func call(_ body: () -> Void) {
        body()
        keep(self)
      }

      @inline(never)
      func keep(_ inner: Inner) {}
    }

    private struct Outer {
      @inline(never)
      func call(_ body: () -> Void) {
        Inner().call(body)
      }
    }
  #endif
}

/// An ELF file of a function `C` into which `A` was inlined, and into that, in two places, `B`.
private struct ELFWithDebugInformation {
  var language: UInt64 = 0x1E
  var version: UInt64 = 4
  var addressSize: UInt64 = 8

  var file: [UInt8] {
    let strings = Array("\0$s1A\0$s1B\0$s1C\0".utf8)
    let symbols =
      bytes((0, 24)) + bytes((11, 4), (2, 1), (0, 3), (0x1000, 8), (0x100, 8))
    let sections: [(name: String, type: UInt64, link: UInt64, content: [UInt8])] = [
      (".symtab", 2, 2, symbols), (".strtab", 3, 0, strings),
      (".debug_abbrev", 1, 0, abbreviations),
      (".debug_info", 1, 0, info), (".debug_str", 1, 0, strings), (".debug_ranges", 1, 0, ranges),
    ]
    var names: [UInt8] = [0]
    var headers = [UInt8](repeating: 0, count: 64)
    var contents: [UInt8] = []
    let start = 64 + 64 * (sections.count + 2)
    for section in sections + [(".shstrtab", 3, 0, [])] {
      let name = UInt64(names.count)
      names += Array(section.name.utf8) + [0]
      let content = section.name == ".shstrtab" ? names : section.content
      headers += bytes(
        (name, 4), (section.type, 4), (0, 16), (UInt64(start + contents.count), 8),
        (UInt64(content.count), 8), (section.link, 4), (0, 20))
      contents += content
    }
    let header =
      Array("\u{7F}ELF".utf8) + [2, 1, 1] + bytes((0, 9), (3, 2), (62, 2), (1, 4))
      + bytes((0x1000, 8), (0, 8), (64, 8), (0, 4), (64, 2), (0, 4), (64, 2))
      + bytes((UInt64(sections.count + 2), 2), (UInt64(sections.count + 1), 2))
    return header + headers + contents
  }

  private var abbreviations: [UInt8] {
    [1, 0x11, 1, 0x13, 0x0B, 0x11, 0x01, 0x12, 0x06, 0, 0]  // unit: language, low, high
      + [2, 0x2E, 0, 0x6E, 0x0E, 0, 0]  // function: linkage name
      + [3, 0x2E, 1, 0x11, 0x01, 0x12, 0x06, 0, 0]  // function: low, high
      + [4, 0x1D, 1, 0x31, 0x13, 0x11, 0x01, 0x12, 0x06, 0, 0]  // inlined: origin, low, high
      + [5, 0x1D, 0, 0x31, 0x13, 0x55, 0x17, 0, 0, 0]  // inlined: origin, ranges
  }

  private var info: [UInt8] {
    let header = bytes((version, 2), (0, 4), (addressSize, 1))
    let unit = bytes((1, 1), (language, 1), (0x1000, 8), (0x100, 4))
    let first = UInt64(4 + header.count + unit.count)
    let functions = bytes((2, 1), (1, 4)) + bytes((2, 1), (6, 4))
    let code =
      bytes((3, 1), (0x1000, 8), (0x100, 4))
      + bytes((4, 1), (first, 4), (0x1010, 8), (0x40, 4))
      + bytes((5, 1), (first + 5, 4), (0, 4)) + [0, 0, 0]
    let entries = header + unit + functions + code
    return bytes((UInt64(entries.count), 4)) + entries
  }

  private var ranges: [UInt8] {
    bytes((0x10, 8), (0x14, 8), (0x20, 8), (0x24, 8), (0, 16))
  }

  private func bytes(_ fields: (value: UInt64, size: Int)...) -> [UInt8] {
    fields.flatMap { field in
      (0..<field.size).map {
        $0 < 8 ? UInt8(truncatingIfNeeded: field.value >> UInt64($0 * 8)) : 0
      }
    }
  }
}
