/// What a visit is for.
enum VisitType: String, CaseIterable {
  case well = "Well"
  case sick = "Sick"
}
