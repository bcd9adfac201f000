/// One thing that happened in an app.
///
/// Objects are named by ``ObjectID``. The event that declares an object (``coordinator(_:)``,
/// ``screen(_:)``) comes before every other event that names it.
public enum TraceEvent: Sendable, Hashable {
  /// The app was launched: a new session begins, and serial numbers start again.
  case launch(Launch)
  /// A coordinator was seen for the first time.
  case coordinator(Coordinator)
  /// A screen was seen for the first time.
  case screen(Screen)
  /// A coordinator added a child.
  case link(parent: ObjectID, child: ObjectID)
  /// A coordinator removed a child.
  case unlink(parent: ObjectID, child: ObjectID)
  /// A coordinator showed a screen for the first time.
  case presents(coordinator: ObjectID, screen: ObjectID)
  /// A screen was added to the window's tree of containers, for the first time or again.
  case enter(screen: ObjectID)
  /// A screen was removed from the window's tree of containers.
  case leave(screen: ObjectID)
  /// The person did something.
  case step(PersonStep)
  /// What is on display changed.
  case transition(Transition)
  /// A screen was pushed onto a stack that a presented screen covers. The transition starts at the
  /// screen on display, which stays on display. Since version 1.1.
  case covered(Transition)
  /// The code that waits for a screen's dismissal was called again. Since version 1.1.
  case finishedAgain(screen: ObjectID)
  /// The interface settled.
  case state(InterfaceState)
  /// An object was deallocated.
  case freed(ObjectID)
}

extension TraceEvent {
  /// The start of a session.
  public struct Launch: Sendable, Hashable {
    /// A name for launches with other settings, such as `first launch`.
    public var label: String?
    /// Why the tracer read no stored properties; nil where it did.
    ///
    /// Coordinators, their children and the owners of screens then come from the code that was
    /// running and from the app's own statements alone.
    public var unreadProperties: String?
    /// The build ID of the executable, in hexadecimal digits, where the names of its functions were not
    /// at hand; see ``TraceEvent/Transition/calls``.
    ///
    /// It is the GNU build ID of an ELF file, or the UUID of a Mach-O file.
    public var build: String?

    /// - Parameters:
    ///   - label: a name for launches with other settings.
    ///   - unreadProperties: why no stored properties were read; nil where they were.
    ///   - build: the build ID of the executable, where the names of its functions were not at hand.
    public init(label: String? = nil, unreadProperties: String? = nil, build: String? = nil) {
      self.label = label
      self.unreadProperties = unreadProperties
      self.build = build
    }
  }

  /// A coordinator, as it was when first seen.
  public struct Coordinator: Sendable, Hashable {
    /// The serial number that other events name it by.
    public var id: ObjectID
    /// The class, with its module: `RayPets.HomeCoordinator`.
    public var type: String
    /// The app's name for this instance.
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

  /// A screen, as it was when first seen.
  public struct Screen: Sendable, Hashable {
    /// The serial number that other events name it by.
    public var id: ObjectID
    /// The class, with its module: `RayPets.HomeViewController`.
    public var type: String
    /// The app's name for this instance.
    public var label: String?
    /// Its title, where it has one.
    public var title: String?
    /// Whether generated code stands in for what the app shows there.
    public var isStandIn: Bool

    public init(
      id: ObjectID, type: String, label: String? = nil, title: String? = nil,
      isStandIn: Bool = false
    ) {
      self.id = id
      self.type = type
      self.label = label
      self.title = title
      self.isStandIn = isStandIn
    }
  }
}

/// A settled state of the interface: the whole tree of containers and screens.
///
/// Equal trees have equal states, in every session and on every machine: the value is a hash of
/// types, labels and titles, never of addresses.
public struct InterfaceState: Sendable, Hashable {
  /// The 64-bit FNV-1a hash of the tree.
  public let hash: UInt64

  public init(hash: UInt64) {
    self.hash = hash
  }
}

extension InterfaceState: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
