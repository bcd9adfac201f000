/// How much it hurts.
enum PainLevel: String, CaseIterable {
  case none = "None"
  case little = "Little"
  case moderate = "Moderate"
  case severe = "Severe"
  case worstPossible = "Worst possible"
}
