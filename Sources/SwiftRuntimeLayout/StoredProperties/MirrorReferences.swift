/// The objects that `Mirror` finds in the stored properties of an object.
///
/// It relies on no fact of the ABI, and it is not safe on every app: `Mirror` traps on an `unowned`
/// property whose object is gone, runs the app's `customMirror`, and reads properties of actors. Weak
/// references look like strong ones to it.
@MainActor
package enum MirrorReferences {
  private static let maximumElements = 1_000
  private static let maximumDepth = 16

  /// Calls `body` for each object stored in `object`: superclasses' properties first, then in the
  /// order of their declaration; those of the platform's classes are left out.
  ///
  /// - Parameters:
  ///   - object: the object to read.
  ///   - body: called after everything was read; every reference is called strong.
  package static func visit(_ object: AnyObject, _ body: (StoredReference) -> Void) {
    var references: [StoredReference] = []
    let levels = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
    for level in Array(levels).reversed() {
      let module = String(reflecting: level.subjectType).prefix { $0 != "." }
      guard !TypeNames.isPlatform(module: module) else { continue }
      for child in level.children {
        let label = child.label ?? ""
        let lazy = RuntimeFacts.current.lazyStoragePrefix
        let property = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
        add(child.value, property, isOrdered: true, depth: 0, to: &references)
      }
    }
    for reference in references { body(reference) }
  }

  private static func add(
    _ value: Any, _ property: String, isOrdered: Bool, depth: Int,
    to references: inout [StoredReference]
  ) {
    if type(of: value) is AnyClass {
      references.append(
        StoredReference(
          property: property, object: value as AnyObject, strength: .strong, isOrdered: isOrdered))
      return
    }
    guard depth < maximumDepth else { return }
    let mirror = Mirror(reflecting: value)
    let keepsOrder: Bool
    switch mirror.displayStyle {
    case .optional, .collection, .tuple, .enum, .struct: keepsOrder = isOrdered
    case .set, .dictionary: keepsOrder = false
    default: return
    }
    for child in mirror.children.prefix(maximumElements) {
      let isNamed = mirror.displayStyle == .struct
      add(
        child.value, isNamed ? StoredPart.path(property, child.label ?? "") : property,
        isOrdered: keepsOrder, depth: depth + 1, to: &references)
    }
  }
}
