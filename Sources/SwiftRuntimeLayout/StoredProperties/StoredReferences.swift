/// The objects that an object refers to, by stored property.
///
/// Memory is read where the class's metadata places its properties, so that reading runs none of the
/// app's code: no getter, no observer, no `lazy` initializer, no `customMirror`. `Mirror` would not do:
/// it cannot distinguish weak from strong references, and traps on an `unowned` reference to an object
/// that is gone.
///
/// Use it only where ``LayoutSelfCheck/failure`` is nil, and when no code of the app is changing the
/// object: on the main actor, best when the loop is idle.
@MainActor
package enum StoredReferences {
  private static let layouts = StoredLayouts(MetadataReader(.current))

  /// Calls `body` for each object stored in `object`: superclasses' properties first, then in the
  /// order of their declaration.
  ///
  /// Objects are found in properties and in the values that properties hold: optionals,
  /// existentials, arrays, sets, dictionaries (keys and values), tuples, structs and enums, in one
  /// another. The objects found are not read. What cannot be read safely is left out: actors, the
  /// properties of the platform's own classes, `unowned(unsafe)` and unmanaged references, classes
  /// without reflection metadata.
  ///
  /// Of each property no more than the first 1,000 elements are read.
  ///
  /// - Parameters:
  ///   - parts: those of the object's class; see ``parts(of:)``.
  ///   - captures: whether to find the objects that its closures capture, too, where
  ///     ``ClosureSelfCheck/failure`` is nil. Closures in collections and enums are left out.
  ///   - isAlive: returns the object at an address if one is known to live there. It is called for
  ///     every `unowned` reference; such a reference keeps the memory of the object allocated, so what
  ///     lives there is what was referred to. Without it, no unowned references are found.
  ///   - body: called after everything was read, so it may change the object.
  package static func visit(
    _ object: AnyObject, _ parts: [StoredPart], captures: Bool = false,
    isAlive: (_ address: UnsafeRawPointer) -> AnyObject? = { _ in nil },
    _ body: (_ reference: StoredReference) -> Void
  ) {
    guard !parts.isEmpty else { return }
    let captures = captures && ClosureSelfCheck.failure == nil
    for sighting in sightings(in: object, parts, layouts, captures: captures) {
      switch sighting.target {
      case .object(let target, let strength):
        body(
          StoredReference(
            property: sighting.property, object: target, strength: strength,
            isOrdered: sighting.isOrdered, isCaptured: sighting.isCaptured))
      case .unowned(let address):
        if let target = isAlive(address) {
          body(
            StoredReference(
              property: sighting.property, object: target, strength: .unowned,
              isOrdered: sighting.isOrdered, isCaptured: sighting.isCaptured))
        }
      }
    }
  }

  /// The references in the parts of an object, in their order.
  static func sightings(
    in object: AnyObject, _ parts: [StoredPart], _ layouts: StoredLayouts, captures: Bool = false
  ) -> [StoredSighting] {
    var walk = StoredWalk(layouts: layouts, captures: captures)
    withExtendedLifetime(object) {
      walk.visit(parts, at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    }
    return walk.sightings
  }

  /// The places in the objects of a class that may hold references.
  package static func parts(of type: AnyClass) -> [StoredPart] {
    layouts.parts(ofClass: type)
  }

  // MARK: Strong references alone

  /// The places in the objects of a class that may hold strong references.
  package static func strongParts(of type: AnyClass) -> [StrongPart] {
    layouts.parts(ofClass: type).compactMap { part in
      switch part.kind {
      case .weak, .unowned, .closure, .context: nil
      case .strong: StrongPart(offset: part.offset, kind: .reference)
      case .container(let container):
        container.elements.contains(where: layouts.mayHoldReferences)
          ? StrongPart(offset: part.offset, kind: kind(of: container, part)) : nil
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
  /// Finds what `visit` finds strong, in a tenth of the time: properties have no names here. It is on
  /// the path of every navigation.
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
        references.append(
          StrongReference(
            object: object, isOrdered: sighting.isOrdered, key: sighting.key))
      }
    }
  }
}
