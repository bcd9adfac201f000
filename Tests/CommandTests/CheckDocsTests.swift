import CustomDump
import Foundation
import Testing

/// scripts/check-docs, which `make lint` runs, on a small target of its own.
@Suite("scripts/check-docs")
struct CheckDocsTests {
  private let folder: Folder
  private var sources: String { folder.path("Sources") }

  init() throws {
    folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Sources/Shop"), withIntermediateDirectories: true)
  }

  private func run(_ arguments: String..., source: String) async throws -> Tool.Result {
    _ = try folder.write(source, to: "Sources/Shop/Cart.swift")
    return try await Tool(path: "/usr/bin/env").run(
      "python3",
      list: [
        Repository.file("scripts/check-docs").path, "--sources", sources, "--counts",
        folder.path("counts"),
      ] + arguments)
  }

  /// What is wrong with a source, as `line: what`.
  private func faults(_ source: String) async throws -> [String] {
    let result = try await run("--list", "Shop", source: source)
    expectNoDifference(result.errors, "")
    return result.output.split(separator: "\n").map { line in
      String(line.drop { $0 != ":" }.dropFirst())
    }
  }

  @Test("check-docs reports a public declaration without a doc comment")
  func missing() async throws {
    let source = """
      public struct Cart {
        public var items: [String]
        /// How many articles there are.
        public var count: Int { items.count }
        var hidden = 0
        package func seam() {}
      }
      struct Hidden {
        public var items: [String] = []
      }
      """
    let found = try await faults(source)
    expectNoDifference(
      found,
      ["1: struct Cart: no doc comment", "2: var items: no doc comment"])
  }

  @Test("check-docs reports a comment whose words are all in the name")
  func repeated() async throws {
    let source = """
      /// The cart's items.
      public struct CartItems {
        /// The cart.
        public var cart: Int
        /// Euro cents.
        public var price: Int
      }
      """
    let found = try await faults(source)
    expectNoDifference(
      found,
      [
        "2: struct CartItems: the comment only repeats the name",
        "4: var cart: the comment only repeats the name",
      ])
  }

  @Test("check-docs requires parameters, returns and throws of functions that take two or throw")
  func parts() async throws {
    let source = #"""
      /// Adds what a shop sells.
      public func add(_ item: String, to cart: inout [String], fee: Int) throws(E) -> Int { "}\(0)" }
      /// Adds what a shop sells.
      public func add(one item: String) -> Int { 0 }
      /// Returns what all of it costs.
      ///
      /// - Parameters:
      ///   - items: the articles.
      ///   - count: how often.
      public func price(of items: [String], times count: Int = [1: 2][1]!) -> Int { 0 }
      /// Writes the bill.
      public func write() throws
      /// Writes the bill.
      ///
      /// - Throws: `FileError`.
      public func print() throws(FileError)
      """#
    let found = try await faults(source)
    expectNoDifference(
      found,
      [
        "2: func add: missing: parameter item, parameter cart, parameter fee, what it returns, "
          + "what it throws",
        "12: func write: missing: what it throws",
      ])
  }

  @Test("check-docs takes what a protocol or a property documents as documented")
  func inherited() async throws {
    let source = """
      /// Something that can be paid.
      public protocol Payable {
        /// Pays at once.
        func pay(_ cents: Int)
        func refuse()
      }
      /// What a person buys.
      public struct Cart: Payable, Hashable {
        /// Articles, first one first.
        public let items: [String]
        public init(items: [String]) { self.items = items }
        public func pay(_ cents: Int) {}
        public func refuse() {}
        public func hash(into hasher: inout Hasher) {}
      }
      """
    let found = try await faults(source)
    expectNoDifference(
      found,
      ["5: func refuse: no doc comment", "13: func refuse: no doc comment"])
  }

  @Test("check-docs fails above the committed count, and renewing never raises it")
  func ratchet() async throws {
    let one = "public struct Cart {}\n"
    let two = one + "public struct Shop {}\n"
    #expect(try await run("--renew", source: one).status == 0)
    #expect(try await run(source: one).status == 0)
    let worse = try await run(source: two)
    #expect(worse.status == 1)
    #expect(worse.errors.hasPrefix("error: Shop has 2 public declarations"), "\(worse.errors)")
    #expect(try await run("--renew", source: two).status == 0)
    #expect(try await run(source: two).status == 1)
    #expect(try await run("--renew", source: "").status == 0)
    #expect(try await run(source: one).status == 1)
  }
}
