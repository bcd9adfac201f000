import InterfaceFiles

/// The code that SwiftGen and R.swift generate from storyboards, for an app whose folder lacks it.
struct StoryboardAccessors {
  let storyboards: [StoryboardListing]

  /// What the generators name their code.
  static let names: Set<String> = ["StoryboardScene", "R"]

  /// Returns the declaration of a generator's type; nil for a name of neither.
  func source(of name: String) -> String? {
    switch name {
    case "StoryboardScene" where !storyboards.isEmpty: swiftGen
    case "R" where !storyboards.isEmpty: rSwift
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
      \(types.joined(separator: "\n"))
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
        subscript(dynamicMember name: String) -> MissingNamespace { MissingNamespace(path: [name]) }
      }
      let R = Resources()
      """
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
