import PortableUIKit

extension Sight {
  /// All that can be tapped, typed, flipped, chosen, selected, turned and swiped here, in a fixed
  /// order.
  public var possibleActions: [PersonAction] {
    actions(rows: { Array($0.rowCounts.paths) })
  }

  /// What can be done here, of tables and collections that which stands for the rest: every row of
  /// a table of `atMost`; of a longer one the first, the last, and the first of each kind of cell; of a
  /// keypad whole codes rather than single digits.
  ///
  /// - Parameters:
  ///   - atMost: the most rows of a table to select each of.
  ///   - texts: what to type, by the names of text fields, search bars and keypads; samples into all
  ///     others, and what is known beside them.
  package func representativeActions(
    atMost: Int, typing texts: TypedTexts = TypedTexts()
  ) -> [PersonAction] {
    let keypad = keypad
    let codes = keypad.map { keypad in
      texts.byName[Keypad.name] ?? Keypad.codes(keypad.takesFractions ? nil : texts.byKind[.code])
    }
    return (codes ?? []).map { .enter($0, in: Keypad.name) }
      + actions(
        rows: { $0.representativeRows(atMost: atMost) }, items: atMost, texts: texts,
        taps: { keypad == nil || !$0.isDigit })
  }

  /// What selects the tab that shows; nil where there are no tabs.
  package var selectedTab: PersonAction? {
    guard let tabs, tabNames.indices.contains(tabs.selectedIndex) else { return nil }
    let name = tabNames[tabs.selectedIndex]
    return .selectTab(name, at: Self.indices(of: tabNames)[tabs.selectedIndex])
  }

  /// The names of what stands here disabled: of a segmented control, the titles of its segments.
  package var disabledTitles: [String] {
    targets.filter { !$0.isEnabled }.map(\.title)
      + disabledTabTitles
      + textInputs.filter { !$0.isEnabled }.map(\.name)
      + switches.filter { !$0.isEnabled }.map(\.personName)
      + segments.filter { !$0.isEnabled }.map(\.title)
      + steppers.filter { !$0.isEnabled }.map(\.personName)
      + sliders.filter { !$0.isEnabled }.map(\.personName)
      + datePickers.filter { !$0.isEnabled }.map(\.name)
      + touchables.filter { !$0.isEnabled }.map(\.name)
  }

  /// The names of the text fields, text views, search bars and keypads.
  package var inputNames: [String] {
    textInputs.map(\.name) + searchBars.map(\.personName) + (keypad == nil ? [] : [Keypad.name])
  }

  /// The titles of what is enabled, and covered or in a view that takes no touches.
  package var blockedTitles: [String] {
    targets.filter { $0.isEnabled && $0.obstacle != nil }.map(\.title)
  }

  /// What presses a key of the keyboard.
  package var keyActions: [PersonAction] {
    zip(targets, Self.indices(of: targets.map(\.title))).filter { $0.0.isKey }
      .map { .tap($0.0.title, at: $0.1) }
  }

  /// The controllers around the screen that something stands in, such as a side menu, by its title; without
  /// what has the title of something on the screen.
  package var surroundings: [String: UIViewController] {
    var found: [String: UIViewController] = [:]
    var own: Set<String> = []
    for case (let title, let view?) in targets.lazy.map({ ($0.title, $0.view) }) {
      let isAround = hosts.contains { container, shown in
        container.viewIfLoaded.map(view.isDescendant) == true
          && shown.viewIfLoaded.map(view.isDescendant) != true
      }
      guard isAround else {
        own.insert(title)
        continue
      }
      found[title] =
        sequence(first: view as UIResponder, next: \.next).lazy
        .compactMap { $0 as? UIViewController }.first
    }
    return found.filter { !own.contains($0.key) }
  }

  /// - Parameters:
  ///   - items: how many items of a collection's section to use; nil for all.
  ///   - texts: what to type.
  ///   - isTapped: whether something is to be tapped.
  private func actions(
    rows: (UITableView) -> [IndexPath], items: Int? = nil, texts: TypedTexts = TypedTexts(),
    taps isTapped: (Target) -> Bool = { _ in true }
  ) -> [PersonAction] {
    let cells = SampledCells(of: self, rows: rows) { $0.representativeItems(atMost: items) }
    var actions = taps(in: cells, where: isTapped)
    actions += changes(in: cells, texts)
    for bar in searchBars where bar.touchObstacle == nil {
      let entered = bar.text ?? ""
      let others = texts.byName[bar.personName] ?? (entered.isEmpty ? ["Text"] : [])
      actions += (others + [""]).filter { $0 != entered }.map { .enter($0, in: bar.personName) }
    }
    actions += selections(of: cells)
    actions += touches(touchables + touchables(in: cells), in: cells)
    return actions + tabActions + gestures
  }

  /// The selections of the first rows and items of lists that are not among some actions.
  ///
  /// - Parameters:
  ///   - known: the actions, such as ``representativeActions(atMost:typing:)``.
  ///   - most: how many of each list to consider.
  package func selections(beyond known: [PersonAction], most: Int) -> [PersonAction] {
    let first = SampledCells(of: self) {
      Array($0.rowCounts.paths.prefix(most))
    } items: {
      Array($0.itemCounts.paths.prefix(most))
    }
    let known = Set(known)
    return selections(of: first).filter { !known.contains($0) }
  }

  private func selections(of cells: SampledCells) -> [PersonAction] {
    let rows = cells.tables.enumerated().flatMap { index, table in
      let inert = table.list.inert(table.paths)
      return table.paths.filter { !inert.contains($0) }.map {
        PersonAction.selectRow($0.row, section: $0.section, table: index == 0 ? nil : index)
      }
    }
    let items = cells.collections.enumerated().flatMap { index, collection in
      let inert = collection.list.inert(collection.paths)
      return collection.paths.filter { !inert.contains($0) }.map {
        PersonAction.selectItem($0.item, section: $0.section, collection: index == 0 ? nil : index)
      }
    }
    return rows + items
  }

  private func touches(_ touchables: [Touchable], in cells: SampledCells) -> [PersonAction] {
    [Touchable.Gesture.longPress, .swipe, .menu, .rowSwipe].flatMap { gesture in
      let found = touchables.filter { $0.gesture == gesture }
      return zip(found, Self.indices(of: found.map(\.name)))
        .filter { touchable, _ in touchable.isUsable && cells.contains(touchable.view) }
        .map { touchable, index -> PersonAction in
          switch gesture {
          case .longPress: .longPress(touchable.name, at: index)
          case .swipe: .swipe(touchable.name, at: index)
          case .menu: .chooseFromMenu(touchable.name, at: index)
          case .rowSwipe: .swipeRow(touchable.name, at: index)
          }
        }
    }
  }

  private func taps(
    in cells: SampledCells, where isTapped: (Target) -> Bool
  ) -> [PersonAction] {
    zip(targets, Self.indices(of: targets.map(\.title)))
      .filter { target, _ in
        target.isUsable && !target.onlyOpensMenu && cells.contains(target.view) && isTapped(target)
      }
      .map { target, index in .tap(target.title, at: index) }
  }

  /// What changes the value of a control.
  private func changes(in cells: SampledCells, _ texts: TypedTexts) -> [PersonAction] {
    var actions: [PersonAction] = []
    let changesPassword = textInputs.contains { $0.asksForOldPassword }
    var word = SampleWord()
    for (input, index) in Self.numbered(textInputs, \.name) {
      let entered = input.texts(texts, changingPassword: changesPassword, word: &word)
      guard input.isUsable, !input.hasPicker || texts.byName[input.name] != nil,
        cells.contains(input.place)
      else { continue }
      actions += entered.map { .enter($0, in: input.name, at: index) }
    }
    for (control, index) in Self.numbered(switches, \.personName)
    where control.isUsable && cells.contains(control) {
      actions.append(.flip(control.personName, at: index))
    }
    for (segment, index) in Self.numbered(segments, \.title)
    where segment.isUsable && cells.contains(segment.control) {
      actions.append(.choose(segment: segment.title, at: index))
    }
    for (control, index) in Self.numbered(steppers, \.personName)
    where control.isUsable && cells.contains(control) {
      for up in [true, false] where control.canStep(up: up) {
        actions.append(.step(control.personName, up: up, at: index))
      }
    }
    for (control, index) in Self.numbered(sliders, \.personName)
    where control.isUsable && cells.contains(control) {
      for place in [0, 0.5, 1] where control.value != control.value(at: place) {
        actions.append(.slide(control.personName, to: place, at: index))
      }
    }
    return actions + turns(in: cells)
  }

  /// What turns a picker to another date, or a component to another row.
  private func turns(in cells: SampledCells) -> [PersonAction] {
    var actions: [PersonAction] = []
    for (wheel, index) in Self.numbered(datePickers, \.name)
    where wheel.isUsable && cells.contains(wheel.place) {
      let dates = UIDatePicker.sampleDays.map { ($0, wheel.picker.date(days: $0)) }
      for (days, date) in dates where date != wheel.picker.date {
        actions.append(.pickDate(days: days, in: wheel.name, at: index))
      }
    }
    for (wheel, index) in Self.numbered(pickerViews, \.name)
    where wheel.isUsable && cells.contains(wheel.place) {
      let picker = wheel.picker
      for component in 0..<picker.numberOfComponents {
        for row in picker.sampleRows(in: component) {
          actions.append(.pickRow(row, component: component, in: wheel.name, at: index))
        }
      }
    }
    return actions
  }

  /// Things with the index of each among those of its name; nil for one with a name of its own.
  private static func numbered<Thing>(
    _ things: [Thing], _ name: (Thing) -> String
  ) -> Zip2Sequence<[Thing], [Int?]> {
    zip(things, indices(of: things.map(name)))
  }

  /// What selects each tab, in their order.
  private var tabActions: [PersonAction] {
    Self.numbered(tabNames) { $0 }.enumerated().compactMap { index, tab in
      isTabEnabled(at: index) ? .selectTab(tab.0, at: tab.1) : nil
    }
  }

  /// The index of each name among those equal to it; nil for a name that occurs once.
  private static func indices(of names: [String]) -> [Int?] {
    let totals = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var counts: [String: Int] = [:]
    return names.map { name in
      let index = counts[name, default: 0]
      counts[name] = index + 1
      return totals[name] == 1 ? nil : index
    }
  }

  /// Whether a person can tap a back button.
  var hasBackButton: Bool {
    navigation.map { $0.showsBackButton && $0.hasUsableBar } ?? false
  }

  /// Whether a person can swipe back.
  var canSwipeBack: Bool { navigation.map { $0.canSwipeBack && $0.hasUsableEdge } ?? false }

  private var gestures: [PersonAction] {
    var actions: [PersonAction] = []
    if pages?.viewIfLoaded?.touchObstacle == nil, pages != nil {
      actions += [.turnPage(forward: true), .turnPage(forward: false)]
    }
    if hasBackButton {
      actions.append(.goBack)
    }
    if canSwipeBack {
      actions += [.swipeBack, .swipeBackAndLetGo]
    }
    if refreshable != nil {
      actions.append(.pullToRefresh)
    }
    if answersShake {
      actions.append(.shake)
    }
    if answersSwipeDown {
      actions.append(.swipeDown)
    }
    return actions
  }
}

extension UIStepper {
  /// Whether a step up or down changes the value.
  fileprivate func canStep(up: Bool) -> Bool {
    wraps || (up ? value < maximumValue : value > minimumValue)
  }
}

extension UITableView {
  /// How many rows are looked at for their kind of cell.
  private static let mostRowsLookedAt = 100

  /// All rows of a table of at most so many; of a longer one, in each section, the first, the
  /// last, and the first of each kind of cell.
  fileprivate func representativeRows(atMost: Int) -> [IndexPath] {
    let counts = rowCounts.counts
    let isShort = counts.reduce(0, +) <= atMost
    return counts.enumerated().flatMap { section, count in
      let all = (0..<count).map { IndexPath(row: $0, section: section) }
      guard !isShort, let last = all.last else { return all }
      var kinds: Set<CellKind> = []
      let first = all.prefix(Self.mostRowsLookedAt).filter { row in
        cellForRow(at: row).map { kinds.insert(CellKind($0)).inserted } ?? false
      }
      return first.contains(last) ? first : first + [last]
    }
  }
}

extension UICollectionView {
  /// All items, or of a section of more than so many, the first and the last.
  fileprivate func representativeItems(atMost: Int?) -> [IndexPath] {
    itemCounts.counts.enumerated().flatMap { section, count in
      let isLong = atMost.map { count > max($0, 1) } ?? false
      let items = isLong ? [0, count - 1] : Array(0..<count)
      return items.map { IndexPath(item: $0, section: section) }
    }
  }
}

/// What makes the cells of a table differ in what they do.
private struct CellKind: Hashable {
  var type: ObjectIdentifier
  var reuseIdentifier: String?
  var accessory: Int
  var takesTouches: Bool

  @MainActor
  init(_ cell: UITableViewCell) {
    type = ObjectIdentifier(Swift.type(of: cell))
    reuseIdentifier = cell.reuseIdentifier
    accessory = cell.accessoryType.rawValue
    takesTouches = cell.isUserInteractionEnabled
  }
}
