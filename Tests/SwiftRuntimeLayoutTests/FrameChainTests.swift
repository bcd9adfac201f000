#if os(Linux)
  import Glibc
  import Testing

  @testable import SwiftRuntimeLayout

  @MainActor @Suite("Frame records and unwinding", .serialized, .enabled(if: isDebug))
  struct FrameChainTests {
    @Test("Frame records and unwinding agree in methods, closures and generic code")
    func swiftCode() {
      expectSame(atDepth: 0)
      expectSame(atDepth: 20)
      _ = [1].map { _ in expectSame(atDepth: 1) }
    }

    @Test("Frame records and unwinding agree before and after a suspension")
    func suspended() async {
      expectSame(atDepth: 3)
      await Task.yield()
      expectSame(atDepth: 3)
    }

    @Test("The caller of a C function that calls back is on the stack")
    func callbacks() {
      let caller = Caller()
      caller.sortInC()
      #expect(caller.noted == ["Callback", "Caller"])
      // The second time, all return addresses are known.
      caller.sortInC()
      #expect(caller.noted == ["Callback", "Caller"])
    }

    @Test("A chain of frame records ends on every thread")
    func threads() async {
      for _ in 0..<8 {
        let count = await Task.detached { @MainActor in Self.chain().count }.value
        #expect(count > 0 && count < CallStack.depth)
      }
    }

    /// Follows the records in a function so deep, and expects that unwinding finds the same frames, up
    /// to the first that is not Swift's.
    private func expectSame(atDepth depth: Int) {
      guard depth == 0 else { return expectSame(atDepth: depth - 1) }
      let chain = Self.chain().prefix(while: isSwift)
      let unwound = Self.unwound()
      // The innermost frames are those of the two that ask.
      let common = chain.drop { !unwound.contains($0) }
      #expect(chain.count - common.count <= 5 && !common.isEmpty)
      #expect(Array(unwound.drop { $0 != common.first }.prefix(common.count)) == Array(common))
    }

    private static var symbols = SymbolLookup()

    private func isSwift(_ address: UInt) -> Bool {
      Self.symbols.names(at: address - 1).contains(where: SwiftSymbol.isSwift)
    }

    @inline(never)
    private static func chain() -> [UInt] {
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: CallStack.depth) { frames in
        Array(frames[..<FrameChain.follow(into: frames)])
      }
    }

    @inline(never)
    private static func unwound() -> [UInt] {
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: CallStack.depth) { frames in
        Array(frames[..<Platform.backtrace(into: frames)])
      }
    }
  }

  extension FrameChainTests {
    /// Has C sort, which asks ``Callback`` to compare.
    @MainActor final class Caller {
      private(set) var noted: [String] = []

      func sortInC() {
        var numbers = [2, 1]
        qsort(&numbers, 2, MemoryLayout<Int>.stride, Callback.compare)
        noted = Callback.noted
      }
    }

    @MainActor enum Callback {
      static var noted: [String] = []

      nonisolated static let compare:
        @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32 =
          { _, _ in
            MainActor.assumeIsolated { note() }
            return 0
          }

      private static func note() {
        let own = "SwiftRuntimeLayoutTests.FrameChainTests."
        noted = CallStack.types { !$0.name.hasPrefix(own) }.map {
          String($0.name.dropFirst(own.count))
        }
      }
    }
  }
#endif
