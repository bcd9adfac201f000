import CustomDump
import Foundation
import Subprocess
import Testing

@testable import GraphvizExport

/// Drawings by the worker in surroundings that differ in fonts and in language.
struct FontIndependenceTests {
  /// Labels in one and in several fonts, in several scripts, and with markup.
  static let dot = """
    digraph {
      graph [fontname="Helvetica,Arial,sans-serif", label="A graph, 1.5 × as large"];
      node [fontname="Helvetica-Bold", fontsize=10.5, shape=box];
      subgraph cluster_c { label="設定 – Ünïcödé"; a [label="Home שלום"]; }
      b [fontname="Courier", label=<<table><tr><td><b>Bold</b></td><td>plain</td></tr></table>>];
      a -> b [fontname="Times-Roman", label="tap “Next” 👩‍👩‍👧"];
    }
    """

  /// A folder with configurations of fontconfig.
  private let folder = FileManager.default.temporaryDirectory
    .appending(component: "fonts-\(UUID().uuidString)")

  /// Returns the path of a configuration with fonts of some folders.
  private func configuration(_ name: String, fonts: [String]) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(component: name)
    let folders = fonts.map { "<dir>\($0)</dir>" }.joined()
    try """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>\(folders)<cachedir>\(folder.path)/cache</cachedir></fontconfig>
    """.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  @Test(
    "SVG and xdot are the same bytes with other fonts, with none, and in other languages",
    arguments: ["svg", "xdot"])
  func sameBytes(format: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let none = try configuration("none.conf", fonts: [])
    let other = try configuration("other.conf", fonts: ["/usr/share/fonts/opentype"])
    let tests = LayoutWorkerTests()
    let usual = try await tests.run("-T\(format)", dot: Self.dot)
    #expect(usual.line.contains(#""failure":null"#), "\(usual.messages)")
    let others: [[Environment.Key: String?]] = [
      ["FONTCONFIG_FILE": none], ["FONTCONFIG_FILE": other], ["FONTCONFIG_FILE": "/nonexistent"],
      ["LC_ALL": "C"], ["LC_ALL": "de_DE.UTF-8"], ["LANG": "ja_JP.UTF-8"],
    ]
    for other in others {
      let drawing = try await tests.run("-T\(format)", dot: Self.dot, environment: other)
      #expect(drawing.line == usual.line, "\(other)")
      #expect(drawing.drawing == usual.drawing, "\(other)")
      #expect(drawing.messages == "", "\(other)")
    }
  }

  #if os(Linux)
    @Test("A picture with boxes for characters says so, and which those are")
    func fontless() async throws {
      // No font has characters that are not assigned.
      let dot = "digraph { a [label=\"Caf\u{e9} \u{378}\u{379}\"]; b [label=\"\u{378}\u{200d}\"]; }"
      let renderer = try GraphvizRenderer()
      for format in [GraphvizFormat.png, .pdf] {
        let warnings = try await renderer.render(dot: dot, as: format).warnings
        expectNoDifference(
          warnings,
          [
            """
            No installed font has "\u{378}", "\u{379}": the drawing has boxes in their place. \
            Install a font for them, or draw an SVG, which uses the fonts of whoever reads it.
            """
          ])
      }
      let drawing = try await renderer.render(dot: dot, as: .svg)
      expectNoDifference(drawing.warnings, [])
    }

    @Test(
      "Only formats with fonts in them load libraries for fonts",
      arguments: [
        ("svg", ["gvplugin_dot_layout"]), ("xdot", ["gvplugin_dot_layout"]),
        ("png:cairo", ["pango", "cairo", "fontconfig", "gvplugin_dot_layout"]),
      ])
    func libraries(format: String, expected: [String]) async throws {
      // The dynamic linker reports to standard error what it loads.
      let drawing = try await LayoutWorkerTests().run(
        "-T\(format)", dot: Self.dot, environment: ["LD_DEBUG": "files"])
      let libraries = ["pango", "cairo", "fontconfig", "gvplugin_dot_layout"]
      #expect(libraries.filter(drawing.messages.contains) == expected)
    }
  #endif
}
