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
