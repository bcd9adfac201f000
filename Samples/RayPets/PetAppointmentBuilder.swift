/// What is known of an appointment while it is being asked for.
struct PetAppointmentBuilder {
  var visitType: VisitType?
  var painLevel: PainLevel?
}
