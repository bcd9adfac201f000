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

/// What is going to be bought: one copy of a book at most.
struct Cart {
  private(set) var products: [Product] = []

  var total: Int {
    products.map(\.price).reduce(0, +)
  }

  mutating func add(_ product: Product) {
    if !products.contains(product) {
      products.append(product)
    }
  }
}
