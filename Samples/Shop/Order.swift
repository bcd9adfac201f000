/// Where to deliver to.
struct Address {
  var name: String
  var street: String

  static let all = [
    Address(name: "Home", street: "12 Mill Lane"),
    Address(name: "Office", street: "3 Harbour Square"),
  ]
}

/// How a parcel travels.
enum ShippingOption: String, CaseIterable {
  case bicycle = "Bicycle"
  case van = "Van"
}

/// How an order is paid.
enum PaymentMethod: String, CaseIterable {
  case card = "Card"
  case voucher = "Voucher"
}
