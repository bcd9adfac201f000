import Foundation
import SourcePort
import Testing

@Suite("Reading a project")
struct ProjectReaderTests {
  private static let courier = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Apps/Courier")

  @Test("An Xcode project lists its target's files, settings and Info.plist")
  func xcodeProject() throws {
    let app = try ProjectReader().read(Self.courier.appending(path: "Courier.xcodeproj"))
    #expect(app.name == "Courier")
    #expect(app.swift.count == 23)
    #expect(app.swift.map(\.path).contains("Courier/Common/UIViewController+Keyboard.swift"))
    #expect(app.infoPlist?.path == "Courier/Info.plist")
    #expect(app.languageMode == 5)
    #expect(app.notes.isEmpty)
  }

  @Test("The Xcode project of the samples has the app's files, and every object that it refers to")
  func sampleProject() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Samples/XcodeApp")
    let app = try ProjectReader().read(folder.appending(path: "Recipes.xcodeproj"))
    #expect(app.name == "Recipes")
    #expect(app.languageMode == 6)
    #expect(app.infoPlist?.path == "Info.plist")
    #expect(app.swift.map(\.path).contains("Recipes/SceneDelegate.swift"))
    #expect(app.notes.map(\.path) == ["Recipes/main.swift"])

    let project = folder.appending(path: "Recipes.xcodeproj")
    let text = try String(
      contentsOf: project.appending(path: "project.pbxproj"), encoding: .utf8)
    let scheme = try String(
      contentsOf: project.appending(path: "xcshareddata/xcschemes/Recipes.xcscheme"),
      encoding: .utf8)
    let defined = Set(text.matches(of: /\n\t\t(C0DE[0-9A-F]{20})[^\n]* = \{/).map { $0.1 })
    let named = Set((text + scheme).matches(of: /C0DE[0-9A-F]{20}/).map { $0.0 })
    #expect(named == defined)
  }

  @Test("Demos beside the app in a folder without a project are left out, and one alone is the app")
  func demos() throws {
    let delegate = "class AppDelegate: UIApplicationDelegate {}"
    let demo = ["Features/Auth/Demo/Sources/AppDelegate.swift": "@main \(delegate)"]
    let main = ["App/AppDelegate.swift": "@UIApplicationMain \(delegate)"]
    let files = ["Features/Auth/Sources/Login.swift": "class Login {}"]
    func paths(_ files: [String: String]) throws -> [String] {
      let app = try PortedApp.make(files)
      defer { app.remove() }
      // A made app has a delegate of its own.
      try FileManager.default.removeItem(at: app.app.appending(path: "AppDelegate.swift"))
      return try ProjectReader().read(app.app).swift.map(\.path)
    }
    #expect(
      try paths(demo.merging(main) { $1 }.merging(files) { $1 })
        == ["App/AppDelegate.swift", "Features/Auth/Sources/Login.swift"])
    #expect(
      try paths(demo.merging(files) { $1 })
        == ["Features/Auth/Demo/Sources/AppDelegate.swift", "Features/Auth/Sources/Login.swift"])
  }

  @Test(
    "R.swift's names of resources are left out, and a file of that name without its library is not")
  func generatedNames() throws {
    for (library, isLeftOut) in [("Rswift", true), ("RswiftResources", true), ("UIKit", false)] {
      let app = try PortedApp.make(["R.generated.swift": "import \(library)\nstruct R {}\n"])
      defer { app.remove() }
      let sources = try ProjectReader().read(app.app)
      #expect(sources.swift.contains { $0.path == "R.generated.swift" } != isLeftOut)
      #expect(sources.notes.contains { $0.path == "R.generated.swift" } == isLeftOut)
    }
  }

  @Test("Widgets and notification services in a folder without a project are left out")
  func extensions() throws {
    let app = try PortedApp.make([
      "App/Shop.swift": "class Shop {}",
      "Widget/Views/Row.swift": "struct Row {}",
      "Widget/ShopWidget.swift": "@main struct ShopWidget: Widget {}",
      "Service/Service.swift": "class Service: UNNotificationServiceExtension {}",
      "Share/Share.swift": "class Share {}",
      "Share/Info.plist": "<dict><key>NSExtension</key><dict/></dict>",
    ])
    defer { app.remove() }
    let read = try ProjectReader().read(app.app)
    #expect(read.swift.map(\.path) == ["App/Shop.swift", "AppDelegate.swift"])
    #expect(read.notes.map(\.path) == ["Service", "Share", "Widget"])
    #expect(read.infoPlist == nil)
  }

  @Test("Manifests that generate the project are left out, and told")
  func manifests() throws {
    let app = try PortedApp.make([
      "Project.swift": "import ProjectDescription\n\nlet project = Project(name: \"Shop\")",
      "Tuist/Helpers/Targets.swift": "import ProjectDescription\n\nextension Target {}",
      "App/Shop.swift": "class Shop {}",
    ])
    defer { app.remove() }
    let read = try ProjectReader().read(app.app)
    #expect(read.swift.map(\.path) == ["App/Shop.swift", "AppDelegate.swift"])
    #expect(
      read.notes.filter { $0.message == "describes the project" }.map(\.path)
        == ["Project.swift", "Tuist/Helpers/Targets.swift"])
  }

  @Test("What traces and tests a package's app is no part of it")
  func packageWithTraces() throws {
    let app = try PortedApp.make([
      "Package.swift": """
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop"),
          .executableTarget(
            name: "shop-traces",
            dependencies: ["Shop", .product(name: "FlowExplorer", package: "CoordinatorGraph")]),
          .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        ])
      """,
      "Sources/Shop/Shop.swift": "class Shop {}",
      "Sources/shop-traces/Traces.swift": "import FlowExplorer",
      "Tests/ShopTests/ShopTests.swift": "import Testing",
    ])
    defer { app.remove() }
    let read = try ProjectReader().read(app.app)
    #expect(read.swift.map(\.path) == ["Sources/Shop/Shop.swift"])
  }

  @Test("A synchronized folder holds all files but the exceptions")
  func synchronizedGroup() throws {
    let app = try PortedApp.make(["App.xcodeproj/project.pbxproj": Self.project(targets: ["App"])])
    defer { app.remove() }
    try app.write([
      "App/AppDelegate.swift": PortedApp.delegate, "App/Left.swift": "", "App/B.m": "",
    ])
    let read = try ProjectReader().read(app.app)
    #expect(read.swift.map(\.path) == ["App/AppDelegate.swift"])
    #expect(
      read.notes.map(\.description) == ["App/B.m: Objective-C and C files aren't ported"])
  }

  @Test(
    "Settings of configuration files count, with those that they include, below the project's own")
  func configurationFiles() throws {
    let project = Self.project(targets: ["App"]).replacing(
      "P = {isa",
      with: """
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = G;
          baseConfigurationReferenceRelativePath = "Config/Debug.xcconfig";
          buildSettings = {MARKETING_VERSION = 2.1; }; };
        P = {isa
        """
    ).replacing(
      "isa = PBXNativeTarget;", with: "isa = PBXNativeTarget; buildConfigurationList = L;")
    let app = try PortedApp.make(["App.xcodeproj/project.pbxproj": project])
    defer { app.remove() }
    try app.write([
      "App/AppDelegate.swift": PortedApp.delegate,
      "App/Config/Debug.xcconfig": """
      #include "Shared.xcconfig"
      API_HOST = staging.shop.com // not the live one
      FLAGS[sdk=macosx*] = NO
      OPTIONS = $(inherited) FAST
      """,
      "App/Config/Shared.xcconfig":
        "SWIFT_VERSION = 6.0\nMARKETING_VERSION = 1.0\nOPTIONS = SAFE\n",
    ])
    let read = try ProjectReader().read(app.app)
    #expect(read.languageMode == 6)
    #expect(
      read.buildSettings == [
        "API_HOST": "staging.shop.com", "MARKETING_VERSION": "2.1", "OPTIONS": "SAFE FAST",
        "PRODUCT_NAME": "App", "SWIFT_VERSION": "6.0", "TARGET_NAME": "App",
      ])
  }

  @Test("Several apps have to be chosen from, unless they have the same sources")
  func severalApps() throws {
    let project = Self.project(targets: ["First", "Second"])
    let app = try PortedApp.make(["App.xcodeproj/project.pbxproj": project])
    defer { app.remove() }
    try app.write(["App/AppDelegate.swift": PortedApp.delegate, "App/Left.swift": ""])
    let error = #expect(throws: PortError.self) { try ProjectReader().read(app.app) }
    #expect(error?.description.contains("several apps: First, Second. Choose one") == true)
    #expect(try ProjectReader(target: "Second").read(app.app).name == "Second")
    #expect(throws: PortError.self) { try ProjectReader(target: "Third").read(app.app) }
  }

  @Test("Files that a project lists and that are missing are reported")
  func missingFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "port-\(UUID())")
    try FileManager.default.copyItem(at: Self.courier, to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.removeItem(at: folder.appending(path: "Courier/Parcels/Parcel.swift"))
    let notes = try ProjectReader().read(folder).notes
    #expect(notes.map(\.path) == ["Courier/Parcels/Parcel.swift"])
    #expect(notes.first?.message.contains("missing") == true)
  }

  @Test("A project that names its folders in another case is read as on a Mac")
  func otherCase() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "port-\(UUID())")
    try FileManager.default.copyItem(at: Self.courier, to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.moveItem(
      at: folder.appending(path: "Courier"), to: folder.appending(path: "COURIER"))
    #expect(try ProjectReader().read(folder).swift.count == 23)
  }

  @Test(
    "A path without an app is refused with what to pass",
    arguments: ["Nothing", "App/AppDelegate.swift"])
  func noApp(path: String) throws {
    let app = try PortedApp.make()
    defer { app.remove() }
    #expect(throws: PortError.self) {
      try ProjectReader().read(app.folder.appending(path: path))
    }
  }

  @Test("A project file that is no property list is reported with its line")
  func brokenProject() throws {
    let app = try PortedApp.make(["App.xcodeproj/project.pbxproj": "{\n  a = b\n}"])
    defer { app.remove() }
    let notes = try ProjectReader().read(app.app).notes.map(\.message)
    #expect(notes.contains { $0.contains("line 3: expected ';' after the value of 'a'") })
  }

  @Test("Files outside the app's folder keep the folders around them, and their order")
  func filesElsewhere() throws {
    let app = try PortedApp.make([
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; mainGroup = M; targets = (T); };
        M = {isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = ../Shared/View.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = ../Other/View.swift; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S);
          productType = "com.apple.product-type.application"; };
        S = {isa = PBXSourcesBuildPhase; files = (F1, F2, F3); };
        F1 = {fileRef = A; }; F2 = {fileRef = B; }; F3 = {fileRef = C; };
      }; rootObject = P; }
      """,
      "../Shared/View.swift": "", "../Other/View.swift": "",
    ])
    defer { app.remove() }
    let read = try ProjectReader().read(app.app).swift
    #expect(read.map(\.path) == ["AppDelegate.swift", "Other/View.swift", "Shared/View.swift"])
    #expect(
      read.map(\.portedPath) == ["AppDelegate.swift", "Other/View.swift", "Shared/View-2.swift"])
  }

  @Test("A target of a package is read with the targets that it imports")
  func packageTarget() throws {
    let app = try PortedApp.make([
      "Package.swift": """
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop", dependencies: ["Cart"]), .target(name: "Cart"),
          .target(name: "Admin"),
        ])
      """,
      "Sources/Shop/Shop.swift": "import Cart", "Sources/Cart/Cart.swift": "class Cart {}",
      "Sources/Admin/Admin.swift": "class Admin {}",
    ])
    defer { app.remove() }
    let read = try ProjectReader(target: "Shop").read(app.app)
    #expect(read.swift.map(\.path) == ["Sources/Cart/Cart.swift", "Sources/Shop/Shop.swift"])
    #expect(read.modules == ["Cart", "Shop"])
  }

  @Test(
    "The folder of an app is that of its project, workspace or manifest",
    arguments: ["App.xcodeproj/project.pbxproj", "App.xcworkspace/contents", "Package.swift"])
  func folder(file: String) throws {
    let app = try PortedApp.make([file: ""])
    defer { app.remove() }
    let path = String(file.prefix { $0 != "/" })
    #expect(ProjectReader.folder(of: app.app.appending(path: path)).path == app.app.path)
    #expect(ProjectReader.folder(of: app.app).path == app.app.path)
  }

  @Test(
    "The path of Info.plist is one with the names of build settings",
    arguments: [
      "$(TARGET_NAME)/Info.plist", "$(SRCROOT)/App/Info.plist",
      "${PROJECT_DIR}/$(PRODUCT_NAME)/Info.plist", "$(FOLDER)/Info.plist",
    ])
  func infoPlistPath(path: String) throws {
    let project = Self.project(targets: ["App"]).replacing(
      "P = {isa",
      with: """
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {INFOPLIST_FILE = "\(path)"; FOLDER = "$(TARGET_NAME)"; }; };
        P = {isa
        """
    ).replacing(
      "isa = PBXNativeTarget;", with: "isa = PBXNativeTarget; buildConfigurationList = L;")
    let app = try PortedApp.make([
      "App.xcodeproj/project.pbxproj": project, "App/AppDelegate.swift": PortedApp.delegate,
      "App/Info.plist": "",
    ])
    defer { app.remove() }
    // Of two lists in the app's folder, that which the settings name counts.
    try app.write(["App/A/Info.plist": ""])
    #expect(try ProjectReader().read(app.app).infoPlist?.path == "App/Info.plist")
    #expect(try ProjectReader().read(app.app).notes.isEmpty)
  }

  /// A project whose targets share a synchronized folder, of which they leave out different files.
  private static func project(targets: [String]) -> String {
    let entries = targets.enumerated().map { index, name in
      """
      T\(index) = {isa = PBXNativeTarget; name = \(name); buildPhases = ();
        fileSystemSynchronizedGroups = (G); productType = "com.apple.product-type.application"; };
      E\(index) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T\(index);
        membershipExceptions = (\(index == 0 ? "Left.swift" : "Nothing.swift")); };
      """
    }
    let ids = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    let exceptions = targets.indices.map { "E\($0)" }.joined(separator: ", ")
    return """
      // !$*UTF8*$!
      { objects = {
        P = {isa = PBXProject; mainGroup = M; targets = (\(ids)); };
        M = {isa = PBXGroup; children = (G); sourceTree = "<group>"; };
        G = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(exceptions)); path = App;
          sourceTree = "<group>"; };
        \(entries.joined(separator: "\n"))
      }; rootObject = P /* Project object */; }
      """
  }
}
