import PortableUIKit
import SwiftRuntimeLayout

/// What a search for coordinators needs of a class, computed once for each in the process.
@MainActor
final class ClassProfile {
  private let subject: AnyClass
  /// The places in its objects that may hold strong references.
  ///
  /// Computed when first needed: only a ``PropertyReader`` that reads memory may ask for them.
  private(set) lazy var parts = StoredReferences.strongParts(of: subject)
  /// The places in its objects that may hold references, likewise.
  private(set) lazy var storedParts = StoredReferences.parts(of: subject)
  /// Whether its objects are view controllers.
  let isController: Bool
  /// Which of the platform's containers its objects are.
  let container: ContainerClass
  /// The class with its module: `RayPets.HomeViewController`; of a screen that hosts a SwiftUI view,
  /// the view's type.
  let name: String
  /// The hash of the name.
  let nameHash: UInt64
  /// The module that declares it.
  let module: Substring
  /// The class and those above it that the platform does not declare, as call stacks name them.
  let chain: [CallStackType]
  /// Whether its objects are boxes of values, whose class does not show what they contain.
  private let isBox: Bool
  /// By the type that makes objects coordinators: whether objects of this class are.
  private var memberships: [(type: ObjectIdentifier, isMember: Bool)] = []

  /// The profiles of the classes whose objects were seen.
  private struct Known {
    private var places = AddressTable()
    private var profiles: [ClassProfile] = []

    /// The profile of the class at an address.
    subscript(address: UInt) -> ClassProfile? { places[address].map { profiles[Int($0)] } }

    mutating func add(_ profile: ClassProfile, at address: UInt) {
      places.add(address, Int32(profiles.count))
      profiles.append(profile)
    }
  }

  private static var known = Known()
  /// The protocols that classes of coordinators are named for.
  private static var coordinated: [ObjectIdentifier: Any.Type] = [:]
  /// What parts of an app are called, whichever they are: a class for any of them is that of many coordinators,
  /// as one of a `Checkout` is not.
  private static let parts: Set<Substring> = [
    "Feature", "Flow", "Journey", "Module", "Scene", "Story",
  ]
  /// The modules whose code runs on behalf of any app class.
  private static let platform: Set<Substring> = ["HeadlessUIKit", "UIKit", "Foundation", "__C"]

  private init(_ type: AnyClass) {
    chain = CallStackType.chain(of: type).filter {
      !Self.platform.contains($0.name.prefix { $0 != "." })
    }
    subject = type
    container = ContainerClass(type)
    name = TypeNames.hosted(TypeNames.stable(String(reflecting: type)))
    var hasher = StableHasher()
    hasher.combine(name)
    nameHash = hasher.hash
    isController = type is UIViewController.Type
    module = CallStackType(type).name.prefix { $0 != "." }
    isBox = module == "Swift"
    if let coordinated = coordinatedProtocol {
      Self.coordinated[ObjectIdentifier(type)] = coordinated
    }
  }

  /// The profile of an object's class. O(1).
  static func of(_ object: AnyObject) -> ClassProfile {
    let type: any AnyObject.Type = type(of: object)
    let address = UInt(bitPattern: ObjectIdentifier(type))
    if let profile = known[address] { return profile }
    let profile = ClassProfile(type)
    known.add(profile, at: address)
    return profile
  }

  /// Whether the class, or one above it that the platform does not declare, is named a coordinator. What is
  /// named `AnyCoordinator` only holds one of any type.
  var isNamedCoordinator: Bool {
    chain.contains { type in
      guard let name = type.name.split(separator: ".").last, name.hasSuffix("Coordinator") else {
        return false
      }
      return !name.hasPrefix("Any") || name.dropFirst(3).first?.isUppercase != true
    }
  }

  /// The protocol of the parts of the app that its objects coordinate, by the class's name: `any Flow` for
  /// `FlowCoordinator`, in whose module there is such a protocol. O(1).
  var coordinated: Any.Type? {
    Self.coordinated.isEmpty ? nil : Self.coordinated[ObjectIdentifier(subject)]
  }

  private var coordinatedProtocol: Any.Type? {
    guard let name = chain.first?.name.dropFirst(module.count + 1), name.hasSuffix("Coordinator")
    else { return nil }
    let subject = name.dropLast("Coordinator".count)
    guard Self.parts.contains(subject) else { return nil }
    // The mangled name of `any Module.Subject`, by Swift's docs/ABI/Mangling.rst.
    return _typeByName("\(module.utf8.count)\(module)\(subject.utf8.count)\(subject)_p")
  }

  /// Whether an object of this class is a coordinator.
  func isCoordinator(_ object: AnyObject, in dialect: CoordinatorDialect) -> Bool {
    guard let type = dialect.type, !isBox else { return dialect.isCoordinator(object) }
    for membership in memberships where membership.type == type {
      return membership.isMember
    }
    let isMember = dialect.isCoordinator(object)
    memberships.append((type, isMember))
    return isMember
  }
}
