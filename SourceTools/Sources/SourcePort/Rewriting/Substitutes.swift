import InterfaceFiles

/// What stands in for the parts of an app that don't compile here, and for what they need.
struct Substitutes {
  let replacements: Replacements
  /// The types that no module here has.
  let missing: MissingTypes
  /// The values of functions whose code is replaced.
  let values: PlainValue
  private let index: SourceIndex
  private let conforming: StandInValues

  /// - Parameters:
  ///   - replaced: What is replaced, as `path#unit`, with the reasons.
  ///   - index: What all files declare.
  ///   - configured: The types whose code the configuration replaces.
  init(for replaced: [String: String], in index: SourceIndex, configured: Set<String>) {
    let refused = replaced.filter { key, _ in
      MissingFact(key: key)?.isObsolete(in: index, refused: replaced) != true
    }
    self.index = index
    replacements = Replacements(refused: refused, configured: configured)
    missing = MissingTypes(index, refused: refused)
    conforming = StandInValues(index, missing: missing, refused: refused)
    values = PlainValue(index, missing: missing, standIns: conforming, refused: refused)
  }

  /// Returns a generated file, in which parts are replaced as they are in the app's own files.
  func file(_ name: String, _ contents: String) -> GeneratedFile {
    GeneratedFile(
      name: name,
      contents: replacements.applied(to: contents, of: "Generated/\(name)", values: values).text)
  }

  /// Returns the declarations of what no module here has: types, and members of types.
  ///
  /// - Parameters:
  ///   - interface: The code of the interface files.
  ///   - modules: The modules to import.
  func missingSources(
    _ interface: CompiledInterface, importing modules: [String]
  ) -> [GeneratedFile] {
    var members = MissingMembers(
      index, refused: replacements.refused, types: missing, values: values, interface: interface)
    let types = missing.source(hasDelegates: members.hasDelegates).map {
      GeneratedFile(name: MissingTypes.fileName, contents: $0)
    }
    let added = members.source(importing: modules).map { file(MissingMembers.fileName, $0) }
    return [types, added].compactMap(\.self)
  }

  /// Returns the classes that stand for values of protocols, as far as ``values`` was asked for them; nil where
  /// it was not.
  func protocolValues(importing modules: [String]) -> GeneratedFile? {
    conforming.source(importing: modules).map { file(StandInValues.fileName, $0) }
  }
}
