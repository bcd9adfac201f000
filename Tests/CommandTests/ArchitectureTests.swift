import CustomDump
import Foundation
import Testing

@Suite("docs/architecture.md")
struct ArchitectureTests {
  private let manifest: Manifest
  private let page: String

  init() throws {
    manifest = Manifest(try Repository.text("Package.swift"))
    page = try Repository.text("docs/architecture.md")
  }

  @Test("docs/architecture.md draws every target of the products and its dependencies")
  func dependencies() throws {
    let diagrams = page.matches(of: /```mermaid\n((?s:.*?))```/).map { $0.1 }
    let drawn = try #require(diagrams.last).matches(of: /([\w-]+) --> ([\w-]+)/)
      .map { "\($0.1) --> \($0.2)" }
    expectNoDifference(drawn.sorted(), manifest.dependencies)
    #expect(manifest.dependencies.count > 20)
  }

  @Test("docs/architecture.md describes every target of the products")
  func purposes() {
    let described = page.matches(of: /(?m)^\| `([\w-]+)` \| (?:app|tests|tools|inside)/)
      .map { String($0.1) }
    expectNoDifference(described.sorted(), manifest.targets)
  }
}
