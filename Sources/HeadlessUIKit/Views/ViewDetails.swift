/// What few views set: kept apart so that a plain view stays small.
final class ViewDetails {
  var backgroundColor: UIColor?
  var accessibilityLabel: String?
  var accessibilityIdentifier: String?
}
