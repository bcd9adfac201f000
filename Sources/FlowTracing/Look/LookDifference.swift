import FlowTrace

/// The difference of two looks, as the events that a trace records of it.
///
/// A pure function of two looks and of who is responsible: nothing of the app is read.
@MainActor
struct LookDifference {
  /// The look before; nil at launch.
  var before: Look?
  var now: Look
  /// The screen beside the one on display that the person touched, such as a menu.
  var origin: ObjectID?
  /// Whether the person touched a screen, and no tab.
  var isByTouch = false

  /// A change of what is on display.
  struct Passage: Equatable {
    var kind: TransitionKind
    /// The screen that it leads from; nil at launch.
    var from: ObjectID?
    /// The place on the path of the screen that it leads to.
    var to: Int
    /// For a tab: the place among ``Look/tabs`` of the controller that it was selected in.
    var tabs: Int?
  }

  /// The changes of what is on display: several where a new root opened with a tab or a presented
  /// screen, or where tab bar controllers came along; none where the same screen is on display.
  var passages: [Passage] {
    guard now.displayed != before?.displayed, let front = now.front else { return [] }
    let kind: TransitionKind = if let before { now.kind(since: before) } else { .root }
    if kind == .root { return entrance }
    if kind == .embed, newHost != nil { return [] }
    var passages: [Passage] = []
    var next = Passage(kind: kind, from: kind.isForward ? start : before?.displayed, to: front)
    for (place, tabs) in now.tabs.enumerated() {
      guard let hub = now.path[tabs.step].id else { continue }
      let isNew = before?.contains(hub) != true
      if isNew, tabs.step != now.path.count - 1 {
        passages.append(Passage(kind: next.kind, from: next.from, to: tabs.step))
        next.kind = .tab
      }
      if next.kind == .tab {
        if isNew || !isByTouch { next.from = hub }
        next.tabs = place
      }
    }
    if next.kind == .tab, let host = newHost { next.to = host }
    if next.kind == .embed, let inner = readded { next.to = inner }
    passages.append(next)
    return passages
  }

  /// The screen that a way forward leads from; nil at launch.
  private var start: ObjectID? {
    guard let before, let origin, before.contains(origin) else { return before?.displayed }
    return origin
  }

  /// The place on the path of the outermost screen that took in one on the path, where the trace does not
  /// contain that yet: an embedding leads on from there.
  private var newHost: Int? {
    for embedding in now.embeddings where now.path.contains(where: { $0.id == embedding.shown }) {
      return now.path.lastIndex { $0.id == embedding.screen }
    }
    return nil
  }

  /// The place on the path of the screen in the one that was on display, where it took in one again that the
  /// trace has in it.
  private var readded: Int? {
    guard let host = now.path.lastIndex(where: { $0.id == before?.displayed }) else { return nil }
    return now.path[(host + 1)...].firstIndex { $0.id != nil }
  }

  /// How a new root came on display, and what it opened with.
  private var entrance: [Passage] {
    var passages: [Passage] = []
    var from = start
    var kind = TransitionKind.root
    var tabs: Int?
    for (place, step) in now.path.enumerated() {
      if step.isPresented {
        kind = .present
      } else if kind != .present, place > 0, now.path[place - 1].isTabBar {
        kind = .tab
        tabs = now.tabs.firstIndex { $0.step == place - 1 }
      }
      guard let id = step.id else { continue }
      let isFirst = passages.isEmpty
      if isFirst || kind != .embed || (place == now.front && newHost == nil) {
        passages.append(Passage(kind: isFirst ? .root : kind, from: from, to: place, tabs: tabs))
      }
      from = id
      kind = .embed
      tabs = nil
    }
    return passages
  }

  /// Appends the events that lead from the look before to the one now, in the order of a trace.
  ///
  /// - Parameters:
  ///   - passages: the changes of what is on display: ``passages``.
  ///   - attribution: who is responsible, and for what.
  ///   - records: the records of a trace, whose times are to be set.
  ///
  /// - Complexity: O(*n*) in the screens, where both looks have them in the same order.
  func record(
    _ passages: [Passage], by attribution: Attribution, to records: inout [TraceRecord]
  ) {
    for screen in now.introductions { records.add(.screen(screen)) }
    recordScreens(to: &records)
    for passage in passages { record(passage, attribution, to: &records) }
    for embedding in now.embeddings {
      let finding = attribution.responsible(for: embedding)
      // A screen that comes along with what it contains was not asked for that by anybody.
      let isAsked = before?.contains(embedding.screen) ?? false && attribution.isIntended
      records.add(
        .transition(
          .init(
            from: embedding.screen, to: embedding.shown, kind: .embed,
            trigger: isAsked ? attribution.trigger(of: .embed) : "addChild",
            row: isAsked ? attribution.row : nil,
            by: finding.by, isInferred: finding.isInferred, calls: finding.calls)))
    }
    recordCovered(attribution, to: &records)
    if let before { Self.recordLeaving(before, to: now, in: &records) }
    if now.state != before?.state { records.add(.state(now.state)) }
  }

  // MARK: Screens

  /// Records what came, and who shows it.
  private func recordScreens(to records: inout [TraceRecord]) {
    for place in now.screens.indices {
      let screen = now.screens[place]
      if before?.contains(screen.id, near: place) != true {
        records.add(.enter(screen: screen.id))
      }
      if let presenter = screen.presenter {
        records.add(.presents(coordinator: presenter, screen: screen.id))
      }
    }
  }

  /// Records the screens that are no longer in the tree.
  ///
  /// - Parameters:
  ///   - before: the look that they were in.
  ///   - now: the look that they may be in; nil when the window is gone.
  ///   - records: the records of a trace.
  static func recordLeaving(_ before: Look, to now: Look?, in records: inout [TraceRecord]) {
    for place in before.screens.indices {
      let id = before.screens[place].id
      if now?.contains(id, near: place) != true { records.add(.leave(screen: id)) }
    }
  }

  // MARK: Transitions

  private func record(
    _ passage: Passage, _ attribution: Attribution, to records: inout [TraceRecord]
  ) {
    let step = now.path[passage.to]
    guard let id = step.id else { return }
    var target = Attribution.Target(
      owner: step.owner, lineage: now.lineage(at: passage.to))
    var tabRoot: ObjectID?
    if let tabs = passage.tabs.map({ now.tabs[$0] }), let root = tabs.root,
      root.controller != step.controller
    {
      if let introduction = tabs.introduction { records.add(.screen(introduction)) }
      tabRoot = root.id
      let tab = root.controller == tabs.selected ? nil : tabs.selected
      target = Attribution.Target(
        owner: root.owner, lineage: now.lineage(of: root.controller, in: tab, at: tabs.step))
    }
    let finding = attribution.responsible(for: passage.kind, to: target)
    records.add(
      .transition(
        .init(
          from: passage.from, to: id, kind: passage.kind,
          trigger: attribution.trigger(of: passage.kind), row: attribution.row, by: finding.by,
          tabRoot: tabRoot, tabIndex: passage.tabs.flatMap { now.tabs[$0].index },
          isInferred: finding.isInferred, calls: finding.calls)))
  }

  /// Records a screen that was put on a stack which a presented screen covers, when both were there
  /// before and what is on display has not changed: nobody sees it.
  private func recordCovered(_ attribution: Attribution, to records: inout [TraceRecord]) {
    guard let before, let displayed = now.displayed, displayed == before.displayed,
      let cover = now.path.lastIndex(where: { before.presents($0.controller) })
    else { return }
    for stack in now.stacks where stack.step < cover {
      guard before.hasStack(of: stack.controller), let top = stack.top,
        !before.contains(top.id), now.contains(top.id)
      else { continue }
      let target = Attribution.Target(
        owner: top.owner, lineage: now.lineage(of: top.controller, at: stack.step))
      let finding = attribution.responsible(for: .push, to: target)
      records.add(
        .covered(
          .init(
            from: displayed, to: top.id, kind: .push, trigger: attribution.trigger(of: .push),
            by: finding.by, isInferred: finding.isInferred, calls: finding.calls)))
    }
  }
}

extension Look {
  /// Whether a screen was in the tree, looked for first at the place where it is in another look.
  fileprivate func contains(_ id: ObjectID, near place: Int) -> Bool {
    if place < screens.count, screens[place].id == id { return true }
    return contains(id)
  }
}
