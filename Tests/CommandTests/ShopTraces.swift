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

/// A trace of a coordinator that shows a cart and what comes of it, with something changed or not.
enum CartTrace {
  static func text(
    kind: String = "push", to screen: String = "Receipt", tap: String = "Pay"
  ) -> String {
    """
    {"format":"flowtrace","version":"1.2","app":"Shop"}
    {"at":0,"event":"launch"}
    {"at":1,"event":"coordinator","id":1,"type":"Shop.CartCoordinator"}
    {"at":2,"event":"screen","id":2,"type":"Shop.CartViewController"}
    {"at":3,"event":"presents","coordinator":1,"screen":2}
    {"at":4,"event":"transition","from":null,"to":2,"kind":"root","trigger":"launch","by":1}
    {"at":5,"event":"screen","id":3,"type":"Shop.\(screen)ViewController"}
    {"at":6,"event":"presents","coordinator":1,"screen":3}
    {"at":7,"event":"transition","from":2,"to":3,"kind":"\(kind)","trigger":"tap \\"\(tap)\\"","by":1}

    """
  }
}
