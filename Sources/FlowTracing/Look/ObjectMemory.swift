import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout

/// What is remembered of one object of the app.
///
/// It lies at an address that stays, among those of an ``ObjectStore``, and is passed on as a pointer:
/// nothing is counted when it is.
struct ObjectMemory {
  /// Where the object lies; 0 when this remembers none.
  let address: UInt
  /// Distinguishes the object from all others there are and were.
  let number: Int
  private var reference: Weak<AnyObject>
  /// What is known of its class. A profile is never given back.
  unowned(unsafe) let profile: ClassProfile
  /// Its serial in the trace; 0 when it has none. That of a controller is its serial as a screen.
  var id = ObjectID(serial: 0)
  /// Its serial as a coordinator, which a controller has besides that as a screen; 0 when it has none.
  var coordinatorID = ObjectID(serial: 0)
  /// The last moment at which it was found alive.
  var lastSeen = 0
  /// For a controller, while a walk over the interface holds it: the object.
  unowned(unsafe) var controller: UIViewController?
  /// Whether the trace contains it as a screen.
  var isIntroduced = false
  /// What the app calls it.
  var label: String? { didSet { named = nil } }
  /// The last search for coordinators that found it, and its place in there.
  var found = (search: 0, place: 0)
  /// For a screen: the coordinator that shows it, once that is known.
  var owner: ObjectID?
  /// For a screen: whether the trace contains who shows it.
  var isPresented = false
  /// For a screen: the children whose embedding the trace contains.
  private var embedded: [Weak<UIViewController>] = []
  /// For a screen: what the pages in it are called whose embedding the trace contains.
  private var embeddedPages: [UInt64] = []
  /// For a screen: its title at the last look, and the hash of its class, label and title.
  var named: (title: String?, hash: UInt64)?

  /// The object, unless it is gone.
  var object: AnyObject? { mutating get { reference.load() } }

  init(_ object: AnyObject, number: Int, profile: ClassProfile) {
    address = UInt(bitPattern: ObjectIdentifier(object))
    self.number = number
    reference = Weak(object)
    self.profile = profile
  }

  /// Notes a child of a screen, and returns whether the trace does not contain its embedding yet.
  mutating func noteEmbedding(of child: UIViewController) -> Bool {
    guard !embedded.contains(where: { $0.object === child }) else { return false }
    embedded.removeAll { $0.object == nil }
    embedded.append(Weak(child))
    return true
  }

  /// The hash of what makes a page different from others: its class, or its title where the class is UIKit's.
  var nameAsPage: UInt64 { profile.chain.isEmpty ? named?.hash ?? 0 : profile.nameHash }

  /// Notes a page of a screen, and returns whether the trace does not contain its embedding, or that of one
  /// that is called the same.
  mutating func noteEmbedding(ofPage name: UInt64) -> Bool {
    guard !embeddedPages.contains(name) else { return false }
    embeddedPages.append(name)
    return true
  }
}

extension UnsafeMutablePointer<ObjectMemory> {
  /// For a controller: whether one sees through it to what it contains.
  var isTransparent: Bool {
    pointee.profile.container.isTransparent && pointee.label == nil
  }

  /// Whether the trace contains the object as a coordinator.
  var isCoordinator: Bool { pointee.coordinatorID.serial > 0 }

  /// Whether the object has a serial in any role.
  var hasSerial: Bool { pointee.id.serial > 0 || isCoordinator }
}

/// A reference that keeps nothing alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }

  /// The object, read where the reference lies: reading the property makes another reference first.
  mutating func load() -> Object? { object }
}

extension Array {
  /// Removes all elements and keeps their memory, at no cost where there are none.
  mutating func empty() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}
