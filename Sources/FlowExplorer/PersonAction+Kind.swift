import FlowPerson

extension PersonAction {
  /// Whether it uses something on the screen, rather than the bars and gestures around it.
  var isOfScreen: Bool {
    switch self {
    case .tap, .selectRow, .selectItem: true
    default: false
    }
  }
}
