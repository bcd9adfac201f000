import FlowTrace

/// A coordinator that no other stores: its parent is known otherwise, or it has none.
struct Adoption {
  var parent: ObjectID?
  var child: Weak<AnyObject>
}
