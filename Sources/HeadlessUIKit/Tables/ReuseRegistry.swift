import Foundation

/// Which class of view is made for which identifier.
@MainActor struct ReuseRegistry {
  private var classes: [String: AnyClass] = [:]

  mutating func register(_ type: AnyClass?, for identifier: String, kind: String = "cell") {
    classes["\(kind) \(identifier)"] = type
  }

  func make<Kind: UIView>(
    _ identifier: String, kind: String = "cell", _ make: (Kind.Type) -> Kind
  ) -> Kind? {
    guard let type = classes["\(kind) \(identifier)"] else { return nil }
    guard let kindType = type as? Kind.Type else {
      Complaint.raise("\(type) was registered for \(identifier), and is no \(Kind.self).")
    }
    return make(kindType)
  }
}
