/// A reference that was read, before it is asked whether what it refers to is alive.
struct StoredSighting {
  enum Target {
    case object(AnyObject, StoredReference.Strength)
    case unowned(UnsafeRawPointer)
  }

  var property: String
  var target: Target
  var isOrdered: Bool
}
