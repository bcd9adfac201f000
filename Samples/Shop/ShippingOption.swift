/// How a parcel travels.
enum ShippingOption: String, CaseIterable {
  case bicycle = "Bicycle"
  case van = "Van"
}
