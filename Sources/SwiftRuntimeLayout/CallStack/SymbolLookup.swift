#if os(Linux)
  import Glibc
#endif

/// Finds the symbols of the program's functions.
///
/// Executables on Linux do not export their own symbols, but unless stripped have a table of
/// them, which is read from the file. Of a dynamic library there, only exported functions are
/// found. On Apple's platforms `dladdr` looks at all symbols of an image; that is not yet tried.
///
/// In a build without optimisation no function of the app is inlined, and the debug information is not
/// read.
package struct SymbolLookup {
  #if os(Linux)
    private var executable: Symbolicator?
    /// Whether the executable has no symbols, so that its functions have no names.
    var isStripped: Bool { executable == nil }
    /// What to take from an address in memory to get the one in the file.
    private let bias: UInt

    init() {
      let symbols = MappedFile(path: "/proc/self/exe").flatMap {
        Symbolicator(file: $0.bytes, findsInlined: !Self.isDebugBuild)
      }
      executable = symbols
      bias = (Platform.entryPoint ?? 0) &- (symbols?.entryPoint ?? 0)
    }
  #endif

  /// Whether the app was built without optimisation, as far as this module shows: packages are built
  /// as the app is, unless `COORDGRAPH_OPTIMIZED` is set.
  private static var isDebugBuild: Bool {
    #if FLOW_DEBUG_APP
      true
    #else
      _isDebugAssertConfiguration()
    #endif
  }

  /// Whether every Swift function of the app is found whose code runs, inlined ones included, as far as
  /// debug information shows it.
  ///
  /// It is not where symbols are stripped, and in an optimised build without debug information.
  var isComplete: Bool {
    #if os(Linux)
      guard let executable else { return false }
      return Self.isDebugBuild || executable.hasDebugInformation
    #else
      return Self.isDebugBuild
    #endif
  }

  /// The mangled names of the Swift functions that `address` is in, innermost first, which are never
  /// freed.
  mutating func names(at address: UInt) -> [UnsafePointer<CChar>] {
    #if os(Linux)
      if let names = executable?.names(at: address &- bias), !names.isEmpty { return names }
    #else
      // In an image without its symbols, the nearest one is that of another function.
      guard Self.isDebugBuild else { return [] }
    #endif
    return Platform.exportedSymbol(at: address).map { [$0] } ?? []
  }

  #if os(Linux)
    /// What stands between a beginning and an end in the names of the program's functions.
    package func names(from prefix: String, to suffix: String) -> [String] {
      executable?.names(from: prefix, to: suffix) ?? []
    }

    /// Of some classes, by what their names have between `$s` and `CMa`, those that none of the program's
    /// code takes as a type; none in an optimised build, whose code does not show it.
    package func untakenClasses(among classes: [String]) -> Set<String> {
      guard Self.isDebugBuild, let executable else { return [] }
      return executable.untakenClasses(among: Set(classes))
    }
  #endif
}

#if os(Linux)
  /// The bytes of a file, mapped into memory to be read, for as long as the program runs.
  struct MappedFile {
    let bytes: UnsafeRawBufferPointer

    /// Nil when the file cannot be opened or is empty.
    ///
    /// The file must not shrink: use it for the running executable, which Linux keeps from being
    /// written to.
    init?(path: String) {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_size > 0 else { return nil }
      let size = Int(status.st_size)
      guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
        return nil
      }
      bytes = UnsafeRawBufferPointer(start: start, count: size)
    }
  }
#endif
