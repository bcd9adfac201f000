#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TraceSink where Self == TraceFile {
  /// A file in the app's documents folder, from where Finder, the Files app or
  /// `devicectl device copy from` fetches it.
  ///
  /// - Throws: ``TraceFileError`` when the file cannot be opened for writing.
  public static func documents(_ name: String) throws(TraceFileError) -> TraceFile {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    let directory = folder ?? FileManager.default.temporaryDirectory
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return try TraceFile(path: directory.appendingPathComponent(name).path)
  }
}

extension FlowRecorder {
  /// A recorder that writes to the file which an environment variable names; nil when it is not
  /// set, so that tracing is off unless somebody asks for it.
  ///
  /// ```swift
  /// let recorder = try FlowRecorder.environment(app: "RayPets")  // FLOW_TRACE=/tmp/raypets.trace
  /// ```
  ///
  /// - Throws: ``TraceFileError`` when the file cannot be opened for writing.
  public static func environment(
    app: String, variable: String = "FLOW_TRACE", clock: any TraceClock = .monotonic
  ) throws(TraceFileError) -> FlowRecorder? {
    guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else {
      return nil
    }
    return FlowRecorder(app: app, clock: clock, sink: try TraceFile(path: path))
  }
}
