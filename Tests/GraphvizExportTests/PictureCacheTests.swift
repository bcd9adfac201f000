import FlowDiagram
import Foundation
import Testing

@testable import GraphvizExport

@Suite("Cache of pictures")
struct PictureCacheTests {
  /// A folder for pictures, and a worker that notes each time it is started.
  private final class Place {
    let folder: URL
    let worker: TemporaryScript

    /// - Parameter failure: commands that run before the first layout on the best rung.
    init(_ failure: String? = nil) throws {
      folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
      let log = folder.path + ".log"
      let run = try failure.map { try TemporaryScript.worker($0) }
      worker = try TemporaryScript(
        "echo started >>\(log)\n" + (run ?? "exec \(GraphvizRenderer().worker) \"$@\""))
    }

    deinit {
      worker.remove()
      try? FileManager.default.removeItem(at: folder)
      try? FileManager.default.removeItem(atPath: folder.path + ".log")
    }

    /// How often the worker was started.
    var starts: Int {
      let log = try? String(contentsOfFile: folder.path + ".log", encoding: .utf8)
      return log?.split(separator: "\n").count ?? 0
    }

    var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    func renderer(limit: Int = 1 << 20) throws -> GraphvizRenderer {
      try GraphvizRenderer(
        worker: worker.path, timeout: .seconds(600),
        cache: PictureCache(folder: folder, limit: limit))
    }

    func draw(
      _ diagram: Diagram = .make(), as format: GraphvizFormat = .svg, scale: Double = 1,
      links: SourceLinks? = nil
    ) async throws -> GraphvizRendering {
      try await renderer().render(
        diagram, dot: diagram.plainDOT, as: format, scale: scale, links: links)
    }
  }

  @Test("A cached picture is returned without a process", arguments: GraphvizFormat.allCases)
  func warm(format: GraphvizFormat) async throws {
    let place = try Place()
    let first = try await place.draw(as: format)
    let second = try await place.draw(as: format)
    #expect(first == second)
    #expect(place.starts == 1)
  }

  @Test("A picture that would change is drawn again")
  func changes() async throws {
    let place = try Place()
    _ = try await place.draw()
    _ = try await place.draw(.make(label: "Other"))
    _ = try await place.draw(as: .png)
    _ = try await place.draw(as: .png, scale: 2)
    _ = try await place.draw(links: SourceLinks(base: "https://x/"))
    var named = Diagram.make()
    named.nodes[0].fullName = "FirstViewController"
    _ = try await place.draw(named)
    #expect(place.starts == 6)
    _ = try await place.draw(scale: 2)
    #expect(place.starts == 6, "an SVG has no scale")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: place.worker.path)
    _ = try await place.draw()
    #expect(place.starts == 7, "another worker may draw otherwise")
  }

  @Test(
    "A picture is drawn again for other fonts if its format uses them",
    arguments: [(GraphvizFormat.svg, false), (.xdot, false), (.png, true), (.pdf, true)])
  func fonts(format: GraphvizFormat, isDrawnAgain: Bool) {
    let parts = PictureSurroundings(worker: "/bin/sh").parts(of: format)
    #expect(parts.contains { $0.hasPrefix("/bin/sh ") })
    #expect(parts.contains { $0.hasPrefix("/usr/share/fonts ") } == isDrawnAgain)
  }

  @Test("A damaged or incomplete entry is ignored", arguments: [0, 10, 200, 2_000])
  func garbled(position: Int) async throws {
    let place = try Place()
    let first = try await place.draw()
    let file = place.folder.appending(component: try #require(place.names.first))
    var data = try Data(contentsOf: file)
    data[position] ^= 0x20
    try data.write(to: file)
    #expect(try await place.draw() == first)
    try Data(try Data(contentsOf: file).prefix(position)).write(to: file)
    #expect(try await place.draw() == first)
    #expect(place.starts == 3)
    #expect(try await place.draw() == first)
    #expect(place.starts == 3)
  }

  @Test("A failed rung is reported for a cached picture, too")
  func warnings() async throws {
    let place = try Place("echo Ouch >&2; kill -9 $$")
    let first = try await place.draw()
    #expect(first.warnings.first?.contains("Ouch") == true)
    #expect(try await place.draw() == first)
    #expect(place.starts == 2)
  }

  @Test("A picture that more time might improve is not cached")
  func late() async throws {
    let place = try Place("kill -PROF $$")
    _ = try await place.draw()
    #expect(place.names == [])
  }

  @Test("The least recently used pictures are removed above the limit")
  func limit() async throws {
    let place = try Place()
    let size = try await place.draw().bytes.count
    let renderer = try place.renderer(limit: size * 5)
    for index in 0..<12 {
      let diagram = Diagram.make(label: "\(index)")
      _ = try await renderer.render(diagram, dot: diagram.plainDOT, as: .svg)
    }
    #expect((1...5).contains(place.names.count))
    let starts = place.starts
    let last = Diagram.make(label: "11")
    _ = try await renderer.render(last, dot: last.plainDOT, as: .svg)
    #expect(place.starts == starts)
  }

  @Test("Many small pictures stay within about the limit")
  func many() throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = PictureCache(folder: folder, limit: 400_000)
    for index in 0..<1_000 {
      cache.keep([UInt8](repeating: 0, count: 900), for: CacheKey(["\(index)"]))
    }
    let sizes = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.fileSizeKey]
    ).map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
    #expect((300_000...440_000).contains(sizes.reduce(0, +)))
    #expect(cache.bytes(for: CacheKey(["999"]))?.count == 900)
    #expect(cache.bytes(for: CacheKey(["0"])) == nil)
  }

  @Test("Many concurrent requests each get the right picture")
  func concurrency() async throws {
    let place = try Place()
    try await place.renderer().expectDrawings(of: (0..<24).map { "Number \($0 % 4)" })
    #expect(place.names.count == 4)
  }

  @Test("Pictures are drawn where the cache can't be written")
  func unwritable() async throws {
    let file = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try Data("a file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let renderer = try GraphvizRenderer(timeout: .seconds(600), cache: PictureCache(folder: file))
    let drawing = try await renderer.render(.make(), dot: Diagram.make().plainDOT, as: .svg)
    #expect(drawing.warnings == [])
  }
}
