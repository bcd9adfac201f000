import FlowExplorer
import FlowTrace
import Shop

@testable import SampleCommands

/// A flow of a sample that is pinned: Shop has two.
enum SampleFlow: String, Sendable, CaseIterable {
  case howToCode = "HowToCode"
  case rayPets = "RayPets"
  case merchTabs = "MerchTabs"
  case physicalShop = "Shop physical"
  case digitalShop = "Shop digital"
  case onboarding = "Onboarding"
  case kanji = "Kanji"

  /// What all that a person can do in it leaves as a trace.
  @MainActor var trace: Trace {
    get async throws {
      try await ExploredSamples.exploration(of: sample, options).trace
    }
  }

  @MainActor private var sample: Sample {
    switch self {
    case .howToCode: .howToCode
    case .rayPets: .rayPets
    case .merchTabs: .merchTabs
    case .physicalShop, .digitalShop: .shop
    case .onboarding: .onboarding
    case .kanji: .kanji
    }
  }

  private var options: SampleOptions {
    self == .digitalShop ? SampleOptions(flow: .digital) : SampleOptions()
  }
}
