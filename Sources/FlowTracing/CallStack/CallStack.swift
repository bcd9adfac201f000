/// Tells which types have code running on the main thread's call stack.
///
/// When an app pushes or presents a screen, whoever is told of it runs on the stack of the code
/// that asked. The types of the methods on that stack say who is responsible.
///
/// ```swift
/// CallStack.types().map(\.name)
/// // ["MerchTabs.LoginCoordinator", "MerchTabs.AuthCoordinator", "MerchTabs.LoginViewController"]
/// ```
///
/// A frame tells a type when its function is a method, an accessor, an initialiser or a
/// deinitialiser of the type, its witness of a protocol, or a closure or a local function in one
/// of these. It tells none when its function is global, a method in an extension of a protocol,
/// or made by the compiler. An inherited method tells the class that it is written in.
///
/// After an `await` the stack holds the function that goes on, not those that wait for it. A stored
/// closure tells where it is written and who calls it, not who stored it.
///
/// An optimised build tells less. Where a button's stored closure calls a private method, that a
/// delegate's through a protocol, and that a child coordinator's `start()` through an extension
/// of another module's protocol, every type of the app is still told, and so it is in an `async`
/// method after it was suspended. A function that is inlined into one of another type, or that
/// ends with a call and has nothing left to release, is not on the stack.
///
/// There are no types at all where the symbols are stripped, or where the Swift runtime is
/// linked statically on Linux, since it is then without a demangler.
///
/// A capture of 40 frames takes 5 µs, in a debug build 7 µs, most of it for the unwinding, and no
/// memory but the result. A place seen for the first time takes 10 to 100 µs, and on Linux
/// the first capture of all reads the executable's symbols: 80 ms for a debug build of 47 MB.
@MainActor
enum CallStack {
  /// As many frames are looked at, from the innermost.
  static let depth = 128

  static let symbols = SymbolLookup()
  /// The index of the type that each return address seen tells; -1 when it tells none.
  private static var known = AddressTable()

  /// The types whose code is running, innermost first, each once in a row.
  ///
  /// Types of this module are left out. Without symbols, as in a stripped binary, there are none.
  ///
  /// - Parameter isSkipped: says which types to pass over, as if they were not on the stack.
  static func types(
    skipping isSkipped: (CallStackType) -> Bool = { _ in false }
  ) -> [CallStackType] {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: depth) { frames in
      var types: [CallStackType] = []
      var last: Int32 = -1
      for frame in 0..<Platform.backtrace(into: frames) {
        let index = known[frames[frame]] ?? learn(frames[frame])
        if index >= 0, index != last {
          let type = CallStackType(index: index)
          if isSkipped(type) { continue }
          types.append(type)
          last = index
        }
      }
      return types
    }
  }

  private static func learn(_ returnAddress: UInt) -> Int32 {
    guard returnAddress != 0 else { return -1 }
    // The call is before the address it returns to, which may be in the next function already.
    let symbol = symbols.name(at: returnAddress - 1)
    let name = symbol.flatMap(SwiftSymbol.typeName)
    let isOwn = name?.hasPrefix("FlowTracing.") ?? true
    let index = isOwn ? -1 : name.map { CallStackType(name: $0).index } ?? -1
    known.add(returnAddress, index)
    return index
  }
}
