/// Compares what is read of known closures by ``RuntimeFacts`` with what they captured.
///
/// Where something differs, captured objects are not read; what properties hold is all the same. As
/// ``LayoutSelfCheck``, it reads through a ``MemoryProbe`` until all that leads to the values is compared.
@MainActor
package struct ClosureSelfCheck {
  /// The first difference found with the facts as they are; nil when all is as it must be.
  package static let failure = failure(of: .current)

  /// Checks facts.
  ///
  /// - Parameter facts: the facts to read by.
  /// - Returns: the first difference, such as `read 'strong at 16' of a known closure, expected …`; nil for
  ///   none.
  package static func failure(of facts: RuntimeFacts) -> String? {
    if let failure = LayoutSelfCheck.failure(of: facts) { return failure }
    guard let probe = MemoryProbe() else { return "memory cannot be read with care: no pipe" }
    let check = Self(layouts: StoredLayouts(MetadataReader(facts, through: probe)))
    return check.difference
  }

  private let layouts: StoredLayouts
  private var reader: MetadataReader { layouts.reader }

  private var difference: String? {
    let known = LayoutProbeNode("known")
    let probe = ClosureProbe(known)
    return withExtendedLifetime((known, probe)) {
      differenceOfContexts(probe, known)
        ?? compare(
          StoredReferences.sightings(
            in: probe, layouts.parts(ofClass: ClosureProbe.self), layouts, captures: true
          ).map(describe), Self.sightings)
    }
  }

  /// Compares where references are looked for, and the words that lie there.
  private func differenceOfContexts(_ probe: ClosureProbe, _ known: LayoutProbeNode) -> String? {
    let closures = layouts.parts(ofClass: ClosureProbe.self)
    if let difference = compare(closures.map(\.description), Self.closures) { return difference }
    let base = UnsafeRawPointer(Unmanaged.passUnretained(probe).toOpaque())
    let address = UnsafeRawPointer(Unmanaged.passUnretained(known).toOpaque())
    var found: [String] = []
    for closure in closures {
      let context = reader.pointer(from: base, at: closure.offset + reader.facts.closureContext)
      guard let context else { return "read no context of a known closure" }
      switch layouts.context(at: context) {
      case .object: found.append(context == address ? "known" : "another object")
      case .captures(let parts):
        found += parts.map { part in
          let word = reader.pointer(from: context, at: part.offset)
          return switch part.kind {
          case .strong, .unowned: word == address ? "known" : "another object"
          // Which of them a compiler chooses is left to it.
          case .weak, .context: "weak"
          default: part.description
          }
        }
      }
    }
    return compare(found, Self.captures)
  }

  private func compare(_ found: [String], _ expected: [String]) -> String? {
    guard found != expected else { return nil }
    return
      "read '\(found.joined(separator: ", "))' of known closures, expected '\(expected.joined(separator: ", "))'"
  }

  private func describe(_ sighting: StoredSighting) -> String {
    switch sighting.target {
    case .object(let object, let strength):
      "\(strength) \(sighting.property): \((object as? LayoutProbeNode)?.name ?? "another object")"
    case .unowned: "unowned \(sighting.property)"
    }
  }

  private static let closures = [
    "closure method at 16", "closure weak at 32", "closure unowned at 48", "closure two at 64",
  ]
  private static let captures = ["known", "weak", "known", "known", "known"]
  private static let sightings = [
    "strong method: known", "weak weak: known", "unowned unowned", "strong two: known",
    "strong two: known",
  ]
}

/// An object with closures that capture another in each way.
private final class ClosureProbe {
  let method: () -> String
  let weak: () -> LayoutProbeNode?
  let unowned: () -> LayoutProbeNode
  let two: () -> (LayoutProbeNode, UInt32?, Bool, LayoutProbeNode)

  init(_ known: LayoutProbeNode) {
    method = known.spoken
    weak = { [weak known] in known }
    unowned = { [unowned known] in known }
    // Of five bytes, which begin at a multiple of four.
    let number = known.name.isEmpty ? nil : UInt32(1)
    let (flag, other) = (known.name.isEmpty, known)
    two = { (known, number, flag, other) }
  }
}

extension LayoutProbeNode {
  fileprivate func spoken() -> String { name }
}
