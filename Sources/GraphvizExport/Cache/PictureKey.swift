import CGraphviz
import FlowDiagram

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything that a picture depends on, as bytes.
///
/// Programs, Graphviz and fonts are known by the files they are in, so that nothing has to be
/// started to know them.
struct PictureKey: Sendable, Hashable {
  /// Goes up when pictures come out otherwise though nothing below says so.
  private static let version = 1

  let bytes: [UInt8]

  init(_ job: DrawingJob, finish: PictureFinish, worker: String, memory: Int) {
    let titles = DrawingTitles(of: finish.diagram)
    let environment = ProcessInfo.processInfo.environment
    var lines = [
      "\(Self.version)", job.format.rawValue, "\(job.format.isBitmap ? job.scale : 1)",
      job.ladder.map(\.rawValue).joined(separator: ","), "\(memory)",
      finish.links?.base ?? "",
      FileIdentity.of(LayoutWorker.thisProgram.path), FileIdentity.of(worker),
      cg_library_path().map { FileIdentity.of(String(cString: $0)) } ?? "",
    ]
    lines += Self.variables.map { environment[$0] ?? "" }
    lines += Self.fontFolders.map { FileIdentity.of($0) }
    if job.format == .svg { lines += titles.all(in: finish.diagram) }
    lines.append(job.dot)
    // With their lengths, so that no two lists run together alike.
    bytes = lines.reduce(into: []) { bytes, line in
      bytes += "\(line.utf8.count):".utf8
      bytes += line.utf8
    }
  }

  /// Where Graphviz and the fonts are, if the user says so.
  private static let variables = [
    "GVBINDIR", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "XDG_CONFIG_HOME", "GDFONTPATH",
    "DOTFONTPATH",
  ]

  /// What changes when a font is installed or removed.
  private static var fontFolders: [String] {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    return [
      "/var/cache/fontconfig", "/etc/fonts/conf.d", "/usr/share/fonts", "/usr/local/share/fonts",
      "/Library/Fonts",
    ]
      + [".fonts", ".local/share/fonts", ".config/fontconfig", "Library/Fonts"].map {
        "\(home)/\($0)"
      }
  }

  /// A name for a file: FNV-1a. Two keys may share one; the file tells which it is for.
  var name: String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension DrawingTitles {
  /// Every text, in the diagram's order.
  fileprivate func all(in diagram: Diagram) -> [String] {
    [title, description] + diagram.nodes.map { $0.id + "\n" + (nodes[$0.id] ?? "") }
      + diagram.nodes.map { $0.tooltip ?? $0.label }
      + diagram.edges.map { $0.id + "\n" + (edges[$0.id] ?? "") }
      + diagram.clusters.map { $0.id + "\n" + (clusters[$0.id] ?? "") }
  }
}
