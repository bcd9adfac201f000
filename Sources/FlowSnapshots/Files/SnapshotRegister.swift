import FlowTrace

/// Which assertion of this process has which snapshot, so that two never share one.
///
/// No snapshot's place or text depends on it, so the order of tests makes no difference to what
/// passes.
final class SnapshotRegister: Sendable {
  static let shared = SnapshotRegister()

  /// Where an assertion stands in the sources.
  struct Site: Hashable, Sendable {
    var filePath: String
    var line: UInt
    var column: UInt
  }

  private struct Claim: Sendable {
    var site: Site
    var recorded: String?
  }

  private let claims = Locked<[String: Claim]>([:])

  /// Takes note that the assertion at `site` has the snapshot at `place`.
  ///
  /// - Throws: ``FlowSnapshotError/shared(file:other:)`` when another has it.
  func claim(_ place: SnapshotPlace, for site: Site) throws {
    try claims.withLock { claims in
      // Many disks do not tell capitals from small letters.
      let claim = claims[place.path.lowercased(), default: Claim(site: site)]
      guard claim.site == site else {
        throw FlowSnapshotError.shared(
          file: place.name, other: "\(claim.site.filePath):\(claim.site.line)")
      }
      claims[place.path.lowercased()] = claim
    }
  }

  /// Takes note that a text is, or is to be, recorded at `place`.
  ///
  /// - Throws: ``FlowSnapshotError/ambiguous(file:)`` when it was another in this process.
  func record(_ text: String, at place: SnapshotPlace) throws {
    try claims.withLock { claims in
      let recorded = claims[place.path.lowercased()]?.recorded
      guard recorded == nil || recorded == text else {
        throw FlowSnapshotError.ambiguous(file: place.name)
      }
      claims[place.path.lowercased()]?.recorded = text
    }
  }

  /// Whether this process recorded another text at `place`.
  func recordedOther(than text: String, at place: SnapshotPlace) -> Bool {
    claims.withLock { claims in
      let recorded = claims[place.path.lowercased()]?.recorded
      return recorded != nil && recorded != text
    }
  }
}
