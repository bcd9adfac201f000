import FlowTrace

/// A coordinator whose parent is known, although the parent does not store it.
struct Adoption {
  var parent: ObjectID
  var child: Weak<AnyObject>
}
