/// Why a trace cannot be symbolicated.
enum SymbolsError: Error, Hashable, CustomStringConvertible {
  /// The trace has no return addresses.
  case noAddresses(trace: String)
  /// The file or folder is not there, or holds no executable.
  case noExecutable(path: String)
  /// The only file is of another build.
  case otherBuild(trace: String, build: String, path: String, builds: [String])
  /// The folder has no file of the build.
  case noBuild(trace: String, build: String, path: String)
  /// The trace does not identify its build, and there are several files.
  case unknownBuild(trace: String, path: String)
  /// The file has no names of Swift functions.
  case noSymbols(file: String)
  /// There is no llvm-symbolizer.
  case noSymbolizer(isNamed: Bool)
  /// It failed, or printed something else.
  case failedSymbolizer(path: String, output: String)

  var description: String {
    switch self {
    case .noAddresses(let trace):
      "'\(trace)' has no addresses to symbolicate: its build had symbols when it was traced."
    case .noExecutable(let path):
      "Can't find an executable or debug information in '\(path)'."
    case .otherBuild(let trace, let build, let path, let builds):
      """
      '\(path)' has build ID \(builds.isEmpty ? "none" : builds.joined(separator: ", ")), but \
      '\(trace)' was recorded by build \(build). Pass the symbols of that build.
      """
    case .noBuild(let trace, let build, let path):
      "'\(path)' has no symbols of build \(build), which recorded '\(trace)'."
    case .unknownBuild(let trace, let path):
      """
      '\(trace)' has no build ID, and '\(path)' has several files. Pass the file of the build that \
      recorded it.
      """
    case .noSymbols(let file):
      """
      '\(file)' has no symbols of Swift functions. Pass the executable as it was before it was \
      stripped, its debug information or its dSYM.
      """
    case .noSymbolizer(let isNamed):
      """
      \(isNamed ? "LLVM_SYMBOLIZER_PATH doesn't name an executable" : "Can't find llvm-symbolizer"). \
      Install it with 'apt install llvm' or 'brew install llvm', or put a Swift toolchain of swift.org \
      on the PATH.
      """
    case .failedSymbolizer(let path, let output):
      "'\(path)' failed\(output.isEmpty ? "." : ": \(output)")"
    }
  }
}
