import FlowPerson

/// Writes an interface down so that those which count as the same have the same text: a line for each
/// controller, indented by what it is in, and one for each thing that can be done.
struct IdentityText {
  private(set) var text = ""
  /// The number of screens that are presented over others.
  private(set) var presentedCount = 0
  private var indentation = 0
  private let showsHiddenTabs: Bool
  private let showsDisabled: Bool
  /// The number of hidden tabs around what is added.
  private var hiddenTabs: Int

  init(showsHiddenTabs: Bool = true, showsDisabled: Bool = true, isInHiddenTab: Bool = false) {
    self.showsHiddenTabs = showsHiddenTabs
    self.showsDisabled = showsDisabled
    hiddenTabs = isInHiddenTab ? 1 : 0
    text.reserveCapacity(512)
  }

  /// Which screens are in a controller, whatever their controls show.
  static func screens(
    in root: InterfaceDescription.Controller?, showsHiddenTabs: Bool
  ) -> IdentityText {
    var text = IdentityText(showsHiddenTabs: showsHiddenTabs, showsDisabled: false)
    text.append(root)
    return text
  }

  /// Adds a controller and what is in it, but for what a person reads there.
  mutating func append(_ controller: InterfaceDescription.Controller?) {
    guard let controller else { return }
    text += controller.type
    if let title = controller.title {
      text += "“"
      append(title, folding: .parenthesized)
      text += "”"
    }
    if let owner = controller.owner {
      text += " of "
      text += owner
    }
    if showsDisabled { append(controller.disabled, after: " -") }
    if controller.page != 0 { text += " page \(controller.page)" }
    appendContents(of: controller)
    if showsHiddenTabs {
      for kept in controller.kept {
        beginLine()
        text += "~ "
        append(kept)
      }
    }
    for presented in controller.presented {
      beginLine()
      text += "^ "
      presentedCount += 1
      append(presented)
    }
  }

  private mutating func beginLine() {
    text += "\n"
    for _ in 0..<indentation { text += "  " }
  }

  private mutating func appendContents(of controller: InterfaceDescription.Controller) {
    guard !controller.contents.isEmpty else { return }
    indentation += 1
    for (index, child) in controller.contents.enumerated() {
      if controller.isFolded(at: index) { continue }
      beginLine()
      text += index == controller.selected ? "* " : "- "
      if showsHiddenTabs || !controller.isHiddenTab(at: index) { append(child) }
    }
    indentation -= 1
  }

  /// Adds what a person reads in a controller and in all in it, and the names of the controls there.
  mutating func append(wordsIn controller: InterfaceDescription.Controller?) {
    guard let controller else { return }
    appendWords(of: controller)
    for child in controller.contents { append(badgeOf: child) }
    for (index, child) in controller.contents.enumerated() where !controller.isRepeated(at: index) {
      guard controller.isHiddenTab(at: index) else {
        append(wordsIn: child)
        continue
      }
      guard showsHiddenTabs else { continue }
      append(wordsInHiddenTab: child)
    }
    if showsHiddenTabs {
      for kept in controller.kept { append(wordsInHiddenTab: kept) }
    }
    for presented in controller.presented { append(wordsIn: presented) }
  }

  private mutating func append(wordsInHiddenTab controller: InterfaceDescription.Controller) {
    hiddenTabs += 1
    append(wordsIn: controller)
    hiddenTabs -= 1
  }

  /// Adds what a person reads on the screen that shows in a controller.
  mutating func append(wordsOnDisplayIn controller: InterfaceDescription.Controller?) {
    guard let controller else { return }
    if let presented = controller.presented.last { return append(wordsOnDisplayIn: presented) }
    appendWords(of: controller)
    let contents = controller.contents
    for child in contents { append(badgeOf: child) }
    switch controller.kind {
    case .screen: for child in contents { append(wordsOnDisplayIn: child) }
    case .tabs: append(wordsOnDisplayIn: controller.selected.map { contents[$0] })
    case .navigation, .split, .pages, .search: append(wordsOnDisplayIn: contents.last)
    }
  }

  private mutating func appendWords(of controller: InterfaceDescription.Controller) {
    // The screens of a tab that was never shown have no controls yet, unlike those of one that was.
    let hasChanged = hiddenTabs > 0 && controller.hasChangedControls
    let controls = hiddenTabs == 0 || hasChanged ? controller.enabled : []
    guard !controller.words.isEmpty || !controls.isEmpty || hasChanged else { return }
    text += "\n"
    text += controller.type
    if hasChanged { text += " changed" }
    append(controller.words, after: "“")
    append(controls, after: " +")
  }

  /// Adds what the badge of a controller's tab reads.
  mutating func append(badgeOf controller: InterfaceDescription.Controller) {
    guard let badge = controller.badge else { return }
    text += "\n"
    append(badge, folding: .all)
  }

  /// Adds names of which the numbers do not count, nor a name like the one before.
  mutating func append(_ names: [String], after mark: String) {
    var last = ""
    for name in names {
      var next = IdentityText()
      next.append(name, folding: .all)
      guard next.text != last else { continue }
      text += mark
      text += next.text
      last = next.text
    }
  }

  /// Adds what the person has decided.
  mutating func append(permissions: [String]) {
    for permission in permissions { text += "\n\(permission)" }
  }

  /// Adds which page is on display.
  mutating func append(page: Int) {
    if page != 0 { text += "\npage \(page)" }
  }

  mutating func append(_ actions: [PersonAction]) {
    var last = ""
    for action in actions {
      var next = IdentityText()
      next.append(action)
      if next.text != last {
        text += "\n"
        text += next.text
        last = next.text
      }
    }
  }

  private mutating func append(_ action: PersonAction) {
    switch action {
    case .tap(let title, let index):
      text += index == nil ? "tap " : "taps "
      append(title, folding: .all)
    case .enter(let entered, let field, _): text += "enter \(entered) in \(field)"
    case .flip(let name, _): text += "flip \(name)"
    case .choose: text += "choose"
    case .step(let name, _, _): text += "step \(name)"
    case .slide(let name, _, _): text += "slide \(name)"
    case .pickDate(_, let name, _): text += "date \(name)"
    case .pickRow(_, let component, let name, _): text += "turn \(component) of \(name)"
    case .selectRow(_, _, let table): text += "rows" + Self.number(table)
    case .selectItem(_, _, let collection): text += "items" + Self.number(collection)
    case .selectTab: text += "tabs"
    case .longPress(let name, _):
      text += "hold "
      append(name, folding: .all)
    case .swipe(let name, _):
      text += "drag "
      append(name, folding: .all)
    case .chooseFromMenu(let name, _):
      text += "menu "
      append(name, folding: .all)
    case .swipeRow(let name, _):
      text += "swipe row"
      append(String(name.drop { $0.isNumber || $0 == "." }), folding: .all)
    case .pullToRefresh: text += "pull"
    case .shake: text += "shake"
    case .turnPage: text += "pages"
    case .goBack: text += "back"
    case .swipeBack, .swipeBackAndLetGo: text += "swipe"
    case .swipeDown: text += "down"
    case .receive(let event): text += event
    }
  }

  /// Which of several lists it is, as long as it is not the first.
  private static func number(_ index: Int?) -> String { index.map { " \($0)" } ?? "" }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Which numbers do not count.
  private enum Folding {
    case parenthesized, all
  }

  private mutating func append(_ title: String, folding: Folding) {
    guard title.utf8.contains(where: Self.digits.contains) else {
      text += title
      return
    }
    var number = ""
    var before: Character?
    func isFolded(followedBy next: Character?) -> Bool {
      folding == .all || before == "(" && next == ")"
    }
    for character in title {
      if character.isASCII, character.isNumber {
        number.append(character)
        continue
      }
      if !number.isEmpty {
        text += isFolded(followedBy: character) && number != "0" ? "#" : number
        number = ""
      }
      text.append(character)
      before = character
    }
    text += isFolded(followedBy: nil) && number != "0" && !number.isEmpty ? "#" : number
  }
}

extension InterfaceDescription.Controller {
  /// Whether a controller in it is a tab that is not selected.
  func isHiddenTab(at index: Int) -> Bool { kind == .tabs && index != selected }

  /// Whether a screen of a stack is like the one below it and the one above it.
  fileprivate func isFolded(at index: Int) -> Bool {
    kind == .navigation && index > 1 && contents[index].isLike(contents[index - 1])
      && contents[index].isLike(contents[index - 2])
  }

  /// Whether a screen of a stack is covered by one like it.
  fileprivate func isRepeated(at index: Int) -> Bool {
    kind == .navigation && index + 1 < contents.count
      && contents[index].isLike(contents[index + 1])
  }

  /// Whether a person would take this screen for the other.
  fileprivate func isLike(_ other: Self) -> Bool {
    kind == .screen && type == other.type && title == other.title && owner == other.owner
      && contents == other.contents && presented == other.presented
  }
}
