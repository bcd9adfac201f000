/// Pages to be shown when the loop commits.
struct PageTurn {
  var isAnimated: Bool
  var completion: ((Bool) -> Void)?
}
