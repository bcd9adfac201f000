/// An object that another keeps alive by storing it.
struct StrongReference {
  var object: AnyObject
  /// Whether its place among the property's objects means anything; see
  /// ``StoredReference/isOrdered``.
  var isOrdered: Bool
}
