import Foundation
import InterfaceFiles

/// What an app becomes: the contents of the ported package, before they are written.
struct PortedPackage {
  let app: AppSources
  /// The app's own files.
  let files: [PortedFile]
  /// The files that stand beside them because of what the app has.
  let generated: [GeneratedFile]
  let launch: LaunchWriter
  let shims: [PortShim]
  let resources: BundleResources
  let hasRegexLiterals: Bool
  let report: PortReport

  /// Adapts an app.
  ///
  /// - Parameters:
  ///   - app: The app's files.
  ///   - replaced: What is replaced, as `path#unit`, with the reasons.
  ///   - configuration: What a person decided.
  /// - Throws: ``PortError`` for an app that nothing launches, and errors of the file system.
  init(
    of app: AppSources, replaced: [String: String], _ configuration: PortConfiguration
  ) throws {
    let parsed = try ParsedSources(app)
    let index = parsed.index
    let substitutes = Substitutes(
      for: replaced, in: index, configured: Set(configuration.standIns))
    let code = AdaptedCode(
      parsed, substitutes,
      imports: ImportMap(own: Set(app.modules), configured: configuration.imports))
    let interface = InterfaceCode(of: app, code, substitutes)
    let standIns = StandInScreens(
      index: index, replacements: substitutes.replacements, parts: code.files.flatMap(\.replaced),
      actions: code.actions, missing: substitutes.missing.screens)
    let shims = Self.shims(code, interface)
    let modules = shims.flatMap(\.modules)
    let missing = substitutes.missingSources(interface.compiled, importing: modules)
    let launch = try LaunchWriter(
      app: app.name, index: index, bundle: app.resources,
      sceneDelegate: interface.compiled.launch.sceneDelegate,
      storyboard: interface.compiled.files.isEmpty
        ? nil : interface.compiled.launch.storyboard ?? app.mainStoryboard,
      configuration: configuration, values: substitutes.values,
      registrations: [
        "PortedNetwork.register(NetworkAnswers.all, sample: SampleAnswer.body) { JSONDecoder() }"
      ]
        + interface.registrations
        + (standIns.registrations == nil ? [] : ["StandInScreens.register()"]),
      resets: code.resets, standIns: standIns.replacedScreens.keys.sorted(),
      leftOut: standIns.leftOut.map(\.description),
      leavingOut: substitutes.replacements.removes)
    let samples = GeneratedFile(
      name: "SampleAnswers.swift",
      contents: ShimSources.samples(for: index, leavingOut: substitutes.replacements.removes))

    self.app = app
    files = code.files
    generated =
      interface.files + [samples] + [standIns.registrations].compactMap(\.self) + missing
      // Last, as all the others may ask for values of protocols.
      + [substitutes.protocolValues(importing: modules)].compactMap(\.self)
    self.launch = launch
    self.shims = shims
    resources = BundleResources(of: app)
    hasRegexLiterals = index.files.contains(where: \.hasRegexLiterals)
    report = PortReport(
      app: app.name, screens: standIns.screens, standIns: standIns.replacedScreens,
      notes: app.notes + resources.notes + parsed.notes + interface.notes
        + code.files.flatMap(\.notes) + standIns.notes + launch.knownTexts.notes
        + launch.formats.notes,
      leftOut: standIns.leftOut,
      unopenedLinks: configuration.launches.isEmpty
        ? LinkExamples(index.files, schemes: interface.compiled.launch.urlSchemes).links : [])
  }

  /// The shims that the app's code needs, and those that they need.
  private static func shims(_ code: AdaptedCode, _ interface: InterfaceCode) -> [PortShim] {
    let used = code.files.reduce(into: interface.shims.union([.network])) {
      $0.formUnion($1.shims)
    }
    return used.union(used.flatMap(\.needs)).sorted()
  }
}

extension PortedPackage {
  /// Writes the package.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - answers: The code of the network's answers.
  ///   - package: Where CoordinatorGraph is: a path or a URL.
  func write(to folder: inout OutputFolder, answers: String, package: String) {
    let files = PackageFiles(
      app: app.name, languageMode: app.languageMode, hasRegexLiterals: hasRegexLiterals,
      conditions: app.conditions, shims: shims, package: package)
    folder.name(app: app.name, product: files.product, launch: launch.description)
    folder.write(files.manifest, to: "Package.swift")
    var names = FileNames()
    for file in self.files {
      folder.write(file.text, to: "Sources/\(app.name)/\(names.unique(file.path))")
    }
    func write(_ text: String, to name: String) {
      folder.write(text, to: "Sources/\(app.name)/Generated/\(names.unique(name))")
    }
    for file in generated { write(file.contents, to: file.name) }
    write(launch.source, to: "PortedApp.swift")
    write(BundleInfo.source(of: app), to: "BundleInfo.swift")
    resources.write(to: &folder)
    write(resources.source, to: "BundleResources.swift")
    for (name, source) in ShimSources.foundationParts { write(source, to: "\(name).swift") }
    write(ShimSources.networkNames, to: "NetworkNames.swift")
    write(answers, to: "NetworkAnswers.swift")
    for shim in shims {
      guard let source = shim.source else { continue }
      folder.write(source, to: "Sources/\(shim.rawValue)/\(shim.rawValue).swift")
    }
    folder.write(files.executable, to: "Sources/\(files.product)/Main.swift")
    folder.write(files.test, to: "Tests/\(app.name)ExplorationTests/ExplorationTests.swift")
    folder.write(".build/\n", to: ".gitignore")
  }
}
