/// Who a transition is due to.
public enum Responsible: Sendable, Hashable {
  /// A coordinator's code did it.
  case coordinator(ObjectID)
  /// The platform did it: a back button, a swipe, a second tap on the selected tab.
  case system
  /// The app did it outside any coordinator: launch code, or a screen embedding its own child.
  case app
  /// Nothing tells.
  case unknown
}
