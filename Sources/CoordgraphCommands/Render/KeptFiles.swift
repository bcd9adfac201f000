import CommandSupport
import FlowGraph
import GraphvizExport

/// The files of one graph in the user's cache, found by the bytes of the traces and of the theme,
/// by the command line, and by all that pictures depend on: nothing has to be drawn up to find them.
struct KeptFiles: Equatable {
  /// Raised when the output changes for another reason than the inputs.
  private static let version = 1

  private let cache: PictureCache
  private let key: CacheKey

  /// Nil where nothing is kept: where no picture is drawn, or something is read that cannot be read
  /// twice.
  init?(of job: RenderJob) {
    guard let renderer = try? job.renderer?.get(),
      let cache = renderer.cache, let surroundings = renderer.surroundings
    else { return nil }
    var read = job.traces
    if case .file(let path) = job.diagram.theme { read.append(path) }
    read += job.thumbnails.files
    let digests = read.compactMap { path in
      let file = InputFile(path: path)
      return file.isRegular ? try? Self.digest(of: file) : nil
    }
    guard !job.traces.isEmpty, digests.count == read.count else { return nil }
    self.cache = cache
    let parts = [
      ["files \(Self.version)"], surroundings.parts, Array(CommandLine.arguments.dropFirst()),
      read, digests,
    ]
    key = CacheKey(parts.flatMap { ["\($0.count)"] + $0 })
  }

  static func == (one: KeptFiles, other: KeptFiles) -> Bool { one.key == other.key }

  private static func digest(of file: InputFile) throws -> String {
    var digest = Digest(of: [])
    try file.read { digest = Digest(of: $0, after: digest) }
    return digest.description
  }

  /// What was kept.
  var files: RenderedFiles? {
    guard let bytes = cache.bytes(for: key), let parts = PackedParts.unpack(bytes[...]),
      parts.count == 4, let messages = PackedParts.unpack(parts[2]),
      let contents = PackedParts.unpack(parts[3])
    else { return nil }
    return RenderedFiles(
      app: String(decoding: parts[0], as: UTF8.self),
      messages: messages.map { String(decoding: $0, as: UTF8.self) },
      isWhole: parts[1].elementsEqual("whole".utf8),
      contents: contents.map { .success(Array($0)) })
  }

  /// Keeps files, all of which could be made.
  func keep(_ files: RenderedFiles) {
    let contents = files.contents.compactMap { try? $0.get() }
    let parts = [
      Array(files.app.utf8), Array((files.isWhole ? "whole" : "skipped").utf8),
      PackedParts.pack(files.messages.map { Array($0.utf8) }), PackedParts.pack(contents),
    ]
    cache.keep(PackedParts.pack(parts), for: key)
  }
}
