import InterfaceFiles

extension ResourceAccessors {
  /// The screens of storyboards.
  var swiftGenScenes: String {
    let types = storyboards.map { storyboard in
      let name = Self.capitalized(storyboard.name)
      let all =
        (storyboard.initial.map { [("initialScene", nil, $0.type)] } ?? [])
        + storyboard.scenes.map { (Self.lowercased($0.identifier ?? ""), $0.identifier, $0.type) }
      let members = all.map { name, identifier, type in
        """
            static var \(name): SceneType<\(type)> {
              SceneType(storyboard: \(storyboard.name.debugDescription), identifier: \(identifier?.debugDescription ?? "nil"))
            }
        """
      }
      return """
          @preconcurrency @MainActor enum \(name) {
            static var storyboard: UIStoryboard { UIStoryboard(name: \(storyboard.name.debugDescription), bundle: nil) }
        \(members.joined(separator: "\n"))
          }
        """
    }
    return """
      /// A screen of a storyboard, which makes a new one each time.
      @preconcurrency @MainActor struct SceneType<T: UIViewController> {
        let storyboard: String
        let identifier: String?
        func instantiate() -> T {
          let storyboard = UIStoryboard(name: storyboard, bundle: nil)
          let screen = identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
          return (screen ?? storyboard.instantiateInitialViewController()) as! T
        }
        func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {
          let storyboard = UIStoryboard(name: storyboard, bundle: nil)
          return identifier.map { storyboard.instantiateViewController(identifier: $0, creator: block) }
            ?? instantiate()
        }
      }

      /// The screens of storyboards, as SwiftGen names them.
      enum StoryboardScene {
      \(types.joined(separator: "\n"))
      }
      """
  }

  /// The app's strings: a type for each part of a key between points.
  var swiftGenStrings: String {
    let tables = strings.filter { !$0.value.isEmpty }
    let parts = tables.keys.sorted().map { table in
      let members = members(of: Array((tables[table] ?? [:]).keys), in: table, depth: 0)
      return tables.count == 1 ? members : "enum \(Self.capitalized(table)) {\n\(members)\n}"
    }
    return """
      /// The app's strings, as SwiftGen names them.
      enum L10n {
      \(parts.joined(separator: "\n"))
        private static func string(_ key: String, _ table: String, _ arguments: [CVarArg] = []) -> String {
          let text = NSLocalizedString(key, tableName: table, comment: "")
          return arguments.isEmpty ? text : String(format: text, arguments: arguments)
        }
      }
      """
  }

  /// The members for keys that are alike in their first parts.
  private func members(of keys: [String], in table: String, depth: Int) -> String {
    let groups = Dictionary(grouping: keys) {
      $0.split(separator: ".")[depth...].first.map(String.init) ?? ""
    }
    var seen: Set<String> = []
    return groups.keys.sorted().compactMap { part -> String? in
      let keys = (groups[part] ?? []).sorted()
      let inner = keys.filter { $0.split(separator: ".").count > depth + 1 }
      let own = keys.first { $0.split(separator: ".").count == depth + 1 }
      var lines: [String] = []
      if let own, seen.insert(Self.lowercased(part)).inserted {
        lines.append(member(Self.lowercased(part), for: own, in: table))
      }
      if !inner.isEmpty, seen.insert(Self.capitalized(part)).inserted {
        let members = members(of: inner, in: table, depth: depth + 1)
        lines.append("enum `\(Self.capitalized(part))` {\n\(members)\n}")
      }
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func member(_ name: String, for key: String, in table: String) -> String {
    let arguments = "\(key.debugDescription), \(table.debugDescription)"
    guard Self.hasPlaces(strings[table]?[key] ?? "") else {
      return "static var `\(name)`: String { string(\(arguments)) }"
    }
    return
      "static func `\(name)`(_ arguments: CVarArg...) -> String { string(\(arguments), arguments) }"
  }

  /// Whether values are put into a text.
  private static func hasPlaces(_ text: String) -> Bool {
    text.replacing("%%", with: "").contains(
      /%(?:\d+\$)?[-+0#]*[\d.]*(?:ll|l|h|z)?[@dDiuUxXfFeEgGcs]/)
  }

  /// Images, colors and data of asset catalogs.
  static var swiftGenAssets: String {
    """
    /// Something of an asset catalog, or a folder there, as SwiftGen names them.
    @dynamicMemberLookup struct AssetResource: Sendable {
      let name: String
      @MainActor var image: UIImage { UIImage(named: name) ?? UIImage() }
      @MainActor var color: UIColor { UIColor(named: name) ?? .black }
      subscript(dynamicMember name: String) -> AssetResource { AssetResource(name: name) }
    }
    typealias ImageAsset = AssetResource
    typealias ColorAsset = AssetResource
    extension UIImage { convenience init?(asset: AssetResource) { self.init(named: asset.name) } }
    extension UIColor { convenience init?(asset: AssetResource) { self.init(named: asset.name) } }
    let Asset = AssetResource(name: "")
    """
  }
}
