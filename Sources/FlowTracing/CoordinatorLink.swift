import FlowTrace

/// One coordinator holds another.
struct CoordinatorLink: Hashable {
  var parent: ObjectID
  var child: ObjectID
}
