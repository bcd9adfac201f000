import CustomDump
import Foundation
import Testing

@testable import FlowSnapshots

@Suite("A snapshot that cannot be used")
struct BadSnapshotTests {
  let scene: SnapshotScene

  init() throws { scene = try SnapshotScene() }

  @Test("says that the test's folder is not there")
  func noFolder() throws {
    try FileManager.default.removeItem(atPath: scene.folder)
    expectNoDifference(
      try scene.failure(of: Flows.trace),
      """
      /Shop/Tests/ShopTests, the folder of the test's source, is not on this machine. Snapshots \
      stand beside the source: run the test where it was built, or in a simulator on that machine.
      """)
  }

  @Test("says that something else is where its folder should be")
  func noPlace() throws {
    try Data().write(to: URL(fileURLWithPath: "\(scene.folder)/__Snapshots__"))
    expectNoDifference(
      try scene.failure(of: Flows.trace),
      """
      /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot cannot be read: Not a \
      directory.
      """)
    #expect(try scene.files() == ["__Snapshots__"])
  }

  @Test("says that it is a folder")
  func folder() throws {
    try FileManager.default.createDirectory(
      atPath: scene.path("checkout.dot"), withIntermediateDirectories: true)
    expectNoDifference(
      try scene.failure(of: Flows.trace),
      """
      /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot cannot be read: Is a directory.
      """)
  }

  @Test("says that it may not be written, and leaves everything as it was", .disabled(if: isRoot))
  func readOnly() throws {
    try scene.record(Flows.presenting)
    let before = try scene.text("checkout.dot")
    chmod(scene.path(""), 0o555)
    defer { chmod(scene.path(""), 0o755) }
    expectNoDifference(
      try scene.failure(of: Flows.pushing, .all),
      """
      /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot.graph.json cannot be \
      written: Permission denied. Nothing was recorded.
      """)
    expectNoDifference(try scene.text("checkout.dot"), before)
  }

  /// Permissions mean nothing to root.
  private static let isRoot = getuid() == 0

  @Test("is not half recorded when only one of its files can be written")
  func nothingHalfWritten() throws {
    let scene = scene
    let name = String(repeating: "n", count: 240)
    let failure = try #require(try scene.failure(of: Flows.trace, named: name))
    #expect(failure.hasSuffix("cannot be written: File name too long. Nothing was recorded."))
    expectNoDifference(try scene.files(), ["__Snapshots__", "__Snapshots__/CheckoutTests"])
  }

  @Test("says that it is no text")
  func binary() throws {
    try scene.record(Flows.presenting)
    try Data([0xff, 0xfe, 0x00]).write(to: URL(fileURLWithPath: scene.path("checkout.dot")))
    expectNoDifference(
      try scene.failure(of: Flows.presenting),
      """
      /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot is not UTF-8 text, so it is \
      no snapshot of a flow. Restore it, or record it anew with FLOW_SNAPSHOTS=record.
      """)
  }

  @Test("is recorded anew over whatever is there", arguments: [Data([0xff, 0xfe]), Data()])
  func repaired(data: Data) throws {
    try scene.record(Flows.presenting)
    try data.write(to: URL(fileURLWithPath: scene.path("checkout.dot")))
    #expect(try scene.failure(of: Flows.presenting, .all) != nil)
    expectNoDifference(try scene.failure(of: Flows.presenting), nil)
  }

  @Test("of another version of the format says so, and shows the lines")
  func version() throws {
    try scene.record(Flows.presenting, as: .json)
    let newer = try scene.text("checkout.json").replacing(#""1.0""#, with: #""2.0""#)
    try scene.write(newer, to: "checkout.json")
    let failure = try #require(try scene.failure(of: Flows.pushing, as: .json))
    #expect(
      failure.contains(
        """
        What changed in the flow cannot be said in words. \
        /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.json:
        """))
    #expect(
      failure.contains("'version' is 2.0. This program reads version 1.x.\n\nLine by line"))
  }

  @Test("whose graph is gone or damaged still shows the lines")
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
        cannot be said in words. The graph that the snapshot was made of is not there: \
        /Shop/Tests/ShopTests/__Snapshots__/CheckoutTests/checkout.dot.graph.json
        """))
    #expect(gone.contains("\n  - "))
    expectNoDifference(try scene.failure(of: Flows.presenting), nil)
  }

  @Test("has a name that a file can have, or says that it has none")
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
      No file can be called after "-/-", which has no letter and no digit; give the snapshot \
      another name.
      """)
  }
}
