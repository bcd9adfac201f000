#if os(Linux)
  import Glibc
#endif

/// Finds the symbols of the program's functions.
///
/// Executables on Linux do not export their own symbols, but unless stripped have a table of
/// them, which is read from the file. Of a dynamic library there, only exported functions are
/// found. On Apple's platforms `dladdr` looks at all symbols of an image; that is not yet tried.
package struct SymbolLookup {
  #if os(Linux)
    private let executable: ELFSymbols?
    /// What to take from an address in memory to get the one in the file.
    private let bias: UInt

    init() {
      let symbols = MappedFile(path: "/proc/self/exe").flatMap { ELFSymbols($0.bytes) }
      executable = symbols
      bias = (Platform.entryPoint ?? 0) &- (symbols?.entryPoint ?? 0)
    }
  #endif

  /// The mangled name of the Swift function that `address` is in, which is never freed.
  func name(at address: UInt) -> UnsafePointer<CChar>? {
    #if os(Linux)
      if let name = executable?.name(at: address &- bias) { return name }
    #endif
    return Platform.exportedSymbol(at: address)
  }

  #if os(Linux)
    /// What stands between a beginning and an end in the names of the program's functions.
    package func names(from prefix: String, to suffix: String) -> [String] {
      executable?.names(from: prefix, to: suffix) ?? []
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
