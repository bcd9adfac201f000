/// The answers given so far for an appointment.
struct PetAppointmentBuilder {
  var visitType: VisitType?
  var painLevel: PainLevel?
}
