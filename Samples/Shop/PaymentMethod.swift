/// How an order is paid.
enum PaymentMethod: String, CaseIterable {
  case card = "Card"
  case voucher = "Voucher"
}
