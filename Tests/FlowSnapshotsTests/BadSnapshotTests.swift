import CustomDump
import FlowDiagram
import Foundation
import Testing

@testable import FlowSnapshots

@Suite("Snapshots that cannot be used")
struct BadSnapshotTests {
  let scene = SnapshotScene()

  @Test("A missing test folder fails with a message that names it")
  func noFolder() throws {
    try FileManager.default.removeItem(atPath: scene.folder)
    expectNoDifference(
      try scene.failure(of: Flows.trace),
      """
      /Shop/Tests/ShopTests, the folder of the test's source, is not on this machine. Snapshots \
      are stored beside the source: run the test on the machine that built it, or in a simulator \
      there.
      """)
  }

  @Test("A file in the place of the snapshots' folder fails with a message that names the snapshot")
  func noPlace() throws {
    try Data().write(to: URL(fileURLWithPath: "\(scene.folder)/__Snapshots__"))
    expectNoDifference(
      try scene.failure(of: Flows.trace),
      """
      Can't read /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot: Not a directory.
      """)
    #expect(try scene.files() == ["__Snapshots__"])
  }

  @Test("A folder in the place of a snapshot fails with a message that names it")
  func folder() throws {
    try FileManager.default.createDirectory(
      atPath: scene.path("checkout.dot"), withIntermediateDirectories: true)
    expectNoDifference(
      try scene.failure(of: Flows.trace),
      """
      Can't read /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot: Is a directory.
      """)
  }

  @Test("A snapshot that cannot be written fails and is left as it was", .disabled(if: isRoot))
  func readOnly() throws {
    try scene.record(Flows.presenting)
    let before = try scene.text("checkout.dot")
    chmod(scene.path(""), 0o555)
    defer { chmod(scene.path(""), 0o755) }
    expectNoDifference(
      try scene.failure(of: Flows.pushing, .all),
      """
      Can't write /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot.graph.json: \
      Permission denied. Nothing was recorded.
      """)
    expectNoDifference(try scene.text("checkout.dot"), before)
  }

  /// Permissions mean nothing to root.
  private static let isRoot = getuid() == 0

  @Test("A snapshot of which only one file can be written is not recorded at all")
  func nothingHalfWritten() throws {
    let scene = scene
    let name = String(repeating: "n", count: 240)
    let failure = try #require(try scene.failure(of: Flows.trace, named: name))
    #expect(failure.hasSuffix(": File name too long. Nothing was recorded."))
    expectNoDifference(try scene.files(), ["__Snapshots__", "__Snapshots__/CheckoutTests"])
  }

  @Test("A snapshot that is not text fails with a message that says so")
  func binary() throws {
    try scene.record(Flows.presenting)
    try Data([0xff, 0xfe, 0x00]).write(to: URL(fileURLWithPath: scene.path("checkout.dot")))
    expectNoDifference(
      try scene.failure(of: Flows.presenting),
      """
      /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot is not UTF-8 text, and \
      therefore not a snapshot. Restore it, or record it again with FLOW_SNAPSHOTS=record.
      """)
  }

  @Test("A recording replaces a damaged snapshot", arguments: [Data([0xff, 0xfe]), Data()])
  func repaired(data: Data) throws {
    try scene.record(Flows.presenting)
    try data.write(to: URL(fileURLWithPath: scene.path("checkout.dot")))
    #expect(try scene.failure(of: Flows.presenting, .all) != nil)
    expectNoDifference(try scene.failure(of: Flows.presenting), nil)
  }

  @Test("A snapshot in a newer format fails with its version and the changed lines")
  func version() throws {
    try scene.record(Flows.presenting, as: .json)
    let newer = try scene.text("checkout.json").replacing(#""1.0""#, with: #""2.0""#)
    try scene.write(newer, to: "checkout.json")
    let failure = try #require(try scene.failure(of: Flows.pushing, as: .json))
    #expect(
      failure.contains(
        """
        The change in the flow can't be described. \
        /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.json:
        """))
    #expect(
      failure.contains("'version' is 2.0. This program reads version 1.x.\n\nLine by line"))
  }

  @Test("A snapshot whose graph is missing or damaged fails with the changed lines")
  func noGraph() throws {
    try scene.record(Flows.presenting)
    try scene.write("<<<<<<< HEAD", to: "checkout.dot.graph.json")
    let damaged = try #require(try scene.failure(of: Flows.pushing))
    #expect(damaged.contains("checkout.dot.graph.json:1:1: expected '{'"))
    try FileManager.default.removeItem(atPath: scene.path("checkout.dot.graph.json"))
    let gone = try #require(try scene.failure(of: Flows.pushing))
    #expect(
      gone.contains(
        """
        can't be described. The graph that the snapshot was made of is missing: \
        /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot.graph.json
        """))
    #expect(gone.contains("\n  - "))
    expectNoDifference(try scene.failure(of: Flows.presenting), nil)
  }

  @Test("A snapshot's name has only characters that a file's name may have")
  func names() throws {
    func path(_ test: String, _ name: String?) throws -> String {
      try SnapshotPlace(filePath: "/T/A.b.swift", testName: test, named: name, ending: "dot").path
    }
    expectNoDifference(try path("pay()", nil), "/T/__Snapshots__/A.b/pay.dot")
    expectNoDifference(
      try path("a buyer (logged in) pays(by:)", "../x"),
      "/T/__Snapshots__/A.b/a-buyer-logged-in-pays.x.dot")
    expectNoDifference(try path("支払い()", nil), "/T/__Snapshots__/A.b/支払い.dot")
    expectNoDifference(
      "\(try #require(throws: FlowSnapshotError.self) { try path("pay()", "-/-") })",
      """
      No file can be named after "-/-", which has no letter and no digit. Give the snapshot \
      another name.
      """)
  }
}
