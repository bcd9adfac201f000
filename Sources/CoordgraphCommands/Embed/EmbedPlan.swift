import ArgumentParser
import CommandSupport
import FlowEmbedding

/// The files of one call, from their marks to what is written.
///
/// A file with an error is reported and left as it is; the others are processed.
struct EmbedPlan {
  private var files: [EmbedFile] = []
  private var changes: [EmbedChange] = []
  private var hasFailed = false
  private var isStale = false
  private var isWhole = true

  /// Reads the files, each once.
  init(_ paths: [String]) {
    var seen: Set<String> = []
    for path in paths where seen.insert(EmbedFolder.absolute(path)).inserted {
      attempt { $0.files.append(try EmbedFile(path)) }
    }
  }

  /// Returns the Markdown files, and what their marks name: traces, stored graphs and themes.
  static func inputs(of paths: [String]) -> [String] {
    paths
      + paths.flatMap { path in
        ((try? EmbedFile(path))?.requests ?? []).flatMap {
          $0.sources + $0.arguments.diagram.theme.files
        }
      }
  }

  /// Notes where no file has a mark, so that nothing is done.
  func noteMissingMarks() {
    guard !hasFailed, files.allSatisfy(\.requests.isEmpty) else { return }
    StandardError.write(
      """
      note: No mark in \(files.map(\.document.file).joined(separator: ", ")): nothing to update. \
      'coordgraph embed --help' shows one.
      """)
  }

  /// Makes all diagrams; pictures are not drawn yet.
  mutating func draw() {
    var drawer = EmbedDrawer()
    for file in files {
      attempt { $0.changes.append(try EmbedChange(file, drawer: &drawer)) }
    }
    isWhole = drawer.isWhole
  }

  /// Sets files aside whose pictures would be written over something else.
  ///
  /// - Parameters:
  ///   - root: the folder below which pictures are written; nil for that of each page.
  ///   - force: whether pictures of other programs are replaced.
  ///   - isCheck: whether nothing is written.
  mutating func settlePictures(root: String?, force: Bool, isCheck: Bool) {
    var claims = PictureClaims()
    for file in files {
      claims.add(document: EmbedFolder.absolute(file.path), named: file.document.file)
      for request in file.requests {
        for source in request.sources {
          claims.add(source: EmbedFolder.absolute(source), readAt: file.name(of: request.place))
        }
      }
    }
    let requests = files.flatMap(\.requests)
    let limits = EmbedLimits(
      root: root, replacesOthers: force, isCheck: isCheck,
      inputs: FileIdentities(
        of: files.map(\.path) + requests.flatMap(\.sources)
          + requests.flatMap(\.arguments.diagram.theme.files)))
    let candidates = changes
    changes = []
    for change in candidates {
      attempt { plan in
        try change.claimPictures(&claims, within: limits)
        plan.changes.append(change)
      }
    }
  }

  /// Says what is stale: sentences on standard error, differences on standard output.
  mutating func report() {
    for change in changes {
      let report = EmbedReport(change)
      for diagnostic in report.diagnostics { StandardError.write("\(diagnostic)") }
      attempt { _ in
        guard !report.difference.isEmpty else { return }
        try OutputFile(path: "-").write(Array(report.difference.utf8))
      }
      isStale = isStale || !report.diagnostics.isEmpty
    }
  }

  /// Writes pictures, then the Markdown that shows them, and prints the names of both.
  mutating func write(_ pictures: PictureArguments, redraw: Bool) async {
    for change in changes {
      do {
        for path in try await change.write(pictures, redraw: redraw) {
          try StandardOutput.write(path)
        }
      } catch {
        fail(error)
      }
    }
  }

  /// - Throws: `ExitCode`, when not all was good.
  func exit() throws {
    if hasFailed { throw ExitCode(2) }
    if isStale || !isWhole { throw ExitCode(1) }
  }

  private mutating func attempt(_ body: (inout EmbedPlan) throws -> Void) {
    do { try body(&self) } catch { fail(error) }
  }

  private mutating func fail(_ error: any Error) {
    StandardError.write(error.report)
    hasFailed = true
  }
}
