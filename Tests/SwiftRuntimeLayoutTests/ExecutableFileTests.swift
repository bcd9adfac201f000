import CustomDump
import TestSupport
import Testing

@testable import SwiftRuntimeLayout

@MainActor @Suite("Build IDs of executables")
struct ExecutableFileTests {
  /// A Mach-O header for arm64 with a UUID and a segment of code at 4 GB.
  private static let thin: [UInt8] =
    little(0xFEED_FACF, 0x0100_000C, 0, 2, 2, 72 + 24, 0, 0)
    + little(0x19, 72) + Array("__TEXT".utf8) + Array(repeating: 0, count: 10)
    + little(0, 1, 0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    + little(0x1B, 24) + (0..<16)

  private static func little(_ words: UInt32...) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }

  private static func big(_ words: UInt32...) -> [UInt8] {
    words.flatMap { word in (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }

  private func builds(_ file: [UInt8]) -> [ExecutableFile.Build]? {
    let page = GuardedPage(file)
    return ExecutableFile(page.bytes)?.builds
  }

  @Test("A Mach-O file has its UUID and its processor, and its code where the segment is")
  func machO() throws {
    let build = ExecutableFile.Build(
      id: "000102030405060708090a0b0c0d0e0f", architecture: "arm64")
    expectNoDifference(builds(Self.thin), [build])
    let page = GuardedPage(Self.thin)
    let header = try #require(MachOHeader(CheckedBytes(page.bytes)))
    #expect(header.code == 0x1_0000_0000..<0x1_0000_4000)
  }

  @Test("A universal file has the builds of all processors")
  func universal() {
    let start = UInt32(8 + 2 * 20)
    let size = UInt32(Self.thin.count)
    var intel = Self.thin
    intel.replaceSubrange(4..<8, with: Self.little(0x0100_0007))
    let file =
      Self.big(
        0xCAFE_BABE, 2, 0x0100_000C, 0, start, size, 0, 0x0100_0007, 3, start + size, size, 0)
      + Self.thin + intel
    expectNoDifference(builds(file)?.map(\.architecture), ["arm64", "x86_64"])
  }

  @Test("A file of another kind, or cut off anywhere, is read without a crash")
  func others() {
    #expect(builds(Array("#!/bin/sh\n".utf8)) == nil)
    for count in 0..<Self.thin.count - 1 {
      #expect(builds(Array(Self.thin.prefix(count)))?.isEmpty != false)
    }
  }

  #if os(Linux)
    @Test("The running program has the build ID of its file")
    func running() throws {
      let file = try #require(MappedFile(path: "/proc/self/exe"))
      let builds = try #require(ExecutableFile(file.bytes)).builds
      #expect(builds.map(\.id) == [ProgramImage.main?.build])
      #expect(builds.first?.id.count == 40)
    }

    @Test("Return addresses are those of the program's file, innermost first")
    func returnAddresses() throws {
      let file = try #require(MappedFile(path: "/proc/self/exe"))
      var symbolicator = try #require(Symbolicator(file: file.bytes, findsInlined: false))
      let names = CallStack.returnAddresses().map { symbolicator.functions(at: UInt($0) - 1) }
      #expect(names.contains { $0.contains { $0.contains("15returnAddresses") } })
    }
  #endif
}
