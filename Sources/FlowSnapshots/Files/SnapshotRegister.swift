import FlowTrace

/// The assertions of this process and their snapshots, so that two never share one.
///
/// Neither the place of a snapshot nor its text depends on it, so the order of tests does not change
/// which of them pass.
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

  /// Registers the snapshot at `place` for the assertion at `site`.
  ///
  /// - Throws: ``FlowSnapshotError/shared(file:other:)`` when another has it.
  func claim(_ place: SnapshotPlace, for site: Site) throws {
    try claims.withLock { claims in
      // Many file systems ignore case.
      let claim = claims[place.path.lowercased(), default: Claim(site: site)]
      guard claim.site == site else {
        throw FlowSnapshotError.shared(
          file: place.name, other: "\(claim.site.filePath):\(claim.site.line)")
      }
      claims[place.path.lowercased()] = claim
    }
  }

  /// Registers that a text is about to be recorded at `place`.
  ///
  /// - Throws: ``FlowSnapshotError/ambiguous(file:)`` when this process recorded another.
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
