import Foundation
import InterfaceFiles

/// The code of an app's storyboards, xibs, strings and data models.
struct InterfaceCode {
  let files: [GeneratedFile]
  /// The calls that register it.
  let registrations: [String]
  /// The shims that it needs.
  let shims: Set<PortShim>
  /// What was left out.
  let notes: [PortNote]
  /// The storyboards, xibs and strings by themselves.
  let compiled: CompiledInterface

  init(of app: AppSources, _ code: AdaptedCode, _ substitutes: Substitutes) {
    let removes = substitutes.replacements.removes
    let (storyboards, xibs) = (app.storyboards.map(\.contents), app.xibs.map(\.contents))
    let map = Data("<mapView ".utf8)
    let hasMaps = (storyboards + xibs).contains { $0.contents.range(of: map) != nil }
    compiled = InterfaceCompiler(
      imports: ["Foundation", "HeadlessUIKit"] + (hasMaps ? [PortShim.location.rawValue] : [])
    ).compile(
      storyboards: storyboards, xibs: xibs, strings: app.strings.map(\.contents),
      infoPlist: app.infoPlist?.contents,
      classes: code.index.classTable(
        code.dispatch, adding: substitutes.missing.classes, leavingOut: removes))
    let models = ManagedObjectWriter(imports: ["Foundation"] + PortShim.coreData.modules).write(
      app.models.map(\.contents), classes: code.index.managedObjects(leavingOut: removes))

    files =
      compiled.files.map { substitutes.file($0.name, $0.contents) }
      + [models.file].compactMap(\.self)
    registrations =
      (compiled.files.isEmpty ? [] : ["InterfaceFiles.register()"])
      + (models.file == nil ? [] : ["ManagedObjects.register()"])
    shims = Set((hasMaps ? [.location] : []) + (models.file == nil ? [] : [.coreData]))
    notes = (compiled.notes + models.notes).map {
      PortNote(.warning, path: $0.file, line: $0.line, $0.message)
    }
  }
}

extension SourceIndex {
  /// Returns the names of the classes whose objects a data model may describe.
  fileprivate func managedObjects(
    leavingOut isRemoved: (TypeDeclaration) -> Bool
  ) -> [String] {
    allClasses.filter { type in
      type.isReachable && !type.isGeneric && !isRemoved(type)
        && lineage(of: type).foreign == "NSManagedObject"
    }.map(\.name)
  }
}

extension AppSources.File {
  /// The file as compilers take it; empty where it can't be read.
  fileprivate var contents: InterfaceFile {
    InterfaceFile(path: path, contents: (try? Data(contentsOf: url)) ?? Data())
  }
}
