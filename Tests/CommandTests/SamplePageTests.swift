import CustomDump
import Foundation
import Testing

/// The pages in `docs/pages`, which `scripts/draw-pages` writes.
@Suite("The page of a sample in docs/pages")
struct SamplePageTests {
  private static let arguments: [String: [String]] = [
    "HowToCode": ["render", trace("HowToCode"), "--format", "html"],
    "RayPets": ["render", trace("RayPets"), "--format", "html"],
    "MerchTabs": ["render", trace("MerchTabs"), "--format", "html"],
    "Onboarding": ["render", trace("Onboarding"), "--format", "html"],
    "Kanji": ["render", trace("Kanji"), "--format", "html"],
    "Shop": ["diff", trace("Shop-physical"), trace("Shop-digital"), "--format", "html"],
  ]

  private static func trace(_ name: String) -> String {
    Repository.file("docs/traces/\(name).trace").path
  }

  @Test("Each sample's page is the current one", arguments: arguments.keys.sorted())
  func isCurrent(name: String) async throws {
    let result = try await Tool.coordgraph.run(list: try #require(Self.arguments[name]))
    #expect(result.status == 0, "\(result.errors)")
    let kept = try Repository.text("docs/pages/\(name).html")
    #expect(
      Self.withoutLayout(kept) == Self.withoutLayout(result.output),
      "docs/pages/\(name).html is out of date. Run scripts/draw-pages.")
  }

  @Test("All pages together are smaller than 2 MB")
  func size() throws {
    let sizes = try Self.arguments.keys.map {
      try Repository.text("docs/pages/\($0).html").utf8.count
    }
    #expect(sizes.reduce(0, +) < 2_000_000)
  }

  /// Leaves out where Graphviz placed the parts of the pictures, and keeps what they were drawn from.
  private static func withoutLayout(_ page: String) -> String {
    page.replacing(/<svg(?s:.*?)<\/svg>/) { picture in
      picture.output.firstMatch(of: /<metadata(?s:.*?)<\/metadata>/).map { String($0.output) } ?? ""
    }
  }
}
