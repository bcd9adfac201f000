// swift-tools-version: 6.2

import PackageDescription

/// The platforms whose UI library is UIKit; they compile the half of the package that is for phones.
///
/// With `FLOW_PHONE=1` in the environment Linux compiles that half, too, where the stand-in plays
/// UIKit (`make phone-path`). Give such a build a scratch folder of its own.
let phones: [Platform] =
  [.iOS, .macCatalyst, .visionOS] + (Context.environment["FLOW_PHONE"] == "1" ? [.linux] : [])

/// The folder of a downloaded artifact bundle with the commands, from the environment variable
/// `COORDGRAPH_BUNDLE`. The command plugin uses it instead of building them.
let bundle = Context.environment["COORDGRAPH_BUNDLE"].flatMap { $0.isEmpty ? nil : $0 }

#if os(macOS)
  /// What Apple's tools add to apps. Elsewhere, a resource would make the library link Foundation.
  let privacyManifest: [Resource] = [.copy("PrivacyInfo.xcprivacy")]
#else
  let privacyManifest: [Resource] = []
#endif

let package = Package(
  name: "CoordinatorGraph",
  platforms: [.iOS(.v16), .macOS(.v14)],
  products: [
    // What an app links: nothing below pulls in Graphviz, the command line or a sample.
    .library(name: "FlowTrace", targets: ["FlowTrace"]),
    .library(name: "FlowTracing", targets: ["FlowTracing"]),
    .library(name: "FlowLive", targets: ["FlowLive"]),
    .library(name: "CoordinatorKit", targets: ["CoordinatorKit"]),
    .library(name: "CoordinatorKitTracing", targets: ["CoordinatorKitTracing"]),
    // What a test target links.
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .library(name: "FlowPerson", targets: ["FlowPerson"]),
    .library(name: "FlowPersonTesting", targets: ["FlowPersonTesting"]),
    .library(name: "FlowExplorer", targets: ["FlowExplorer"]),
    .library(name: "FlowChecks", targets: ["FlowChecks"]),
    .library(name: "FlowSnapshots", targets: ["FlowSnapshots"]),
    // What random tests of one's own link, and the benchmarks of this package.
    .library(name: "FlowGenerators", targets: ["FlowGenerators"]),
    // What a tool links.
    .library(
      name: "FlowGraph",
      targets: ["FlowGraph", "FlowVerdicts", "FlowPaths", "FlowChanges", "FlowReading"]),
    .library(name: "FlowDiagram", targets: ["FlowDiagram"]),
    .library(name: "GraphvizExport", targets: ["GraphvizExport"]),
    .executable(name: "coordgraph", targets: ["coordgraph"]),
    .executable(name: "coordgraph-layout", targets: ["coordgraph-layout"]),
    .executable(name: "samples", targets: ["samples"]),
    .plugin(name: "FlowDiagrams", targets: ["FlowDiagramsPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // The app's side.
    .target(name: "CTimers"),
    .target(
      name: "HeadlessUIKit",
      dependencies: [.target(name: "CTimers", condition: .when(platforms: [.linux]))]
    ),
    .target(
      name: "PortableUIKit",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.macOS, .linux]))
      ]
    ),
    .target(name: "CoordinatorKit", dependencies: ["PortableUIKit"]),
    .target(name: "PortableC"),
    .target(name: "ProcessSocket", dependencies: ["PortableC"]),
    .target(name: "Escaping"),
    .target(name: "FlowTrace", dependencies: ["Escaping", "PortableC"]),
    .target(name: "ScreenPictures", dependencies: ["FlowTrace"]),
    .systemLibrary(name: "CFrames"),
    .target(
      name: "SwiftRuntimeLayout",
      dependencies: [.target(name: "CFrames", condition: .when(platforms: [.linux]))]
    ),
    .target(name: "FlowAttribution", dependencies: ["FlowTrace", "SwiftRuntimeLayout"]),
    .target(
      name: "FlowTracing",
      dependencies: [
        "FlowAttribution", "FlowTrace", "PortableUIKit", "SwiftRuntimeLayout",
      ],
      exclude: privacyManifest.isEmpty ? ["PrivacyInfo.xcprivacy"] : [],
      resources: privacyManifest
    ),
    .target(name: "FlowLive", dependencies: ["FlowTrace", "PortableC"]),
    .target(name: "CoordinatorKitTracing", dependencies: ["CoordinatorKit", "FlowTracing"]),
    .target(
      name: "FlowPerson",
      dependencies: ["PortableUIKit", "ScreenPictures", "SwiftRuntimeLayout"]),
    .target(
      name: "FlowPersonTesting",
      dependencies: ["FlowPerson", .issueReporting, .issueReportingInTests]),
    .target(
      name: "FlowExplorer",
      dependencies: [
        "FlowGraph", "FlowPaths", "FlowPerson", "FlowReading", "FlowTrace", "FlowTracing",
        "FlowVerdicts", "PortableC", "ProcessSocket", "ScreenPictures", .dequeModule,
        .heapModule, .orderedCollections,
        .product(
          name: "Subprocess", package: "swift-subprocess",
          condition: .when(platforms: [.macOS, .linux])),
      ]),

    // The tool's side.
    .target(name: "FlowGraph", dependencies: ["Escaping", "FlowTrace", "PortableC"]),
    .target(name: "FlowVerdicts", dependencies: ["Escaping", "FlowGraph", "FlowTrace"]),
    .target(
      name: "FlowPaths",
      dependencies: [
        "Escaping", "FlowGraph", "FlowTrace", .bitCollections, .orderedCollections,
      ]),
    .target(
      name: "FlowChanges", dependencies: ["Escaping", "FlowGraph", "FlowTrace", "FlowVerdicts"]),
    .target(
      name: "FlowReading", dependencies: ["FlowGraph", "FlowPaths", "FlowTrace", "FlowVerdicts"]),
    .target(
      name: "FlowChecks", dependencies: ["FlowGraph", "FlowReading", "FlowTrace", "FlowVerdicts"]),
    .target(
      name: "FlowDiagram",
      dependencies: [
        "Escaping", "FlowChanges", "FlowGraph", "FlowPaths", "FlowTrace", "FlowVerdicts",
        "ScreenPictures", "TextMetrics",
      ]),
    .target(
      name: "FlowSnapshots",
      dependencies: [
        "FlowChanges", "FlowDiagram", "FlowGraph", "FlowReading", "FlowTrace", "TextDiff",
        .issueReporting,
        .issueReportingInTests,
      ]
    ),
    .systemLibrary(
      name: "CGraphviz",
      pkgConfig: "libcgraph",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]
    ),
    .target(
      name: "GraphvizExport",
      dependencies: [
        "CGraphviz", "Escaping", "FlowDiagram", "FlowGraph", "FlowTrace", "PortableC",
        "ProcessSocket", "ScreenPictures", "TextMetrics", .subprocess,
      ]),
    .executableTarget(
      name: "coordgraph-layout",
      dependencies: ["CGraphviz", "PortableC", "TextMetrics"],
      linkerSettings: [.linkedLibrary("gvc")]
    ),
    .target(
      name: "FlowViewer",
      dependencies: [
        "FlowChanges", "FlowDiagram", "FlowGraph", "FlowPaths", "FlowReading", "FlowTrace",
        "FlowVerdicts",
      ],
      resources: [.embedInCode("Script"), .embedInCode("Style")]
    ),
    .target(
      name: "LiveServer",
      dependencies: [
        "FlowGraph", "FlowReading", "FlowTrace", "PortableC",
        // Not FlyingFox: it links FoundationNetworking, which a static program has no library for.
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .target(
      name: "FlowSymbols", dependencies: ["FlowAttribution", "FlowTrace", "SwiftRuntimeLayout"]),
    .target(name: "TraceExport", dependencies: ["FlowGraph", "FlowReading", "FlowTrace"]),
    .target(name: "FlowEmbedding", dependencies: ["Escaping", "FlowTrace"]),
    .target(name: "TextDiff"),
    .target(name: "TextMetrics"),
    .target(
      name: "CommandSupport",
      dependencies: ["Escaping", "FlowTrace", "PortableC", .argumentParser, .subprocess]),
    .target(
      name: "CoordgraphCommands",
      dependencies: [
        "CommandSupport", "Escaping", "FlowChanges", "FlowDiagram", "FlowEmbedding", "FlowGraph",
        "FlowPaths", "FlowReading", "FlowSymbols", "FlowTrace", "FlowVerdicts", "FlowViewer",
        "GraphvizExport", "LiveServer", "PortableC", "ScreenPictures", "SwiftRuntimeLayout",
        "TextDiff", "TraceExport", .argumentParser, .orderedCollections, .subprocess,
      ]
    ),
    .executableTarget(name: "coordgraph", dependencies: ["CommandSupport", "CoordgraphCommands"]),
    .plugin(
      name: "FlowDiagramsPlugin",
      capability: .command(
        intent: .custom(
          verb: "flow-diagrams",
          description: "Trace this package's apps, draw their flow, and embed it in Markdown."),
        permissions: [
          .writeToPackageDirectory(reason: "Traces, diagrams and Markdown are written there.")
        ]),
      dependencies: bundle == nil ? ["coordgraph", "coordgraph-layout"] : ["coordgraph-bundle"]
    ),

    // The apps it proves itself on.
    .target(
      name: "SampleViews", dependencies: ["PortableUIKit"], path: "Samples/SampleViews"),
    .target(
      name: "HowToCode",
      dependencies: ["CoordinatorKit", "CoordinatorKitTracing", "FlowTracing", "SampleViews"],
      path: "Samples/HowToCode"
    ),
    .target(
      name: "RayPets",
      dependencies: ["CoordinatorKit", "CoordinatorKitTracing", "FlowTracing", "SampleViews"],
      path: "Samples/RayPets"
    ),
    .target(name: "Kanji", dependencies: ["FlowTracing"], path: "Samples/Kanji"),
    .target(
      name: "MerchTabs", dependencies: ["FlowTracing", "SampleViews"], path: "Samples/MerchTabs"),
    .target(
      name: "Onboarding", dependencies: ["FlowTracing", "SampleViews"], path: "Samples/Onboarding"),
    .target(
      name: "Shop", dependencies: ["FlowTracing", "SampleViews"], path: "Samples/Shop"),
    .target(
      name: "SampleCommands",
      dependencies: [
        "CommandSupport", "FlowExplorer", "FlowPerson", "FlowTracing", "HowToCode", "Kanji",
        "MerchTabs",
        "Onboarding", "RayPets", "Shop", .argumentParser,
      ],
      path: "Samples/SampleCommands"
    ),
    .executableTarget(
      name: "samples",
      dependencies: ["CommandSupport", "SampleCommands"],
      path: "Samples/samples"
    ),

    // Tests.
    .target(
      name: "TestSupport",
      dependencies: ["FlowPerson", "HeadlessUIKit", .issueReportingInTests],
      path: "Tests/TestSupport"
    ),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "HeadlessUIKit", "OlderCatalog", "OlderLogin", "OlderTabs", "TestSupport", .customDump,
      ]),
    .executableTarget(
      name: "push-pop-benchmark",
      dependencies: ["HeadlessUIKit"],
      path: "Tests/PushPopBenchmark"
    ),
    .executableTarget(
      name: "trapping-app",
      dependencies: ["CommandSupport", "FlowExplorer"],
      path: "Tests/TrappingApp"
    ),
    .executableTarget(
      name: "confinement-probe",
      dependencies: ["CGraphviz", "PortableC"],
      path: "Tests/ConfinementProbe"
    ),
    .older("OlderCatalog"),
    .older("OlderLaunches"),
    .older("OlderLogin"),
    .older("OlderTabs"),
    .target(
      name: "FlowGenerators",
      dependencies: ["HeadlessUIKit"]
    ),
    .testTarget(
      name: "FlowGeneratorsTests",
      dependencies: ["FlowGenerators", "HeadlessUIKit", "TestSupport"]
    ),
    .testTarget(
      name: "FlowPersonTestingTests",
      dependencies: ["FlowPerson", "FlowPersonTesting", "PortableUIKit"]),
    .target(
      name: "FuzzedInputs",
      dependencies: [
        "FlowChanges", "FlowDiagram", "FlowEmbedding", "FlowGraph", "FlowPaths", "FlowReading",
        "FlowTrace", "FlowVerdicts", "GraphvizExport", "PortableC",
      ],
      path: "Fuzzing/Inputs"
    ),
    .testTarget(name: "EscapingTests", dependencies: ["Escaping"]),
    .testTarget(
      name: "FlowPersonTests",
      dependencies: ["FlowPerson", "ScreenPictures", "TestSupport", .customDump]),
    .testTarget(
      name: "FlowExplorerTests",
      dependencies: [
        "FlowDiagram", "FlowExplorer", "FlowGenerators", "FlowGraph", "FlowPerson", "FlowReading",
        "FlowVerdicts", "OlderLaunches", "TestSupport", .customDump,
      ]),
    .testTarget(
      name: "CoordinatorKitTests",
      dependencies: ["CoordinatorKit", "FlowPerson", "TestSupport", .customDump]),
    .testTarget(
      name: "FlowTraceTests",
      dependencies: ["FlowTrace", "FlowGenerators", "TestSupport", .customDump]),
    .testTarget(
      name: "SwiftRuntimeLayoutTests",
      dependencies: [
        "FlowGenerators", "PortableUIKit", "SwiftRuntimeLayout", "TestSupport", .customDump,
      ]
    ),
    .testTarget(
      name: "FlowTracingTests",
      dependencies: [
        "CoordinatorKitTracing", "FlowAttribution", "FlowPerson", "FlowGenerators", "FlowReading",
        "FlowVerdicts", "SwiftRuntimeLayout", "TestSupport", .customDump,
      ]
    ),
    .testTarget(
      name: "FlowSymbolsTests",
      dependencies: ["FlowSymbols", "FlowTrace", "SwiftRuntimeLayout", .customDump]),
    .target(
      name: "FlowGraphTestSupport",
      dependencies: ["FlowGenerators", "FlowGraph", "FlowReading", "FlowTrace", "TestSupport"],
      path: "Tests/FlowGraphTestSupport"
    ),
    .testTarget(
      name: "FlowGraphTests",
      dependencies: [
        "FlowGraph", "FlowGenerators", "FlowGraphTestSupport", "FlowReading", "TestSupport",
        .customDump,
      ]),
    .testTarget(
      name: "FlowVerdictsTests",
      dependencies: [
        "FlowGraphTestSupport", "FlowReading", "FlowVerdicts", "TestSupport", .customDump,
      ]),
    .testTarget(
      name: "FlowPathsTests",
      dependencies: [
        "FlowGenerators", "FlowGraphTestSupport", "FlowPaths", "FlowReading", .bitCollections,
      ]),
    .testTarget(
      name: "FlowReadingTests",
      dependencies: [
        "FlowChanges", "FlowGenerators", "FlowGraphTestSupport", "FlowReading", "FlowVerdicts",
        .customDump,
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "FlowChangesTests",
      dependencies: ["FlowChanges", "FlowGenerators", "FlowGraphTestSupport", .customDump]),
    .testTarget(
      name: "FlowChecksTests",
      dependencies: [
        "CoordinatorKitTracing", "FlowChecks", "FlowGenerators", "FlowPerson", "FlowReading",
        "FlowVerdicts", "MerchTabs", "RayPets", "TestSupport", .customDump,
      ]
    ),
    .testTarget(
      name: "FlowDiagramTests",
      dependencies: [
        "Escaping", "FlowDiagram", "FlowGenerators", "FlowGraphTestSupport", "FlowReading",
        "TestSupport", .customDump, .subprocess,
      ],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "FlowViewerTests",
      dependencies: [
        "FlowDiagram", "FlowGraphTestSupport", "FlowReading", "FlowViewer", "TestSupport",
        .customDump, .subprocess,
      ],
      exclude: ["Script"]
    ),
    .testTarget(
      name: "LiveServerTests",
      dependencies: [
        "FlowGraph", "FlowLive", "FlowReading", "FlowTrace", "LiveServer", "TestSupport",
      ]
    ),
    .testTarget(name: "TextMetricsTests", dependencies: ["TextMetrics"]),
    .testTarget(
      name: "FlowEmbeddingTests",
      dependencies: ["FlowEmbedding", "FlowTrace", "TextDiff", .customDump]),
    .testTarget(
      name: "FlowSnapshotsTests",
      dependencies: ["FlowSnapshots", "FlowGenerators", "TestSupport", .customDump],
      exclude: ["__Snapshots__"]
    ),
    .testTarget(
      name: "GraphvizExportTests",
      dependencies: [
        "GraphvizExport", "confinement-probe", "coordgraph-layout", "FlowGenerators",
        "ScreenPictures", "TestSupport",
        .customDump,
        .subprocess,
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "SampleAppTests",
      dependencies: [
        "FlowChecks", "FlowDiagram", "FlowExplorer", "FlowGenerators", "FlowGraph", "FlowPerson",
        "FlowReading",
        "FlowSnapshots",
        "FlowTracing", "HowToCode", "Onboarding", "RayPets", "SampleCommands", "Shop",
        "TestSupport",
        .customDump,
      ],
      exclude: ["__Snapshots__"]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "CommandSupport", "CoordgraphCommands", "FlowChanges", "FlowDiagram", "FlowEmbedding",
        "FlowGenerators", "FlowGraph", "FlowGraphTestSupport", "FlowPaths", "FlowReading",
        "FlowSnapshots", "FlowTrace",
        "FlowVerdicts", "FuzzedInputs", "GraphvizExport", "SampleCommands", "coordgraph",
        "coordgraph-layout",
        "samples",
        "TestSupport", "trapping-app", .customDump, .subprocess,
      ],
      exclude: ["Fixtures"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

if let bundle {
  // The path of a target is relative to the package.
  let depth = Context.packageDirectory.split(separator: "/").count
  let root = bundle.hasPrefix("/") ? String(repeating: "../", count: depth) : ""
  package.targets.append(
    .binaryTarget(name: "coordgraph-bundle", path: root + bundle.drop { $0 == "/" }))
}

// libFuzzer has the main function, so this builds only with its sanitizer (`make fuzz`).
if Context.environment["FLOW_FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(name: "fuzzer", dependencies: ["FuzzedInputs"], path: "Fuzzing/Fuzzer"))
}

for target in package.targets
where ![.system, .plugin, .binary].contains(target.type) && !target.isOlderCode {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .define("FLOW_PHONE", .when(platforms: phones)),
    ]
}

// `coordgraph map` explores in a debug build, in which all that the app's code did is known. What explores is
// optimized there, which takes a fifth of the time. A copy that SwiftPM downloaded may not choose its flags.
if Context.environment["COORDGRAPH_OPTIMIZED"] == "1",
  !Context.packageDirectory.contains("/checkouts/")
{
  let explores: Set = [
    "FlowAttribution", "FlowExplorer", "FlowPerson", "FlowTrace", "FlowTracing", "HeadlessUIKit",
    "PortableUIKit", "SwiftRuntimeLayout",
  ]
  for target in package.targets where explores.contains(target.name) {
    target.swiftSettings? += [
      .unsafeFlags(["-O", "-wmo", "-num-threads", "2"]),
      .define("FLOW_DEBUG_APP", .when(configuration: .debug)),
    ]
  }
}

extension Target {
  /// Code in the style of the years before Swift's concurrency, which has to compile as it is.
  static func older(_ name: String) -> Target {
    .target(
      name: name,
      dependencies: ["PortableUIKit"],
      path: "Tests/Fixtures/\(name)",
      swiftSettings: [.swiftLanguageMode(.v5)]
    )
  }

  var isOlderCode: Bool { path?.hasPrefix("Tests/Fixtures/") ?? false }
}

extension Target.Dependency {
  static var argumentParser: Self {
    .product(name: "ArgumentParser", package: "swift-argument-parser")
  }
  static var bitCollections: Self {
    .product(name: "BitCollections", package: "swift-collections")
  }
  static var dequeModule: Self { .product(name: "DequeModule", package: "swift-collections") }
  static var heapModule: Self { .product(name: "HeapModule", package: "swift-collections") }
  static var orderedCollections: Self {
    .product(name: "OrderedCollections", package: "swift-collections")
  }
  static var customDump: Self { .product(name: "CustomDump", package: "swift-custom-dump") }
  /// Fails the running test, in Swift Testing and in XCTest.
  static var issueReporting: Self {
    .product(name: "IssueReporting", package: "xctest-dynamic-overlay")
  }
  /// What that, and custom-dump, need to report a difference to Swift Testing.
  static var issueReportingInTests: Self {
    .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay")
  }
  static var subprocess: Self { .product(name: "Subprocess", package: "swift-subprocess") }
}
