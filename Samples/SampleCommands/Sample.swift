import ArgumentParser
import FlowExplorer
import FlowTrace
import HowToCode
import Kanji
import MerchTabs
import RayPets
import Shop

/// An app that can be run, and a walk through all of it.
@MainActor
struct Sample {
  var name: String
  /// One line: which dialect it shows.
  var summary: String
  /// What it can be run as.
  var understands: Set<SampleOptions.Name> = []
  /// The launches that together use every screen and every transition.
  var launches: (SampleOptions) -> [Launch]
}

extension Sample {
  static let all = [howToCode, rayPets, merchTabs, shop, onboarding, kanji]

  static let howToCode = Sample(
    name: "HowToCode", summary: "a router, one coordinator on one navigation stack",
    launches: { _ in
      [Launch(launch: { HowToCodeApp(window: $0, recorder: $1) }, walk: walkHowToCode)]
    })

  static let rayPets = Sample(
    name: "RayPets", summary: "a router, a child coordinator in a sheet, and its leak",
    understands: [.fixed],
    launches: { options in
      [
        Launch(
          launch: { RayPetsApp(window: $0, recorder: $1, isFixed: options.isFixed) },
          walk: walkRayPets)
      ]
    })

  static let merchTabs = Sample(
    name: "MerchTabs", summary: "parents and children, tabs, and screens that clean up",
    launches: { _ in
      [Launch(launch: { MerchTabsApp(window: $0, recorder: $1) }, walk: walkMerchTabs)]
    })

  static let shop = Sample(
    name: "Shop", summary: "one plain object that is the delegate of every screen",
    understands: [.flow],
    launches: { options in
      let flow = options.flow ?? .physical
      return [
        Launch(
          label: flow.rawValue, launch: { ShopApp(window: $0, flow: flow, recorder: $1) },
          walk: { try await walkShop($0, flow) })
      ]
    })

  static let onboarding = Sample(
    name: "Onboarding", summary: "coordinators presented and pushed whole, and a navigator",
    understands: [.firstLaunch, .laterLaunch],
    launches: { options in
      let chosen = options.launch.map { [$0] } ?? OnboardingLaunch.allCases
      return chosen.map { Launch.onboarding($0) }
    })

  static let kanji = Sample(
    name: "Kanji", summary: "start() and a presenter, the child in a property",
    launches: { _ in [Launch(launch: { KanjiApp(window: $0, recorder: $1) }, walk: walkKanji)] })
}

extension Sample {
  /// The sample of a name.
  ///
  /// - Throws: `ValidationError`, which names those that there are.
  static func named(_ name: String) throws -> Sample {
    guard let sample = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no sample app '\(name)'. Choose one of \(names).")
    }
    return sample
  }

  /// Launches the app as often as it takes, walks through it, and records what happens.
  ///
  /// - Parameter narrator: receives what is on display after each step.
  func run(
    recorder: FlowRecorder, options: SampleOptions = SampleOptions(),
    narrator: ((String) -> Void)? = nil
  ) async throws {
    for launch in launches(options) {
      try await launch.run(recorder: recorder, narrator: narrator)
    }
  }
}

extension Sample {
  /// Uses everything in the app that a person could.
  ///
  /// - Parameter isParallel: whether to launch it in a process of its own each time.
  func explore(
    _ options: SampleOptions, limits: ExplorationLimits = .init(), isParallel: Bool = false,
    progress: ((ExplorationProgress) -> Void)? = nil
  ) async throws -> Exploration {
    try await explorer(options, limits: limits, isParallel: isParallel, progress: progress)
      .explore()
  }

  /// Returns what explores the app.
  ///
  /// - Parameter isParallel: whether to launch it in a process of its own each time.
  func explorer(
    _ options: SampleOptions, limits: ExplorationLimits = .init(), isParallel: Bool = false,
    progress: ((ExplorationProgress) -> Void)? = nil
  ) throws -> FlowExplorer {
    var explorer = FlowExplorer(
      app: name,
      launches(options).map { launch in
        ExplorerLaunch(label: launch.label, launch: launch.launch)
      },
      limits: limits, journal: try ExplorationJournal.environment(), progress: progress)
    if isParallel { explorer.processes = ExplorerProcesses() }
    return explorer
  }
}
