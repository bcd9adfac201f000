/// Compares what is read of known objects by ``RuntimeFacts`` with what they hold.
///
/// Where something differs, this Swift lays out objects in another way than the facts have it, and no
/// stored property must be read. The check itself cannot crash: it reads through a ``MemoryProbe``
/// until all that leads to the values is compared.
///
/// 1. Descriptors, names and generic arguments of the known types, each alone.
/// 2. The places that ``StoredLayouts`` computes from them.
/// 3. The words that lie at those places.
/// 4. The references that ``StoredReferences`` reads there.
///
/// It takes about 10 ms in a debug build, once a process.
@MainActor
package struct LayoutSelfCheck {
  /// The first difference found with the facts as they are; nil when all is as it must be.
  package static let failure = failure(of: .current)

  /// Checks facts.
  ///
  /// - Parameter facts: the facts to read by.
  /// - Returns: the first difference, such as
  ///   `read 'strong weak at 40' of a known class, expected 'weak weak at 40'`; nil for none.
  package static func failure(of facts: RuntimeFacts) -> String? {
    guard MemoryLayout<UInt>.size == 8 else { return "a word of this platform is not 8 bytes" }
    guard let probe = MemoryProbe() else { return "memory cannot be read with care: no pipe" }
    let check = Self(reader: MetadataReader(facts, through: probe))
    do throws(Difference) {
      try check.compareDescriptors()
      try check.compareParts()
      try check.compareValues()
      return nil
    } catch {
      return "read '\(error.found)' of \(error.subject), expected '\(error.expected)'"
    }
  }

  private typealias Probe = LayoutProbe<LayoutProbeNode>

  private struct Difference: Error {
    var subject: String
    var found: String
    var expected: String
  }

  private let reader: MetadataReader
  private var facts: RuntimeFacts { reader.facts }

  private func expect(
    _ found: String?, _ expected: String?, of subject: String
  ) throws(Difference) {
    guard found != expected else { return }
    throw Difference(
      subject: subject, found: found ?? "nothing", expected: expected ?? "nothing")
  }

  private func expect(
    _ found: [String], _ expected: [String], of subject: String
  ) throws(Difference) {
    for index in 0..<max(found.count, expected.count) {
      let isFound = found.indices.contains(index)
      let isExpected = expected.indices.contains(index)
      try expect(
        isFound ? found[index] : nil, isExpected ? expected[index] : nil, of: subject)
    }
  }

  // MARK: Descriptors

  /// Compares all that the runtime is handed when it looks up the type of a field.
  private func compareDescriptors() throws(Difference) {
    let metadata = ClassMetadata(Probe.self, reader)
    try compare(
      metadata?.superclass?.descriptor, facts.classContext, ["count", "base"],
      of: "a known superclass")
    try compare(
      metadata?.descriptor, facts.classContext,
      [
        "strong", "weak", "unowned", "unmanaged", "optional", "missing", "role", "weakRole",
        "value", "anything", "maybe", "error", "box", "crate", "list", "keyed", "closure", "late",
        "choice", "token", "tuple", "pair", "generic", "last",
      ], of: "a known class")
    try compareTypeNames(metadata?.superclass?.descriptor, ["Si", nil], of: "a known superclass")
    try compareOwnership(metadata?.descriptor)
    try expect(
      argument(at: metadata?.genericArguments), name(LayoutProbeNode.self),
      of: "a known class's generic arguments")

    let pair = TypeMetadata(LayoutProbePair<LayoutProbeNode>.self, reader)
    try compare(pair.descriptor, facts.structContext, ["number", "first"], of: "a known struct")
    try compareTypeNames(pair.descriptor, ["Si", "x"], of: "a known struct")
    try expect(
      argument(at: pair.genericArguments), name(LayoutProbeNode.self),
      of: "a known struct's generic arguments")
    let choice = TypeMetadata(LayoutProbeChoice.self, reader)
    try compare(
      choice.descriptor, facts.enumContext, ["node", "number", "none"], of: "a known enum")
    try compareTypeNames(choice.descriptor, [nil, "Si"], of: "a known enum")

    let token = TypeMetadata(LayoutProbeToken.self, reader)
    try expect(
      "\(choice.isCopyable), \(token.isCopyable)", "true, false",
      of: "what of known enums can be copied")
    try expect(
      TypeMetadata((Int, LayoutProbeNode).self, reader).tupleElements.map {
        "\($0.type) at \($0.offset)"
      },
      ["\(name(Int.self)) at 0", "\(name(LayoutProbeNode.self)) at 8"], of: "a known tuple")
  }

  private func compare(
    _ descriptor: TypeDescriptor?, _ kind: UInt32, _ fields: [String], of subject: String
  ) throws(Difference) {
    guard let descriptor, descriptor.isOf(kind) else {
      throw Difference(subject: subject, found: "no descriptor", expected: "a descriptor")
    }
    try expect(descriptor.module, Self.module, of: "\(subject)'s module")
    try expect(descriptor.fields.map(\.name), fields, of: "\(subject)'s fields")
  }

  /// - Parameter names: the mangled names of the first fields' types; nil for those in which an
  ///   address stands.
  private func compareTypeNames(
    _ descriptor: TypeDescriptor?, _ names: [String?], of subject: String
  ) throws(Difference) {
    for (field, name) in zip(descriptor?.fields ?? [], names) {
      guard let name else { continue }
      try expect(
        field.typeName.map { reader.text(at: $0.start) }, name, of: "\(subject)'s type names")
    }
  }

  /// Compares how type names are taken apart in which the address of a class stands.
  private func compareOwnership(_ descriptor: TypeDescriptor?) throws(Difference) {
    let found = descriptor?.fields.prefix(5).map { field in
      field.typeName.map { "\($0.ownership), \($0.count) bytes" } ?? "nothing"
    }
    try expect(
      found ?? [],
      [
        "strong, 5 bytes", "weak, 9 bytes", "unowned, 7 bytes", "unmanaged, 7 bytes",
        "strong, 7 bytes",
      ], of: "a known class's type names")
  }

  /// The name that this module has in the app, which may have given it another.
  private static let module = String(
    String(reflecting: LayoutProbeNode.self).prefix { $0 != "." })

  private func argument(at address: UnsafeRawPointer?) -> String? {
    address.flatMap { reader.pointer(from: $0, at: 0) }.map { "\($0)" }
  }

  /// The address of a type's metadata.
  private func name(_ type: Any.Type) -> String {
    "\(unsafeBitCast(type, to: UnsafeRawPointer.self))"
  }

  // MARK: Parts

  /// Compares where references are looked for. No value has been read up to here.
  private func compareParts() throws(Difference) {
    let layouts = StoredLayouts(reader)
    try expect(
      layouts.parts(ofClass: Probe.self).map(\.description), Self.parts, of: "a known class")
    try expect(
      layouts.parts(ofClass: LayoutProbeActor.self).map(\.description), [], of: "a known actor")
  }

  /// Where the references of a probe lie: docs/ABI/TypeLayout.rst.
  private static let parts = [
    "strong base at 24", "strong strong at 32", "weak weak at 40", "unowned unowned at 48",
    "strong optional at 64", "strong missing at 72", "strong role at 80", "weak weakRole at 96",
    "existential value at 112", "existential anything at 152",
    "optional existential maybe at 184", "strong box at 232", "existential crate at 248",
    "container list at 288", "container keyed at 296", "closure closure at 304",
    "strong late at 320",
    "enumeration choice at 328", "strong tuple at 360", "strong pair.first at 376",
    "strong generic at 384", "strong last at 392",
  ]

  // MARK: Values

  /// Compares the words of a known object, and then the references that are made of them.
  private func compareValues() throws(Difference) {
    let known = LayoutProbeNode("known")
    let probe = Probe(known: known, generic: LayoutProbeNode("generic"))
    let layouts = StoredLayouts(reader)
    let parts = layouts.parts(ofClass: Probe.self)
    try withExtendedLifetime((known, probe)) { () throws(Difference) in
      let base = address(of: probe)
      for (property, object) in probe.words(known: known) {
        let part = parts.first { $0.property == property }
        let word = part.flatMap { reader.pointer(from: base, at: $0.offset) }
        try expect(
          word.map { "\($0)" }, object.map { "\(address(of: $0))" },
          of: "a known object's property '\(property)'")
      }
      let found = StoredReferences.sightings(in: probe, parts, layouts)
      try expect(
        found.map { describe($0, known) }, Self.sightings, of: "a known object's properties")
    }
  }

  private func address(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  private func describe(_ sighting: StoredSighting, _ known: LayoutProbeNode) -> String {
    let order = sighting.isOrdered ? "" : ", unordered"
    switch sighting.target {
    case .object(let object, let strength):
      let name = (object as? LayoutProbeNode)?.name ?? "another object"
      return "\(strength) \(sighting.property): \(name)\(order)"
    case .unowned(let target):
      let name = target == address(of: known) ? known.name : "another object"
      return "unowned \(sighting.property): \(name)\(order)"
    }
  }

  private static let sightings = [
    "strong base: base", "strong strong: strong", "weak weak: known", "unowned unowned: known",
    "strong optional: optional", "strong role: role", "weak weakRole: known",
    "strong value: value", "strong anything: anything", "strong maybe: maybe", "strong box: box",
    "strong crate: crate", "strong list: list 0", "strong list: list 1", "strong keyed: keyed 0",
    "strong keyed: keyed 1", "strong keyed: keyed 2", "strong late: late",
    "strong choice: choice", "strong tuple: tuple", "strong pair.first: generic",
    "strong generic: generic", "strong last: last",
  ]
}
