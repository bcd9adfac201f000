import FlowDiagram
import Testing

@testable import GraphvizExport

@Suite("Colours on dark pages")
struct PictureColorTests {
  private static let theme = DiagramTheme.default

  private static func colors(
    _ color: KeyPath<DiagramTheme.Look, DiagramTheme.Color?>, _ looks: [DiagramTheme.Look]
  ) -> [String] {
    looks.compactMap { $0[keyPath: color]?.description }
  }

  /// What words are written in.
  private static let texts = colors(
    \.fontColor,
    [theme.graph, theme.node, theme.edge, theme.cluster, theme.legend]
      + theme.nodes.filter { $0.key != .entry }.map(\.value)
      + Array(theme.edges.values))

  /// What words are written on.
  private static let fills =
    colors(\.backgroundColor, [theme.graph])
    + colors(\.fillColor, [theme.node, theme.nodes[.coordinator] ?? .init()])
    + theme.clusterFills.map(\.description)

  @Test("All text of the default theme is legible on every dark background")
  func words() throws {
    #expect(Self.texts.count > 5 && Self.fills.count > 5)
    for text in Self.texts {
      for fill in Self.fills {
        let words = try #require(PictureColor(text))
        let ground = try #require(PictureColor(fill))
        let contrast = words.inTheDark.contrast(with: ground.inTheDark)
        #expect(contrast >= 4.5, "\(text) on \(fill): \(contrast)")
      }
    }
  }

  @Test("All lines of the default theme are visible on a dark page")
  func lines() throws {
    let paper = try #require(PictureColor("#ffffff")).inTheDark
    for line in Self.colors(\.color, [Self.theme.node, Self.theme.edge] + Self.theme.edges.values) {
      let contrast = try #require(PictureColor(line)).inTheDark.contrast(with: paper)
      #expect(contrast >= 3, "\(line): \(contrast)")
    }
  }

  @Test("Nested clusters differ in the dark")
  func frames() throws {
    let fills = try Self.theme.clusterFills.map {
      try #require(PictureColor($0.description)).inTheDark
    }
    for (outer, inner) in zip(fills, fills.dropFirst()) {
      #expect(outer.contrast(with: inner) > 1.07)
    }
  }

  @Test(
    "Light colours become dark, with the same hue",
    arguments: [
      ("#ffffff", "#0f0f0f"), ("white", "#0f0f0f"), ("black", "#f5f5f5"), ("#000000", "#f5f5f5"),
      ("#ff0000", "#fe2f23"),
    ])
  func colors(light: String, dark: String) {
    #expect(PictureColor(light)?.inTheDark.hex == dark)
  }

  @Test(
    "A colour that can't be parsed is left unchanged",
    arguments: ["none", "transparent", "#fff", "#12345g", "", "url(#a)"])
  func others(text: String) {
    #expect(PictureColor(text) == nil)
  }
}
