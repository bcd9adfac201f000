/// An object that another keeps alive by storing it.
package struct StrongReference {
  package var object: AnyObject
  /// Whether its place among the property's objects means anything; see
  /// ``StoredReference/isOrdered``.
  package var isOrdered: Bool
}
