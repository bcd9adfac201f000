import FlowPerson

/// Decides when an interface counts as the same as another: when they have the same text.
///
/// Counters and lists that grow would make every interface a new one, and an exploration without
/// end. An app that has more of the kind sets its own:
///
/// ```swift
/// explorer.identity = InterfaceIdentity { interface in
///   InterfaceIdentity.standard.text(interface).replacing("unread", with: "read")
/// }
/// ```
public struct InterfaceIdentity: Sendable {
  /// What stands for an interface; two with the same text are the same.
  public var text: @Sendable (InterfaceDescription) -> String

  public init(_ text: @escaping @Sendable (InterfaceDescription) -> String) {
    self.text = text
  }
}

extension InterfaceIdentity {
  /// The whole tree of containers, with classes, titles and owners, and what can be done.
  ///
  /// Of numbers it only counts whether they are 0, in what can be tapped, and in titles of screens
  /// where they stand in parentheses. How many rows there are does not count. Of the same screen
  /// several times in a row on one stack, two count.
  public static let standard = InterfaceIdentity { interface in
    var text = IdentityText()
    text.append(interface.root)
    text.append(interface.actions)
    return text.text
  }

  /// Only what is on the way to the screen on display, and what can be done: what lies in hidden
  /// tabs does not count. For apps whose tabs would multiply each other's states.
  public static let onDisplay = InterfaceIdentity { interface in
    var text = IdentityText(showsHiddenTabs: false)
    text.append(interface.root)
    text.append(interface.actions)
    return text.text
  }
}
