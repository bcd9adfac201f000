import FlowPerson

/// Decides when an interface counts as the same as another: when they have the same texts.
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
  /// What stands for an interface, but for what a person reads in it.
  public var text: @Sendable (InterfaceDescription) -> String
  /// What stands for what a person reads in an interface. Interfaces of one text and different words
  /// are different states, as long as there are not too many of them; see
  /// ``ExplorationDoubt/Kind/multiplied(screen:states:)``. A difference in the words alone, between
  /// two walks along one path, is no reason to doubt.
  public var words: @Sendable (InterfaceDescription) -> String
  /// When it leaves out what hidden tabs hold.
  private(set) var hiddenTabs = HiddenTabs.counted

  /// Whether what hidden tabs hold counts.
  enum HiddenTabs {
    /// It counts, as far as the texts do.
    case counted
    /// It counts unless tabs multiply states.
    case countedWhereFew
    /// It is no part of the texts.
    case leftOut
  }

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - text: what stands for an interface, but for what a person reads in it.
  ///   - words: what stands for what a person reads; by default, that of ``standard``.
  public init(
    _ text: @escaping @Sendable (InterfaceDescription) -> String,
    words: @escaping @Sendable (InterfaceDescription) -> String = Self.standardWords
  ) {
    self.text = text
    self.words = words
  }
}

extension InterfaceIdentity {
  /// The whole tree of containers, with classes, titles, owners and what is disabled, on covered
  /// screens and in hidden tabs, too; the page on display; and what can be done.
  ///
  /// Of numbers it only counts whether they are 0, in what is read and can be tapped, and in titles of
  /// screens where they stand in parentheses. How many rows there are does not count. Of the same
  /// screen several times in a row on one stack, two count, and of these what is read on the upper one.
  public static let standard = InterfaceIdentity { interface in
    var text = IdentityText()
    text.append(interface.root)
    text.append(page: interface.page)
    text.append(interface.actions)
    return text.text
  }

  /// ``standard``, without what hidden tabs hold where tabs multiply states: from an estimate of
  /// ``ExplorationLimits/tabStates`` on, if it is eight times the number of states without.
  ///
  /// A step that changes what a hidden tab holds is followed up there. See ``Exploration/scope-swift.property``.
  public static let automatic: InterfaceIdentity = {
    var identity = standard
    identity.hiddenTabs = .countedWhereFew
    return identity
  }()

  /// Only what is on the way to the screen on display, and what can be done: what lies in hidden
  /// tabs does not count, nor what is read on covered screens. For apps whose covered screens would
  /// multiply each other's states.
  public static let onDisplay: InterfaceIdentity = {
    var identity = InterfaceIdentity { interface in
      var text = IdentityText(showsHiddenTabs: false)
      text.append(interface.root)
      text.append(page: interface.page)
      text.append(interface.actions)
      return text.text
    } words: { interface in
      var text = IdentityText()
      text.append(wordsOnDisplayIn: interface.root)
      text.append(permissions: interface.permissions)
      return text.text
    }
    identity.hiddenTabs = .leftOut
    return identity
  }()

  /// What is read on all screens, hidden tabs and covered screens included, the names of the controls
  /// that are enabled there, but for hidden tabs, and what the person has decided for the app.
  @Sendable public static func standardWords(_ interface: InterfaceDescription) -> String {
    var text = IdentityText()
    text.append(wordsIn: interface.root)
    text.append(permissions: interface.permissions)
    return text.text
  }
}
