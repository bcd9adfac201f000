/// One thing that happened in an app, as a value.
///
/// Objects are named by ``ObjectID``; the event that introduces an object (``coordinator(_:)``,
/// ``screen(_:)``) comes before every other that names it.
public enum TraceEvent: Sendable, Hashable {
  /// The app was launched: a new session begins and serials start again.
  case launch(Launch)
  /// A coordinator was seen for the first time.
  case coordinator(Coordinator)
  /// A screen was seen for the first time.
  case screen(Screen)
  /// A coordinator took a child.
  case link(parent: ObjectID, child: ObjectID)
  /// A coordinator let a child go.
  case unlink(parent: ObjectID, child: ObjectID)
  /// A coordinator showed a screen for the first time.
  case presents(coordinator: ObjectID, screen: ObjectID)
  /// A screen came into the window's tree of containers, for the first time or again.
  case enter(screen: ObjectID)
  /// A screen left the window's tree of containers.
  case leave(screen: ObjectID)
  /// The person did something.
  case step(PersonStep)
  /// What is on display changed.
  case transition(Transition)
  /// A screen was put on a stack that a presented screen covers, where nobody sees it: the
  /// transition leaves what is on display, which stays. Since version 1.1.
  case covered(Transition)
  /// What waits for a screen's dismissal was told of it, not for the first time. Since version 1.1.
  case finishedAgain(screen: ObjectID)
  /// The interface settled in a state.
  case state(InterfaceState)
  /// An object's memory was given back.
  case freed(ObjectID)
}

extension TraceEvent {
  /// The beginning of a session.
  public struct Launch: Sendable, Hashable {
    /// Tells launches of different settings apart, such as `first launch`.
    public var label: String?

    public init(label: String? = nil) {
      self.label = label
    }
  }

  /// A coordinator, when first seen.
  public struct Coordinator: Sendable, Hashable {
    public var id: ObjectID
    /// The class, with its module: `RayPets.HomeCoordinator`.
    public var type: String
    /// What the app calls this one, to tell instances apart.
    public var label: String?
    /// The coordinator that held it when it was first seen.
    public var parent: ObjectID?

    public init(id: ObjectID, type: String, label: String? = nil, parent: ObjectID? = nil) {
      self.id = id
      self.type = type
      self.label = label
      self.parent = parent
    }
  }

  /// A screen, when first seen.
  public struct Screen: Sendable, Hashable {
    public var id: ObjectID
    /// The class, with its module: `RayPets.HomeViewController`.
    public var type: String
    /// What the app calls this one, to tell instances apart.
    public var label: String?
    /// The title that the person read on it.
    public var title: String?

    public init(id: ObjectID, type: String, label: String? = nil, title: String? = nil) {
      self.id = id
      self.type = type
      self.label = label
      self.title = title
    }
  }

  /// A change of what is on display: one, however many calls it took.
  public struct Transition: Sendable, Hashable {
    /// What was on display; nil at launch.
    public var from: ObjectID?
    /// What is on display now.
    public var to: ObjectID
    /// How it came on display.
    public var kind: TransitionKind
    /// What the person did, or what the program did when nobody touched anything.
    public var trigger: String
    /// Who it is due to.
    public var by: Responsible
    /// For a tab: the screen at the bottom of its stack, when that is not what is on display.
    public var tabRoot: ObjectID?

    public init(
      from: ObjectID?, to: ObjectID, kind: TransitionKind, trigger: String, by: Responsible,
      tabRoot: ObjectID? = nil
    ) {
      self.from = from
      self.to = to
      self.kind = kind
      self.trigger = trigger
      self.by = by
      self.tabRoot = tabRoot
    }
  }
}
