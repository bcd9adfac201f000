/// Where to deliver to.
struct Address {
  var name: String
  var street: String

  static let all = [
    Address(name: "Home", street: "12 Mill Lane"),
    Address(name: "Office", street: "3 Harbour Square"),
  ]
}
