/// Finds out which types have code running on the main thread's call stack.
///
/// When an app pushes or presents a screen, a hook runs on the stack of the code that called for it.
/// The types of the methods on that stack show who is responsible.
///
/// ```swift
/// CallStack.types().map(\.name)
/// // ["MerchTabs.LoginCoordinator", "MerchTabs.AuthCoordinator", "MerchTabs.LoginViewController"]
/// ```
///
/// A frame has a type when its function is a method, an accessor, an initialiser or a
/// deinitialiser of the type, its witness of a protocol, or a closure or a local function in one
/// of these. It has none when its function is global, a method in an extension of a protocol,
/// or made by the compiler. An inherited method has the class that it is written in.
///
/// After an `await` the stack holds the function that goes on, not those that wait for it. A stored
/// closure has the type that it is written in, and its caller's; not that of the code that stored it.
///
/// In an optimised build, functions that were inlined are found by the executable's debug information,
/// on Linux (``Symbolicator``). Functions that were merged are ``CallStackType/hidden``. A function that
/// ends with a call and has nothing left to release is not on the stack. ``isComplete`` is false where
/// inlined functions cannot be found.
///
/// There are no types at all where the symbols are stripped: ``returnAddresses()`` are what is left, for
/// a symbolicator to find them later.
///
/// A capture takes no memory but the result, and under a microsecond where nothing but Swift
/// runs inside what the loop runs. Where C functions stand in between, the stack is unwound, which
/// takes 5 µs for 40 frames. A place seen for the first time takes 10 to 100 µs, and on Linux the
/// first capture of all reads the executable's symbols: 80 ms for a debug build of 47 MB. In an
/// optimised build, the first place in a module takes as long as reading its debug information.
@MainActor
package enum CallStack {
  /// As many frames are looked at, from the innermost.
  static let depth = 128

  package private(set) static var symbols = SymbolLookup()
  /// Whether every type is found whose code runs, as far as can be known.
  package static let isComplete = symbols.isComplete
  /// The index of the type of each return address seen, or one of those below.
  private static var known = AddressTable()
  /// The types of the addresses in several functions, innermost first, because some were inlined.
  private static var nested: [[CallStackType]] = []
  /// In Swift code that is in no type, or in this module's.
  private static let untold: Int32 = -1
  /// In code that is not Swift's.
  private static let foreign: Int32 = -2
  /// In functions of several types: those at the first place of ``nested``; the next is one less.
  private static let several: Int32 = -3

  /// The types whose code is running, innermost first, each once in a row.
  ///
  /// Types of this module are left out. Without symbols, as in a stripped binary, there are none.
  package static func types() -> [CallStackType] {
    #if os(Linux)
      let count = FrameChain.follow(into: frames)
      let chain = UnsafeMutableBufferPointer(rebasing: frames[..<count])
      let place = StackMemory.place(of: chain, among: seen.count)
      if let memory = seen[place], memory.isOf(chain) { return memory.types }
      if let first = firstOutside(frames, count), outermost[frames[first]] == 1 {
        let types = types(in: frames, first)
        seen[place] = StackMemory(chain, types)
        return types
      }
    #endif
    return types(skipping: { _ in false })
  }

  /// The return addresses in the executable's own code, innermost first, as addresses in its file.
  ///
  /// Where ``isComplete`` is false, they stand for the names that are not at hand.
  package static func returnAddresses() -> [UInt64] {
    guard let image = ProgramImage.main else { return [] }
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: depth) { frames in
      frames[..<capture(into: frames)].compactMap { image.fileAddress(of: $0) }
    }
  }

  /// The same, of all types but some.
  ///
  /// - Parameter isSkipped: returns whether a type is passed over, as if it were not on the stack.
  static func types(
    skipping isSkipped: (CallStackType) -> Bool
  ) -> [CallStackType] {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: depth) { frames in
      types(in: frames, capture(into: frames), skipping: isSkipped)
    }
  }

  private static func types(
    in frames: UnsafeMutableBufferPointer<UInt>, _ count: Int,
    skipping isSkipped: (CallStackType) -> Bool = { _ in false }
  ) -> [CallStackType] {
    var types: [CallStackType] = []
    var last = untold
    let known = known
    func add(_ index: Int32) {
      guard index != last else { return }
      let type = CallStackType(index: index)
      if isSkipped(type) { return }
      types.append(type)
      last = index
    }
    for frame in 0..<count {
      let index = known[frames[frame]] ?? learn(frames[frame])
      if index >= 0 {
        add(index)
      } else if index <= several {
        for type in nested[Int(several - index)] { add(type.index) }
      }
    }
    return types
  }

  private static func index(of returnAddress: UInt) -> Int32 {
    known[returnAddress] ?? learn(returnAddress)
  }

  private static func learn(_ returnAddress: UInt) -> Int32 {
    guard returnAddress != 0 else { return foreign }
    // The call is before the address it returns to, which may be in the next function already.
    let frame = FrameTypes(names: symbols.names(at: returnAddress - 1))
    let types = frame.types
    let index =
      if !frame.isSwift { isOfStrippedProgram(returnAddress) ? untold : foreign } else {
        switch types.count {
        case 0: untold
        case 1: types[0].index
        default: several - Int32(nested.count)
        }
      }
    if types.count > 1 { nested.append(types) }
    known.add(returnAddress, index)
    return index
  }

  /// Whether an address is in the executable, where that has no symbols: most of its code is Swift's,
  /// but for the few instructions at which it is entered.
  private static func isOfStrippedProgram(_ address: UInt) -> Bool {
    #if os(Linux)
      guard symbols.isStripped, ProgramImage.main?.fileAddress(of: address) != nil else {
        return false
      }
      return address &- (Platform.entryPoint ?? 0) > 64
    #else
      return false
    #endif
  }

  // MARK: Capturing

  /// Writes the return addresses on this thread's stack, innermost first, and returns how many.
  private static func capture(into frames: UnsafeMutableBufferPointer<UInt>) -> Int {
    #if os(Linux)
      let count = FrameChain.follow(into: frames)
      guard let first = firstOutside(frames, count) else {
        return unwind(into: frames, past: count)
      }
      let outside = frames[first]
      if outermost[outside] == 1 { return first }
      let unwound = unwind(into: frames, past: count)
      if outermost[outside] == nil { learnOutermost(outside, frames, unwound) }
      return unwound
    #else
      return Platform.backtrace(into: frames)
    #endif
  }

  #if os(Linux)
    /// The stacks that were captured last without being unwound, each at its place.
    private static var seen = [StackMemory?](repeating: nil, count: 64)

    /// Where a stack is captured, which is never given back.
    private static let frames = UnsafeMutableBufferPointer<UInt>.allocate(capacity: depth)

    /// For return addresses in C code that calls Swift: 1 where no Swift code is on the stack before,
    /// as far as was seen when it was there for the first time.
    private static var outermost = AddressTable()

    /// The first frame of C code; nil where there is none, or Swift code comes before it.
    private static func firstOutside(
      _ frames: UnsafeMutableBufferPointer<UInt>, _ count: Int
    ) -> Int? {
      let known = known
      var first: Int?
      for frame in 0..<count {
        let isForeign = (known[frames[frame]] ?? learn(frames[frame])) == foreign
        if isForeign {
          first = first ?? frame
        } else if first != nil {
          return nil
        }
      }
      return first
    }

    /// Unwinds the stack, and follows the frame records again where that leads further: a function
    /// without a table for unwinding ends it early, as in a build without debug information.
    ///
    /// - Parameters:
    ///   - frames: is filled with return addresses.
    ///   - count: how many the frame records lead to.
    /// - Returns: how many there are.
    private static func unwind(
      into frames: UnsafeMutableBufferPointer<UInt>, past count: Int
    ) -> Int {
      let unwound = Platform.backtrace(into: frames)
      return unwound < count ? FrameChain.follow(into: frames) : unwound
    }

    private static func learnOutermost(
      _ returnAddress: UInt, _ frames: UnsafeMutableBufferPointer<UInt>, _ count: Int
    ) {
      let outer = frames[..<count].drop { $0 != returnAddress }
      let isOutermost = !outer.isEmpty && outer.allSatisfy { index(of: $0) == foreign }
      outermost.add(returnAddress, isOutermost ? 1 : 0)
    }
  #endif
}
