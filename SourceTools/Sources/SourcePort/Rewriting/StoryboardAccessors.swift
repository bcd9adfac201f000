import InterfaceFiles

/// The code that SwiftGen and R.swift generate from storyboards and xibs, for an app whose folder lacks it.
struct StoryboardAccessors {
  let storyboards: [StoryboardListing]
  let nibs: [NibListing]

  /// What the generators name their code.
  static let names: Set<String> = ["StoryboardScene", "R"]

  /// Returns the declaration of a generator's type; nil for a name of neither.
  func source(of name: String) -> String? {
    switch name {
    case "StoryboardScene" where !storyboards.isEmpty: swiftGen
    case "R" where !storyboards.isEmpty || !nibs.isEmpty: rSwift
    default: nil
    }
  }

  // MARK: SwiftGen

  private var swiftGen: String {
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

  // MARK: R.swift

  private var rSwift: String {
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
      \(types.joined(separator: "\n"))\(rSwiftNibs)
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
        subscript(dynamicMember name: String) -> MissingNamespace { MissingNamespace(path: [name]) }
      }
      let R = Resources()
      """
  }

  private var rSwiftNibs: String {
    let all = Self.named(nibs, by: \.name).map { name, nib in
      "  let `\(name)` = NibResource<\(nib.type)>(name: \(nib.name.debugDescription), identifier: \((nib.reuseIdentifier ?? nib.name).debugDescription))"
    }
    let identifiers = Self.named(nibs.filter { $0.reuseIdentifier != nil }) {
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

  /// Xibs by the names that R.swift gives them, the first of each name.
  private static func named(
    _ nibs: [NibListing], by text: (NibListing) -> String
  ) -> [(name: String, nib: NibListing)] {
    var seen: Set<String> = []
    return nibs.map { (lowercased(text($0)), $0) }.filter { seen.insert($0.name).inserted }
  }

  // MARK: Names

  /// `sign-in flow` as `SignInFlow`.
  static func capitalized(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `URLList` as `urlList`, and `SignIn` as `signIn`.
  static func lowercased(_ name: String) -> String {
    let name = capitalized(name)
    let run = name.prefix { $0.isUppercase }.count
    let count = run > 1 && run < name.count ? run - 1 : run
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
