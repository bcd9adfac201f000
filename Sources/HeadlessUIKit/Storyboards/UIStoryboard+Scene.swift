import Foundation

extension UIStoryboard {
  /// A screen of a storyboard file, built by generated code.
  public struct Scene {
    let id: String
    let identifier: String?
    let isInitial: Bool
    let type: UIViewController.Type
    let awake: @MainActor (UIViewController, InterfaceObjects) -> Void
    let loadView: (@MainActor (UIViewController, InterfaceObjects) -> Void)?

    /// Creates a description of a screen.
    ///
    /// - Parameters:
    ///   - id: The screen's identifier in the file.
    ///   - identifier: The identifier that the app uses, if it has one.
    ///   - isInitial: Whether it is the storyboard's initial screen.
    ///   - type: The screen's class.
    ///   - awake: Sets the screen's items, segues and children. It runs as decoding does, within
    ///     `UIViewController.init(coder:)`.
    ///   - loadView: Sets the screen's view and connects it; `nil` for an empty view.
    public init(
      id: String, identifier: String? = nil, isInitial: Bool = false,
      type: UIViewController.Type,
      awake: @escaping @MainActor (UIViewController, InterfaceObjects) -> Void,
      loadView: (@MainActor (UIViewController, InterfaceObjects) -> Void)? = nil
    ) {
      self.id = id
      self.identifier = identifier
      self.isInitial = isInitial
      self.type = type
      self.awake = awake
      self.loadView = loadView
    }
  }

  /// Registers a screen of a storyboard file.
  ///
  /// - Parameters:
  ///   - scene: The screen.
  ///   - name: The storyboard's name.
  public static func register(_ scene: Scene, inStoryboard name: String) {
    StoryboardScenes.add(scene, to: name)
  }

  /// Creates the screen at the end of a segue or a relationship.
  func instantiate(
    _ destination: StoryboardSegueTemplate.Destination,
    creator: @escaping (NSCoder) -> UIViewController? = { _ in nil }
  ) -> UIViewController? {
    switch destination {
    case .scene(let id):
      return StoryboardScenes.scene(id, of: name).map { instantiate($0, creator: creator) }
    case .storyboard(let other, let identifier):
      let storyboard = UIStoryboard(name: other, bundle: nil)
      guard let identifier else {
        return storyboard.instantiateInitialViewController(creator: creator)
      }
      return storyboard.instantiateViewController(identifier: identifier, creator: creator)
    }
  }

  func instantiate(
    _ scene: Scene, creator: (NSCoder) -> UIViewController? = { _ in nil }
  ) -> UIViewController {
    let coder = InterfaceCoder { [self] in
      guard let screen = $0 as? UIViewController else { return }
      let contents = StoryboardContents(scene: scene, of: screen, in: name)
      screen.storyboardContents = contents
      screen.storedStoryboard = self
      screen.storyboardIdentifier = scene.identifier
      scene.awake(screen, contents.objects)
    }
    guard let screen = creator(coder) ?? scene.type.init(coder: coder) else {
      Misuse.raise(
        """
        \(scene.type).init(coder:) returned nil for the scene \(scene.identifier ?? scene.id) of \
        "\(name)". Return a screen.
        """)
    }
    screen.awakeFromNib()
    return AutoreleasePool.hold(screen)
  }
}

/// The scenes of all storyboard files.
@MainActor enum StoryboardScenes {
  private static var scenes: [String: [UIStoryboard.Scene]] = [:]

  static func add(_ scene: UIStoryboard.Scene, to name: String) {
    scenes[name, default: []].removeAll { $0.id == scene.id }
    scenes[name, default: []].append(scene)
  }

  static func scene(_ id: String, of name: String) -> UIStoryboard.Scene? {
    scenes[name]?.first { $0.id == id }
  }

  static func scene(identifiedBy identifier: String, of name: String) -> UIStoryboard.Scene? {
    scenes[name]?.first { $0.identifier == identifier }
  }

  static func initial(of name: String) -> UIStoryboard.Scene? {
    scenes[name]?.first { $0.isInitial }
  }
}

/// What a screen keeps of the scene from which it was created.
@MainActor final class StoryboardContents {
  let scene: UIStoryboard.Scene
  let objects: InterfaceObjects

  init(scene: UIStoryboard.Scene, of screen: UIViewController, in name: String) {
    self.scene = scene
    objects = InterfaceObjects(owner: screen, of: "\(name).storyboard")
  }
}

extension UIViewController {
  /// Loads the view from the file that holds it, and returns whether there is one.
  func loadViewFromFile() -> Bool {
    if let contents = storyboardContents, let load = contents.scene.loadView {
      load(self, contents.objects)
    } else if let nib = nibOfView {
      _ = nib.instantiate(withOwner: self)
    }
    return storedView != nil
  }

  /// The nib named when the screen was created, or else the one that is named like its class.
  private var nibOfView: UINib? {
    let own = "\(Swift.type(of: self))"
    let short = own.hasSuffix("Controller") ? String(own.dropLast("Controller".count)) : own
    let names = nibName.map { [$0] } ?? [short, own]
    return names.first(where: UINib.isRegistered).map { UINib(nibName: $0, bundle: nibBundle) }
  }
}
