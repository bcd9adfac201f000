/// Finds the functions that an address of an executable is in, those included that were inlined.
///
/// It needs nothing but the file, so that addresses of another process can be looked up, too. Only ELF
/// files are read.
package struct Symbolicator {
  private let symbols: ELFSymbols
  private let file: UnsafeRawBufferPointer
  private var inlined: InlinedCalls?

  /// - Parameters:
  ///   - file: an executable, which must stay in memory and must not change.
  ///   - findsInlined: whether functions are looked for that were inlined.
  package init?(file: UnsafeRawBufferPointer, findsInlined: Bool = true) {
    guard let symbols = ELFSymbols(file) else { return nil }
    self.symbols = symbols
    self.file = file
    inlined = findsInlined ? InlinedCalls(CheckedBytes(file)) : nil
  }

  /// Whether the file has debug information of Swift code: without it, inlined functions are not
  /// found.
  package var hasDebugInformation: Bool { inlined != nil }

  /// Where the program is entered, as an address in the file.
  var entryPoint: UInt { symbols.entryPoint }

  /// The mangled names of the Swift functions that an address is in, innermost first; the last is the
  /// one that the others were inlined into.
  ///
  /// O(*n*) in the debug information of the module, the first time.
  ///
  /// - Parameter address: an address in the file, such as an executable's without its load bias.
  package mutating func functions(at address: UInt) -> [String] {
    names(at: address).map { String(cString: $0) }
  }

  /// The same, as the file has them.
  mutating func names(at address: UInt) -> [UnsafePointer<CChar>] {
    (inlined?.functions(at: address) ?? []) + (symbols.name(at: address).map { [$0] } ?? [])
  }

  #if os(Linux)
    /// Of some classes, by what their names have between `$s` and `CMa`, those that no code takes as a
    /// type. The file must be of a build without optimisation.
    func untakenClasses(among classes: Set<String>) -> Set<String> {
      UntakenClasses(symbols, file: file)?.among(classes) ?? []
    }
  #endif

  /// What stands between a beginning and an end in the names of the functions.
  func names(from prefix: String, to suffix: String) -> [String] {
    symbols.names(from: prefix, to: suffix)
  }
}
