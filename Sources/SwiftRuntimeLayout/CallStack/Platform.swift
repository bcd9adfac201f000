#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import CFrames
  import Glibc
#endif

/// The C functions that return the call stack, and the symbols of addresses.
///
/// They are looked up by name: Glibc's module leaves out `<execinfo.h>`, `<sys/auxv.h>` and, being
/// a GNU extension, `dladdr`, and the Swift runtime has no header. A function that is missing
/// returns nothing.
enum Platform {
  private typealias Backtrace = @convention(c) (UnsafeMutableRawPointer?, CInt) -> CInt
  private typealias SymbolAt =
    @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> CInt
  private typealias AuxiliaryValue = @convention(c) (UInt) -> UInt

  private static let backtrace = function("backtrace", as: Backtrace.self)
  private static let symbolAt = function("dladdr", as: SymbolAt.self)
  private static let auxiliaryValue = function("getauxval", as: AuxiliaryValue.self)
  #if canImport(Darwin)
    /// `char *swift_demangle(const char *mangledName, size_t mangledNameLength,
    /// char *outputBuffer, size_t *outputBufferSize, uint32_t flags)`, of the Swift runtime's ABI.
    private typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?

    private static let demangle = function("swift_demangle", as: Demangle.self)
  #endif

  private static func function<T>(_ name: String, as type: T.Type) -> T? {
    #if canImport(Darwin)
      let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let everywhere: UnsafeMutableRawPointer? = nil
    #endif
    return dlsym(everywhere, name).map { unsafeBitCast($0, to: T.self) }
  }

  /// Writes the return addresses on this thread's stack, innermost first, and returns how many.
  static func backtrace(into frames: UnsafeMutableBufferPointer<UInt>) -> Int {
    guard let backtrace, let buffer = frames.baseAddress else { return 0 }
    return Int(backtrace(buffer, CInt(frames.count)))
  }

  /// The most bytes of code that a function has. Apple's `dladdr` does not look at sizes: what lies
  /// further behind a symbol is of another function, whose symbol was stripped.
  private static let largestFunction: UInt = 1 << 16

  /// The symbol, on Linux an exported one, of the function that `address` is in.
  static func exportedSymbol(at address: UInt) -> UnsafePointer<CChar>? {
    // Dl_info: the module's path and address, the symbol's name and address.
    typealias Info = (UInt, UInt, name: UInt, start: UInt)
    var info: Info = (0, 0, 0, 0)
    guard let symbolAt, symbolAt(UnsafeRawPointer(bitPattern: address), &info) != 0,
      address &- info.start <= largestFunction
    else { return nil }
    return UnsafePointer(bitPattern: info.name)
  }

  /// The address at which the running executable is entered.
  static var entryPoint: UInt? { auxiliary(9) }  // AT_ENTRY

  /// A value that the kernel hands to the program; nil where there is none.
  static func auxiliary(_ type: UInt) -> UInt? {
    auxiliaryValue.map { $0(type) }.flatMap { $0 == 0 ? nil : $0 }
  }

  /// The text of a mangled name; nil when it is none.
  static func demangled(_ name: UnsafeBufferPointer<CChar>) -> String? {
    #if canImport(Darwin)
      let result = demangle?(name.baseAddress, name.count, nil, nil, 0)
    #else
      let result = swift_demangle(name.baseAddress, name.count, nil, nil, 0)
    #endif
    guard let text = result else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
