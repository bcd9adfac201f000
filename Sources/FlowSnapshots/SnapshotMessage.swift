/// What a failed assertion prints.
enum SnapshotMessage {
  /// The flow differs from the snapshot.
  static func changed(_ place: SnapshotPlace, _ change: SnapshotChange) -> String {
    let advice = """
      The snapshot: \(place.path)
      If the change is intended, run the test once with FLOW_SNAPSHOTS=record, review the new \
      snapshot, and commit it.
      """
    return (["The flow differs from \(place.name)."] + change.paragraphs + [advice])
      .joined(separator: "\n\n")
  }

  /// The flow differs from the text in the test.
  static func changed(_ change: SnapshotChange, to text: String) -> String {
    (["The flow differs from the text in the test."] + change.paragraphs
      + ["If the change is intended, replace the text in the test:\n\(text)"])
      .joined(separator: "\n\n")
  }

  /// There is no snapshot, and none may be recorded.
  static func missing(_ place: SnapshotPlace) -> String {
    """
    \(place.name) is missing, and this run records nothing: CI is set, or recording is .never.

    The snapshot: \(place.path)
    Run the test on your own machine, which records the snapshot, review it, and commit it.
    """
  }

  /// A snapshot was recorded, with or without a change.
  static func recorded(
    _ place: SnapshotPlace, wasThere: Bool, _ change: SnapshotChange?
  ) -> String {
    let what =
      switch (wasThere, change) {
      case (false, _): "Recorded \(place.name), which was missing."
      case (true, nil): "Recorded \(place.name) again, without a change."
      case (true, _): "Recorded \(place.name) again."
      }
    let advice = """
      The snapshot: \(place.path)
      Review it and commit it. A test that records fails, so that a recording is never mistaken \
      for a pass; run it again without FLOW_SNAPSHOTS.
      """
    return ([what] + (change?.paragraphs ?? []) + [advice]).joined(separator: "\n\n")
  }

  /// Nothing was recorded, as the flow may lack parts.
  static func refused(
    _ place: SnapshotPlace, _ reason: String, _ change: SnapshotChange?
  ) -> String {
    let what = "Recorded nothing to \(place.name): the flow may lack parts. \(reason)"
    let advice = """
      The snapshot: \(place.path)
      Make the exploration complete, or pass allowingIncomplete: true to record what there is.
      """
    let paragraphs = (change?.paragraphs ?? []).filter { !$0.hasSuffix(reason) }
    return ([what] + paragraphs + [advice]).joined(separator: "\n\n")
  }
}
