/// Something to look at.
struct Product {
  var name: String
  var details: String

  static let all = [
    Product(name: "Kettle", details: "Boils a litre in two minutes, and says so."),
    Product(name: "Lantern", details: "Burns all night on one candle."),
    Product(name: "Hammock", details: "For two trees and one person."),
  ]
}
