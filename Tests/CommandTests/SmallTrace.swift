/// A trace that tests of commands read: two screens and a push, a list and the cart behind it.
enum SmallTrace {
  static let text = """
    {"format":"flowtrace","version":"1.0","app":"Shop"}
    {"at":0,"event":"launch"}
    {"at":1,"event":"screen","id":1,"type":"Shop.ListViewController"}
    {"at":2,"event":"transition","from":null,"to":1,"kind":"root","trigger":"launch","by":"app"}
    {"at":3,"event":"screen","id":2,"type":"Shop.CartViewController"}
    {"at":4,"event":"transition","from":1,"to":2,"kind":"push","trigger":"tap \\"Buy\\"","by":"app"}
    {"at":5,"event":"coordinator","id":3,"type":"Shop.ShopCoordinator"}

    """
}
