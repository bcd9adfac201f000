/// A book on the shelf.
struct Product: Equatable {
  var title: String
  var author: String
  /// In euros.
  var price: Int

  static let all = [
    Product(title: "The Patient Compiler", author: "O. Lindqvist", price: 24),
    Product(title: "Gardens on Flat Roofs", author: "M. Okafor", price: 31),
    Product(title: "A Year of Soup", author: "T. Brandt", price: 18),
  ]
}
