import CustomDump
import FlowExplorer
import Shop
import TestSupport
import Testing

@testable import SampleCommands

@MainActor @Suite("Explorations of the samples", .interface)
struct ExplorationTests {
  @Test("Each sample is explored completely, with no error and no screen left out")
  func complete() async throws {
    try await Sample.forEachVariant { sample, options in
      let exploration = try await ExploredSamples.exploration(of: sample, options)
      expectNoDifference(exploration.isComplete, true, sample.name)
      expectNoDifference(exploration.doubts, [], sample.name)
      expectNoDifference(exploration.findings.filter(\.isError), [], sample.name)
      if options.flow != .digital {
        expectNoDifference(exploration.coverage.unreached, [], sample.name)
      }
      expectNoDifference(
        exploration.coverage.toured, exploration.coverage.transitions, sample.name)
    }
  }

  @Test("Shop has two screens that its digital flow does not reach")
  func unreached() async throws {
    let exploration = try await ExploredSamples.exploration(
      of: .shop, SampleOptions(flow: .digital))
    expectNoDifference(
      exploration.coverage.unreached,
      ["Shop.DeliveryAddressViewController", "Shop.ShippingOptionViewController"])
  }

  @Test("Kanji has a dead end where a list has no delegate")
  func deadEnd() async throws {
    let exploration = try await ExploredSamples.exploration(of: .kanji, SampleOptions())
    expectNoDifference(
      exploration.findings.map(\.description),
      [
        "nothing on KanjiListViewController “日本” leads on, nor on 3 like it: "
          + "select row 0, select row 0"
      ])
  }
}

/// The samples' explorations, each made once.
@MainActor
enum ExploredSamples {
  private static var explorations: [(name: String, options: SampleOptions, Exploration)] = []

  static func exploration(of sample: Sample, _ options: SampleOptions) async throws -> Exploration {
    if let known = explorations.first(where: { $0.name == sample.name && $0.options == options }) {
      return known.2
    }
    let exploration = try await sample.explore(options)
    explorations.append((sample.name, options, exploration))
    return exploration
  }
}
