import Foundation

struct Product: Equatable {
  var name: String
  var price: Decimal
  var isNew: Bool

  static let all = [
    Product(name: "Chair", price: 49, isNew: false),
    Product(name: "Table", price: 120, isNew: false),
    Product(name: "Lamp", price: 25, isNew: true),
  ]
}
