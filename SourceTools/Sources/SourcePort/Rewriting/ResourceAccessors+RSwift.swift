import InterfaceFiles

extension ResourceAccessors {
  /// The app's resources by their kinds.
  var rSwift: String {
    let types = storyboards.map { storyboard in
      let initial = storyboard.initial.map { scene in
        "\n  func instantiateInitialViewController() -> \(scene.type)? { self().instantiateInitialViewController() as? \(scene.type) }"
      }
      let members = storyboard.scenes.map { scene in
        let identifier = scene.identifier ?? ""
        return
          "\n  func \(Self.lowercased(identifier))() -> \(scene.type)? { self().instantiateViewController(withIdentifier: \(identifier.debugDescription)) as? \(scene.type) }"
      }
      return """
        @preconcurrency @MainActor struct \(Self.capitalized(storyboard.name))Resource {
          nonisolated init() {}
          var name: String { \(storyboard.name.debugDescription) }
          func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: nil) }\(initial ?? "")\(members.joined())
        }
        """
    }
    let properties = storyboards.map { storyboard in
      "  let \(Self.lowercased(storyboard.name)) = \(Self.capitalized(storyboard.name))Resource()"
    }
    return """
      \(types.joined(separator: "\n"))\(rSwiftNibs)\(rSwiftNames)
      /// The app's storyboards, as R.swift names them.
      @dynamicMemberLookup struct StoryboardResources: Sendable {
      \(properties.joined(separator: "\n"))
        subscript(dynamicMember name: String) -> MissingNamespace {
          MissingNamespace(path: ["storyboard", name])
        }
      }
      /// The app's resources, as R.swift names them.
      @dynamicMemberLookup struct Resources: Sendable {
        let storyboard = StoryboardResources()
        let nib = NibResources()
        let reuseIdentifier = ReuseIdentifiers()
        let string = StringTables()
        let image = NamedResources<UIImage>()
        let color = NamedResources<UIColor>()
        let font = NamedResources<UIFont>()
        let file = NamedResources<URL>()
        let segue = NamedResources<NamedResources<Void>>()
        subscript(dynamicMember name: String) -> MissingNamespace { MissingNamespace(path: [name]) }
      }
      let R = Resources()
      """
  }

  private var rSwiftNibs: String {
    let all = Self.named(nibs, by: \.name).map { name, nib in
      "  let `\(name)` = NibResource<\(nib.type)>(name: \(nib.name.debugDescription), identifier: \((nib.reuseIdentifier ?? nib.name).debugDescription))"
    }
    let cells = nibs.filter { $0.reuseIdentifier != nil } + storyboards.flatMap(\.cells)
    let identifiers = Self.named(cells) {
      $0.reuseIdentifier ?? ""
    }.map { name, nib in
      "  let `\(name)` = ReuseIdentifier<\(nib.type)>(identifier: \((nib.reuseIdentifier ?? "").debugDescription))"
    }
    return """

      /// A xib, and its first view.
      struct NibResource<View: UIView>: Sendable {
        let name: String
        let identifier: String
        @MainActor func callAsFunction() -> UINib { UINib(nibName: name, bundle: nil) }
        @MainActor func instantiate(withOwner owner: Any?) -> [Any] { self().instantiate(withOwner: owner, options: nil) }
        @MainActor func firstView(owner: AnyObject?) -> View? { instantiate(withOwner: owner).first as? View }
        @MainActor func firstView(withOwner owner: AnyObject?) -> View? { firstView(owner: owner) }
        @MainActor func callAsFunction(owner: AnyObject?) -> View? { firstView(owner: owner) }
        @MainActor func callAsFunction(withOwner owner: AnyObject?) -> View? { firstView(owner: owner) }
      }
      /// The identifier under which a view of a class is reused.
      struct ReuseIdentifier<View: UIView>: Sendable {
        let identifier: String
      }
      /// The app's xibs, as R.swift names them.
      @dynamicMemberLookup struct NibResources: Sendable {
      \(all.joined(separator: "\n"))
        subscript(dynamicMember name: String) -> MissingNamespace { MissingNamespace(path: ["nib", name]) }
      }
      @dynamicMemberLookup struct ReuseIdentifiers: Sendable {
      \(identifiers.joined(separator: "\n"))
        subscript(dynamicMember name: String) -> MissingNamespace { MissingNamespace(path: ["reuseIdentifier", name]) }
      }
      extension UITableView {
        func register<Cell: UITableViewCell>(_ nib: NibResource<Cell>) {
          register(nib(), forCellReuseIdentifier: nib.identifier)
        }
        func registerHeaderFooterView<View>(_ nib: NibResource<View>) {
          register(nib(), forHeaderFooterViewReuseIdentifier: nib.identifier)
        }
        func dequeueReusableCell<Cell: UITableViewCell>(
          withIdentifier reuse: ReuseIdentifier<Cell>, for indexPath: IndexPath
        ) -> Cell? { dequeueReusableCell(withIdentifier: reuse.identifier, for: indexPath) as? Cell }
        func dequeueReusableCell<Cell: UITableViewCell>(
          withIdentifier reuse: ReuseIdentifier<Cell>
        ) -> Cell? { dequeueReusableCell(withIdentifier: reuse.identifier) as? Cell }
      }
      extension UICollectionView {
        func register<Cell: UICollectionViewCell>(_ nib: NibResource<Cell>) {
          register(nib(), forCellWithReuseIdentifier: nib.identifier)
        }
        func dequeueReusableCell<Cell: UICollectionViewCell>(
          withReuseIdentifier reuse: ReuseIdentifier<Cell>, for indexPath: IndexPath
        ) -> Cell? {
          dequeueReusableCell(withReuseIdentifier: reuse.identifier, for: indexPath) as? Cell
        }
      }
      """
  }

  /// What code asks for by name alone.
  private var rSwiftNames: String {
    """

    /// A string of the app.
    struct StringResource: Sendable {
      let table: String
      let name: String
      var key: String { name }
      func callAsFunction(_ arguments: CVarArg..., preferredLanguages: [String]? = nil) -> String {
        let text = \(strings.isEmpty ? "name" : "localizedString(named: [name]) ?? name")
        return arguments.isEmpty ? text : String(format: text, arguments: arguments)
      }
    }
    @dynamicMemberLookup struct StringTable: Sendable {
      let name: String
      subscript(dynamicMember name: String) -> StringResource { StringResource(table: self.name, name: name) }
    }
    @dynamicMemberLookup struct StringTables: Sendable {
      subscript(dynamicMember name: String) -> StringTable { StringTable(name: name) }
    }
    /// A resource of a kind.
    struct NamedResource<Value>: Sendable {
      let name: String
      var identifier: String { name }
    }
    @dynamicMemberLookup struct NamedResources<Value>: Sendable {
      subscript(dynamicMember name: String) -> NamedResource<Value> { NamedResource(name: name) }
    }
    extension NamedResource where Value == UIImage {
      @MainActor func callAsFunction() -> UIImage? { UIImage(named: name) }
      @MainActor func callAsFunction(compatibleWith traits: UITraitCollection?) -> UIImage? { UIImage(named: name) }
    }
    extension NamedResource where Value == UIColor {
      @MainActor func callAsFunction() -> UIColor? { UIColor(named: name) }
      @MainActor func callAsFunction(compatibleWith traits: UITraitCollection?) -> UIColor? { UIColor(named: name) }
    }
    extension NamedResource where Value == UIFont {
      var fontName: String { name }
      @MainActor func callAsFunction(size: CGFloat) -> UIFont? { UIFont.systemFont(ofSize: size) }
    }
    extension NamedResource where Value == URL {
      func callAsFunction() -> URL? {
        let parts = name.indices.filter { name[$0].isUppercase }
        return parts.lazy.compactMap {
          Bundle.main.url(forResource: String(name[..<$0]), withExtension: name[$0...].lowercased())
        }.first
      }
      func path() -> String? { self()?.path }
    }
    """
  }

  /// Xibs by the names that R.swift gives them, the first of each name.
  private static func named(
    _ nibs: [NibListing], by text: (NibListing) -> String
  ) -> [(name: String, nib: NibListing)] {
    var seen: Set<String> = []
    return nibs.map { (lowercased(text($0)), $0) }.filter { seen.insert($0.name).inserted }
  }
}
