import FlowGraph
public import FlowPaths

extension FlowSequence {
  /// Returns the session as a Mermaid sequence diagram, for Markdown: the person, the coordinators
  /// and the screens side by side, what they did from top to bottom.
  ///
  /// Equal sequences have equal bytes. O(*n*).
  ///
  /// - Parameter limits: The most that Mermaid reads where the text will be shown.
  /// - Throws: ``MermaidError`` for a session beyond the limits.
  public func mermaid(
    limits: MermaidLimits = .published
  ) throws(MermaidError) -> String {
    var writer = SequenceMermaidWriter(sequence: self)
    let text = writer.write()
    try limits.check(text: text)
    return text
  }

  /// Returns the session as a numbered story, for terminals and for screen readers:
  ///
  ///     RayPets: session 1
  ///
  ///     1. Launch
  ///        HomeCoordinator shows Home (launch)
  ///     2. Home: tap "Schedule a visit"
  ///        HomeCoordinator takes PetAppointmentBuilderCoordinator
  ///        PetAppointmentBuilderCoordinator presents SelectVisitType
  ///     3. SelectVisitType: swipe down
  ///        the system dismisses SelectVisitType, back to Home
  ///        HomeCoordinator lets PetAppointmentBuilderCoordinator go
  ///
  /// Objects of one name are numbered in the order in which they appeared. Equal sequences have
  /// equal bytes. O(*n*).
  public func outline() -> String {
    var writer = SequenceOutlineWriter(sequence: self)
    return writer.write()
  }
}
