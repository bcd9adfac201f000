/// The answers given so far for an appointment.
struct PetAppointmentBuilder {
  var visitType: VisitType?
  var painLevel: PainLevel?
}

/// What a visit is for.
enum VisitType: String, CaseIterable {
  case well = "Well"
  case sick = "Sick"
}

/// How much it hurts.
enum PainLevel: String, CaseIterable {
  case none = "None"
  case little = "Little"
  case moderate = "Moderate"
  case severe = "Severe"
  case worstPossible = "Worst possible"
}
