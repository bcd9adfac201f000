/// Why a view controller appears or disappears.
struct Movement: OptionSet {
  var rawValue: UInt8

  static let toParent = Movement(rawValue: 1)
  static let fromParent = Movement(rawValue: 2)
  static let presented = Movement(rawValue: 4)
  static let dismissed = Movement(rawValue: 8)
}
