import FlowTrace

/// The steps of a session, each different one kept once.
struct StepList: Sendable {
  private var known = Interner<PersonStep>()
  private var numbers: ContiguousArray<Int32> = []

  var count: Int { numbers.count }

  mutating func append(_ step: PersonStep) {
    numbers.append(known.number(of: step))
  }

  /// The first steps. O(*n*) in their count.
  func prefix(_ count: Int) -> [PersonStep] {
    numbers.prefix(count).map { known[$0] }
  }
}
