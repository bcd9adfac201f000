/// What an object stores: the objects it refers to, by property.
///
/// Memory is read where the class's own metadata says that its properties lie, so that looking
/// runs none of the app's code: no getter, no observer, no `lazy` initializer, no `customMirror`.
/// `Mirror` would not do: it cannot tell weak from strong, and traps on an `unowned` reference to
/// an object that is gone.
///
/// Ask when no code of the app is changing the object: on the main actor, best when the loop is
/// idle.
@MainActor
package enum StoredReferences {
  private static let layouts = StoredLayouts()

  /// Calls `body` for each object stored in `object`: superclasses' properties first, then in the
  /// order of their declaration.
  ///
  /// Found are objects in properties, and in the values that properties hold: optionals,
  /// existentials, arrays, sets, dictionaries (keys and values), tuples, structs and enums, in one
  /// another. The objects found are not looked into, nor are closures. What cannot be read safely
  /// is passed over in silence: actors, the properties of the platform's own classes,
  /// `unowned(unsafe)` and unmanaged references, classes without reflection metadata.
  ///
  /// Of each property no more than the first 1,000 elements are looked at.
  ///
  /// - Parameters:
  ///   - parts: those of the object's class; see ``parts(of:)``.
  ///   - isAlive: the object at an address if one is known to live there. It is asked for every
  ///     `unowned` reference; such a reference keeps the memory of the object taken, so what lives
  ///     there is what was referred to. Without it, no unowned references are found.
  ///   - body: is called when all has been read, so it may change the object.
  package static func visit(
    _ object: AnyObject, _ parts: [StoredPart],
    isAlive: (_ address: UnsafeRawPointer) -> AnyObject? = { _ in nil },
    _ body: (_ reference: StoredReference) -> Void
  ) {
    for sighting in sightings(in: object, parts) {
      switch sighting.target {
      case .object(let target, let strength):
        body(
          StoredReference(
            property: sighting.property, object: target, strength: strength,
            isOrdered: sighting.isOrdered))
      case .unowned(let address):
        if let target = isAlive(address) {
          body(
            StoredReference(
              property: sighting.property, object: target, strength: .unowned,
              isOrdered: sighting.isOrdered))
        }
      }
    }
  }

  private static func sightings(
    in object: AnyObject, _ parts: [StoredPart]
  ) -> [StoredSighting] {
    guard !parts.isEmpty else { return [] }
    var walk = StoredWalk(layouts: layouts)
    withExtendedLifetime(object) {
      walk.visit(parts, at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    }
    return walk.sightings
  }

  /// The places in the objects of a class that may hold references.
  package static func parts(of type: AnyClass) -> [StoredPart] {
    layouts.parts(ofClass: type)
  }

  /// Whether a class comes with the platform, or was made by Objective-C.
  package static func isOfPlatform(_ type: AnyClass) -> Bool {
    ClassMetadata(type)?.descriptor?.isOfPlatform != false
  }

  // MARK: Strong references alone

  /// The places in the objects of a class that may hold strong references.
  package static func strongParts(of type: AnyClass) -> [StrongPart] {
    layouts.parts(ofClass: type).compactMap { part in
      switch part.kind {
      case .weak, .unowned: nil
      case .strong: StrongPart(offset: part.offset, kind: .reference)
      case .container(let container):
        StrongPart(offset: part.offset, kind: kind(of: container, part))
      case .existential, .optionalExistential, .enumeration:
        StrongPart(offset: part.offset, kind: .other(part))
      }
    }
  }

  private static func kind(
    of container: any StoredContainer.Type, _ part: StoredPart
  ) -> StrongPart.Kind {
    guard let list = container as? any StoredList.Type else { return .other(part) }
    let inner = list.elements.flatMap { layouts.parts(of: $0) }
    guard inner.count == 1, inner[0].offset == 0, case .strong = inner[0].kind else {
      return .other(part)
    }
    return .list(list)
  }

  /// Adds the objects that `object` keeps alive by storing them, in the order of
  /// ``visit(_:isAlive:_:)``.
  ///
  /// It is what `visit` finds strong, in a tenth of the time: properties have no names here.
  ///
  /// - Parameter parts: those of the object's class.
  package static func addStrong(
    in object: AnyObject, _ parts: [StrongPart], to references: inout [StrongReference]
  ) {
    withExtendedLifetime(object) {
      let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      for part in parts {
        switch part.kind {
        case .reference:
          addReference(at: base + part.offset, to: &references)
        case .list(let list):
          list.withElements(at: base + part.offset) { first, count, stride in
            for index in 0..<min(count, StoredWalk.maximumElements) {
              addReference(at: first + index * stride, to: &references)
            }
          }
        case .other(let part):
          addWalked(part, at: base, to: &references)
        }
      }
    }
  }

  private static func addReference(
    at address: UnsafeRawPointer, to references: inout [StrongReference]
  ) {
    if StoredWalk.holdsReference(at: address) {
      references.append(
        StrongReference(object: address.load(as: AnyObject.self), isOrdered: true))
    }
  }

  private static func addWalked(
    _ part: StoredPart, at base: UnsafeRawPointer, to references: inout [StrongReference]
  ) {
    var walk = StoredWalk(layouts: layouts)
    walk.visit([part], at: base)
    for sighting in walk.sightings {
      if case .object(let object, .strong) = sighting.target {
        references.append(StrongReference(object: object, isOrdered: sighting.isOrdered))
      }
    }
  }
}
