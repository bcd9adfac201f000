/// What a tab holds that is not selected.
struct HiddenTab: Hashable, Codable {
  /// Where it is.
  struct Place: Hashable, Codable {
    /// The way from the window's root to the tab bar controller: the index of each controller in the
    /// one before, its contents first, then what it presents, and then what it keeps.
    let bar: [Int]
    /// The index of the tab.
    let index: Int
  }

  let place: Place
  /// Its identity, with what is read there.
  let text: String
}

extension InterfaceDescription {
  /// What the tabs hold that are not selected, those in other hidden tabs left out.
  var hiddenTabs: [HiddenTab] {
    var tabs: [HiddenTab] = []
    root?.addHiddenTabs(at: [], to: &tabs)
    return tabs
  }
}

extension InterfaceDescription.Controller {
  fileprivate func addHiddenTabs(at place: [Int], to tabs: inout [HiddenTab]) {
    let shown = contents + presented
    for (index, child) in (shown + kept).enumerated() {
      guard index >= shown.count || index < contents.count && isHiddenTab(at: index) else {
        child.addHiddenTabs(at: place + [index], to: &tabs)
        continue
      }
      var text = IdentityText(isInHiddenTab: true)
      text.append(child)
      text.append(badgeOf: child)
      text.append(wordsIn: child)
      tabs.append(HiddenTab(place: .init(bar: place, index: index), text: text.text))
    }
  }
}

extension ExplorerSession.Sighting.Identity {
  /// The texts of ``InterfaceIdentity/standard``, without what hidden tabs hold.
  init(withoutHiddenTabsOf interface: InterfaceDescription) {
    var text = IdentityText(showsHiddenTabs: false)
    text.append(interface.root)
    text.append(page: interface.page)
    text.append(interface.actions)
    var words = IdentityText(showsHiddenTabs: false)
    words.append(wordsIn: interface.root)
    self.init(
      text: text.text, words: words.text,
      screens: IdentityText.screens(in: interface.root, showsHiddenTabs: false).text)
  }
}

extension ExplorerSession.Sighting {
  /// What a tab holds that is hidden; nil where it is selected, or there is none.
  func text(ofHidden tab: HiddenTab.Place) -> String? {
    hiddenTabs.first { $0.place == tab }?.text
  }

  /// Whether a tab is selected, on a bar with others.
  func isSelected(_ tab: HiddenTab.Place) -> Bool {
    hiddenTabs.contains { $0.place.bar == tab.bar } && text(ofHidden: tab) == nil
  }
}
