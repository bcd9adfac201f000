/// The failures of a snapshot, for people.
enum SnapshotMessage {
  /// The flow is another.
  static func changed(_ place: SnapshotPlace, _ change: SnapshotChange) -> String {
    let advice = """
      The snapshot: \(place.path)
      If this is what you want, run the test once with FLOW_SNAPSHOTS=record, look at the change, \
      and commit it.
      """
    return (["The flow is not what \(place.name) says."] + change.paragraphs + [advice])
      .joined(separator: "\n\n")
  }

  /// The flow is another than the text in the test.
  static func changed(_ change: SnapshotChange, to text: String) -> String {
    (["The flow is not what the test says."] + change.paragraphs
      + ["If this is what you want, put it in place of the text in the test:\n\(text)"])
      .joined(separator: "\n\n")
  }

  /// There is no snapshot, and there must be none recorded.
  static func missing(_ place: SnapshotPlace) -> String {
    """
    There is no \(place.name) yet, and nothing is recorded in CI, nor where recording is .never.

    The snapshot: \(place.path)
    Run the test on your own machine, which records it, look at it, and commit it.
    """
  }

  /// A snapshot was recorded, with or without a change.
  static func recorded(
    _ place: SnapshotPlace, wasThere: Bool, _ change: SnapshotChange?
  ) -> String {
    let what =
      switch (wasThere, change) {
      case (false, _): "\(place.name) was not there, and is recorded now."
      case (true, nil): "\(place.name) was recorded anew; it is what it was."
      case (true, _): "\(place.name) was recorded anew."
      }
    let advice = """
      The snapshot: \(place.path)
      Look at it and commit it. A test that records fails, so that no recording is taken for a \
      pass; run it again without FLOW_SNAPSHOTS.
      """
    return ([what] + (change?.paragraphs ?? []) + [advice]).joined(separator: "\n\n")
  }
}
