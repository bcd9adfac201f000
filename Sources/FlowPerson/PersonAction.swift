import PortableUIKit

/// One thing that a person can do.
public enum PersonAction: Sendable, Hashable {
  /// Tap the button, bar item or alert action of this title.
  case tap(String)
  /// Select a row of the table on display, counted from 0.
  case selectRow(Int, section: Int)
  /// Tap the tab of this title.
  case selectTab(String)
  /// Turn to the next page, or the one before.
  case turnPage(forward: Bool)
  /// Tap the back button.
  case goBack
  /// Swipe from the left edge to the right.
  case swipeBack
  /// Swipe from the left edge half-way, and let go.
  case swipeBackAndLetGo
  /// Pull the sheet or popover on display down.
  case swipeDown
}

extension FlowPerson {
  /// Does one thing, and waits until all has settled.
  ///
  /// - Throws: ``PersonError`` when it cannot be done.
  public func perform(_ action: PersonAction) async throws(PersonError) {
    switch action {
    case .tap(let title): try await tap(title)
    case .selectRow(let row, let section): try await selectRow(row, section: section)
    case .selectTab(let title): try await selectTab(title)
    case .turnPage(let forward): try await turnPage(forward: forward)
    case .goBack: try await goBack()
    case .swipeBack: try await swipeBack()
    case .swipeBackAndLetGo: try await swipeBackAndLetGo()
    case .swipeDown: try await swipeDown()
    }
  }
}

extension Sight {
  /// What can be tapped, selected, turned and swiped here, in a fixed order. What shares its title
  /// with something else is left out, for nobody could say which is meant.
  public var possibleActions: [PersonAction] {
    var actions = titles.filter { title in targets.count { $0.title == title } == 1 }
      .map { PersonAction.tap($0) }
    if let table {
      for section in 0..<table.numberOfSections {
        for row in 0..<table.numberOfRows(inSection: section) {
          actions.append(.selectRow(row, section: section))
        }
      }
    }
    let tabTitles = (tabs?.viewControllers ?? []).map(\.tabTitle)
    actions += tabTitles.filter { title in tabTitles.count { $0 == title } == 1 }
      .map { .selectTab($0) }
    if pages != nil {
      actions += [.turnPage(forward: true), .turnPage(forward: false)]
    }
    if navigation?.showsBackButton == true {
      actions.append(.goBack)
    }
    if navigation?.canSwipeBack == true {
      actions += [.swipeBack, .swipeBackAndLetGo]
    }
    if sheet?.canSwipeDown == true {
      actions.append(.swipeDown)
    }
    return actions
  }
}
