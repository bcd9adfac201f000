import FlowPerson

/// Writes an interface down so that those which count as the same have the same text.
struct IdentityText {
  private(set) var text = ""
  private let showsHiddenTabs: Bool

  init(showsHiddenTabs: Bool = true) {
    self.showsHiddenTabs = showsHiddenTabs
    text.reserveCapacity(512)
  }

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
    appendContents(of: controller)
    for presented in controller.presented {
      text += " ^ "
      append(presented)
    }
  }

  private mutating func appendContents(of controller: InterfaceDescription.Controller) {
    guard !controller.contents.isEmpty else { return }
    text += "("
    for (index, child) in controller.contents.enumerated() {
      if controller.kind == .navigation, index > 1,
        child.isLike(controller.contents[index - 1]), child.isLike(controller.contents[index - 2])
      {
        continue
      }
      text += index == controller.selected ? " * " : " "
      if controller.kind != .tabs || showsHiddenTabs || index == controller.selected {
        append(child)
      }
    }
    text += ")"
  }

  mutating func append(_ actions: [PersonAction]) {
    var last = ""
    for action in actions {
      var next = IdentityText()
      next.append(action)
      if next.text != last {
        text += "|"
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
    case .enter(_, let field): text += "enter \(field)"
    case .flip(let name): text += "flip \(name)"
    case .choose: text += "choose"
    case .selectRow: text += "rows"
    case .selectItem: text += "items"
    case .selectTab: text += "tabs"
    case .longPress(let name, _):
      text += "hold "
      append(name, folding: .all)
    case .chooseFromMenu(let name, _):
      text += "menu "
      append(name, folding: .all)
    case .swipeRow(let name, _):
      text += "swipe row"
      append(String(name.drop { $0.isNumber || $0 == "." }), folding: .all)
    case .pullToRefresh: text += "pull"
    case .turnPage: text += "pages"
    case .goBack: text += "back"
    case .swipeBack, .swipeBackAndLetGo: text += "swipe"
    case .swipeDown: text += "down"
    case .receive(let event): text += event
    }
  }

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
  /// Whether a person would take this screen for the other.
  fileprivate func isLike(_ other: Self) -> Bool {
    kind == .screen && type == other.type && title == other.title && owner == other.owner
      && contents == other.contents && presented == other.presented
  }
}
