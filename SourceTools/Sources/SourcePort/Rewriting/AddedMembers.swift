/// The members that several modules add to one type, as each can where they are its own.
struct AddedMembers {
  /// The new names, by module and name.
  private(set) var renamed: [String: [String: String]] = [:]
  /// The aliases that get new names, with the types before them, by module.
  private(set) var aliases: [String: Set<String>] = [:]
  var isEmpty: Bool { renamed.isEmpty && aliases.isEmpty }

  init(_ files: [SourceFile]) {
    var adding: [String: Set<String>] = [:]
    // The names that a module also declares elsewhere, or for others.
    var fixed: [String: Set<String>] = [:]
    for file in files {
      for type in file.declarations {
        let isPublic = type.modifiers.contains("public")
        let members =
          type.methods.map { ($0.name, $0.fullName, $0.modifiers) }
          + type.properties.map { ($0.name, $0.name, $0.modifiers) }
        for (name, fullName, modifiers) in members {
          if type.kind == .extension, !isPublic, modifiers.isDisjoint(with: ["public", "open"]) {
            adding["\(type.name).\(fullName)", default: []].insert(file.file.module)
          } else {
            fixed[file.file.module, default: []].insert(name)
          }
        }
      }
    }
    for (member, modules) in adding where modules.count > 1 {
      let name = member.split(separator: ".").last?.prefix { $0 != "(" } ?? ""
      // The app itself, or the first module, keeps the name.
      for module in modules.sorted().dropFirst()
      where fixed[module]?.contains(String(name)) != true {
        let prefix = module.prefix(1).lowercased() + module.dropFirst()
        renamed[module, default: [:]][String(name)] =
          prefix + name.prefix(1).uppercased() + name.dropFirst()
      }
    }
    var aliasing: [String: Set<String>] = [:]
    for file in files {
      for alias in file.aliases.keys where alias.contains(".") {
        aliasing[alias, default: []].insert(file.file.module)
      }
    }
    for (alias, modules) in aliasing {
      for module in modules.sorted().dropFirst() { aliases[module, default: []].insert(alias) }
    }
  }
}
