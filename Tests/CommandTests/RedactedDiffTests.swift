import CustomDump
import Foundation
import Testing

@Suite("A redacted trace")
struct RedactedDiffTests {
  private static let redacted = """
    {"format":"flowtrace","version":"1.2","app":"Shop","redacted":true}
    {"at":0,"event":"launch"}
    {"at":1,"event":"coordinator","id":1,"type":"Shop.CartCoordinator"}
    {"at":2,"event":"screen","id":2,"type":"Shop.CartViewController"}
    {"at":3,"event":"presents","coordinator":1,"screen":2}
    {"at":4,"event":"transition","from":null,"to":2,"kind":"root","trigger":"launch","by":1}
    {"at":5,"event":"screen","id":3,"type":"Shop.ReceiptViewController"}
    {"at":6,"event":"presents","coordinator":1,"screen":3}
    {"at":7,"event":"transition","from":2,"to":3,"kind":"push","trigger":"tap #1","by":1}

    """

  private func diff(_ old: String, _ new: String) async throws -> Tool.Result {
    let folder = try Folder()
    return try await Tool.coordgraph.run(
      "diff", try folder.write(old, to: "old.trace"), try folder.write(new, to: "new.trace"),
      "--exit-code")
  }

  private static let full = redacted.replacing(#","redacted":true"#, with: "")
    .replacing("tap #1", with: #"tap \"Pay\""#)
    .replacing(#"CartCoordinator""#, with: #"CartCoordinator","label":"Ann's""#)

  @Test("A redacted trace is compared with a full one by verbs, and a note says so")
  func mixed() async throws {
    let result = try await diff(Self.full, Self.redacted)
    expectNoDifference(result.status, 0)
    #expect(
      result.errors.contains(
        "note: One of the two is redacted, so labels, titles and what triggers are about are not "
          + "compared"))
    let changed = try await diff(
      Self.full, Self.redacted.replacing("tap #1", with: "swipe down"))
    expectNoDifference(changed.status, 1)
    #expect(changed.output.contains("on tap"), "\(changed.output)")
  }

  @Test("Two redacted traces are compared with their numbers")
  func both() async throws {
    let result = try await diff(Self.redacted, Self.redacted.replacing("tap #1", with: "tap #2"))
    expectNoDifference(result.status, 1)
    #expect(!result.errors.contains("One of the two"))
  }

  @Test("Every command notes that a trace is redacted or incomplete")
  func note() async throws {
    let result = try await Tool.coordgraph.run(
      "render", "--format", "outline",
      input: Self.redacted.replacing("true}", with: #"true,"dropped":7,"limit":"duration"}"#))
    expectNoDifference(
      result.errors,
      """
      standard input: note: the trace is redacted: it has no titles and labels, and its triggers are numbered
      standard input: note: its first 7 events were dropped, and what they led to is missing
      standard input: note: the exploration was cut off by its limit of duration: what is missing may be in the app

      """)
    #expect(result.output.contains("tap #1 pushes Receipt"))
  }
}
