import PortableUIKit
import SwiftRuntimeLayout

/// Something on display that a person uses by another gesture than a tap.
@MainActor
struct Touchable {
  enum Gesture {
    case longPress, swipe, menu, rowSwipe
  }

  let gesture: Gesture
  /// What a person calls it: `Photo`, `More › Delete`, or for the action of a row `2 › Delete`.
  let name: String
  /// The view that the person touches; nil for one that the system places.
  let view: UIView?
  let isEnabled: Bool
  let perform: () -> Void

  /// Whether a person can use it.
  var isUsable: Bool { isEnabled && view?.touchObstacle == nil }

  /// The actions of a menu, and of the menus in it.
  ///
  /// - Parameters:
  ///   - menu: the menu.
  ///   - owner: what a person calls the thing that opens it.
  ///   - view: the view that opens it.
  static func actions(of menu: UIMenu?, on owner: String, _ view: UIView?) -> [Touchable] {
    elements(of: menu).flatMap { element -> [Touchable] in
      switch element {
      case let inner as UIMenu:
        let isInline = inner.options.contains(.displayInline) || inner.title.isEmpty
        return actions(of: inner, on: isInline ? owner : "\(owner) › \(inner.title)", view)
      case let action as UIAction where !action.attributes.contains(.hidden):
        let isEnabled = !action.attributes.contains(.disabled)
        return [
          Touchable(
            gesture: .menu, name: "\(owner) › \(action.title)", view: view, isEnabled: isEnabled
          ) { Finger.choose(action, from: menu, on: owner) }
        ]
      default: return []
      }
    }
  }

  private static func elements(of menu: UIMenu?) -> [UIMenuElement] {
    let children = menu?.children ?? []
    #if FLOW_PHONE
      return children
    #else
      return children.flatMap { ($0 as? UIDeferredMenuElement)?.openedElements() ?? [$0] }
    #endif
  }

  #if !FLOW_PHONE
    /// The long press or the swipes that a recognizer waits for.
    static func gestures(of recognizer: UIGestureRecognizer, on view: UIView) -> [Touchable] {
      let (name, isEnabled) = (recognizer.spokenName, recognizer.isEnabled)
      if recognizer is UILongPressGestureRecognizer {
        return [
          Touchable(gesture: .longPress, name: name, view: view, isEnabled: isEnabled) {
            Finger.perform(recognizer)
          }
        ]
      }
      return recognizer.sides.map { side in
        Touchable(gesture: .swipe, name: "\(name) › \(side)", view: view, isEnabled: isEnabled) {
          Finger.swipe(side, for: recognizer)
        }
      }
    }
  #endif

  #if !FLOW_PHONE
    /// The ways in which a view scrolls, where the app hears of it.
    static func scrolls(of view: UIScrollView) -> [Touchable] {
      guard let delegate = view.delegate,
        scrolled.contains(where: { $0.contains(delegate) })
      else { return [] }
      return view.scrollSides.map { side in
        Touchable(
          gesture: .swipe, name: "\(view.scrollName) › \(side)", view: view, isEnabled: true
        ) {
          Finger.scroll(side, in: view)
        }
      }
    }

    /// A line over a view that follows the finger.
    static func line(over view: UIView) -> Touchable {
      Touchable(
        gesture: .swipe, name: "\(view.nameOfContents) › \(SwipeSide.right)", view: view,
        isEnabled: true
      ) { Finger.draw(.right, over: view) }
    }

    /// The types that hear of scrolling.
    private static let scrolled = [
      MethodOwners(of: "scrollViewDidScroll(_:)", endingWith: "CF"),
      MethodOwners(of: "scrollViewDidEndDecelerating(_:)", endingWith: "CF"),
      MethodOwners(of: "scrollViewDidEndDragging(_:willDecelerate:)", endingWith: "SbtF"),
    ]
  #endif

  /// The swipe actions of a row.
  ///
  /// - Parameter name: what a step calls the table; nil for the first.
  static func actions(
    ofRowAt path: IndexPath, in table: UITableView, called name: String?
  ) -> [Touchable] {
    let place = path.place(in: name)
    let (leading, trailing) = (table.leadingActions(at: path), table.trailingActions(at: path))
    var found = ((leading ?? []) + (trailing ?? [])).map { action in
      Touchable(
        gesture: .rowSwipe, name: "\(place) › \(action.spokenName)", view: table, isEnabled: true
      ) { Finger.perform(action, at: path, in: table, called: name) }
    }
    if trailing == nil, offersDeletion(at: path, in: table) {
      found.append(
        Touchable(gesture: .rowSwipe, name: "\(place) › Delete", view: table, isEnabled: true) {
          Finger.deleteRow(at: path, in: table, called: name)
        })
    }
    return found
  }

  #if !FLOW_PHONE
    /// The swipe actions of an item of a list.
    ///
    /// - Parameter name: what a step calls the collection; nil for the first.
    static func swipeActions(
      ofItemAt path: IndexPath, in collection: UICollectionView, called name: String?
    ) -> [Touchable] {
      let actions = [true, false].flatMap { collection.swipeActions(at: path, leading: $0) }
      return actions.map { action in
        Touchable(
          gesture: .rowSwipe, name: "\(path.place(in: name)) › \(action.spokenName)",
          view: collection, isEnabled: true
        ) { Finger.perform(action, at: path, in: collection, called: name) }
      }
    }
  #endif

  private static func offersDeletion(at path: IndexPath, in table: UITableView) -> Bool {
    #if FLOW_PHONE
      table.offersDeletion(at: path)
    #else
      table.offersDeletion(at: path, commitsDeletion: deletionCommitters.contains)
    #endif
  }

  #if !FLOW_PHONE
    /// The types with `tableView(_:commit:forRowAt:)`.
    private static let deletionCommitters = MethodOwners(
      of: "tableView(_:commit:forRowAt:)", endingWith: "9IndexPathVtF")
  #endif
}

extension Sight {
  /// What can be used by a gesture other than a tap, but for the actions of rows.
  var touchables: [Touchable] {
    var found = targets.flatMap { $0.menuActions }
    #if !FLOW_PHONE
      for view in responsive {
        for recognizer in view.gestureRecognizers ?? [] {
          found += Touchable.gestures(of: recognizer, on: view)
        }
        for case let menu as UIContextMenuInteraction in view.interactions {
          found += Touchable.actions(of: menu.currentMenu, on: view.nameOfContents, view)
        }
      }
      found += touchViews.filter(\.followsFinger).map { Touchable.line(over: $0.view) }
      found += scrollViews.flatMap(Touchable.scrolls)
    #endif
    return found
  }

  /// The menus and swipe actions of rows and items.
  func touchables(in cells: SampledCells) -> [Touchable] {
    cells.tables.enumerated().flatMap { index, table in
      table.paths.flatMap { Touchable.all(ofRowAt: $0, in: table.list, index) }
    }
      + cells.collections.enumerated().flatMap { index, collection in
        collection.paths.flatMap { Touchable.all(ofItemAt: $0, in: collection.list, index) }
      }
  }

  /// What has a name and can be used by a gesture other than a tap. The app is only asked about the row or item
  /// that the name begins with.
  func touchables(_ gesture: Touchable.Gesture, named name: String) -> [Touchable] {
    var found = touchables
    if gesture == .menu || gesture == .rowSwipe {
      for (index, table) in tables.enumerated() where table.isUsable {
        for row in table.rowCounts.paths where row.begins(name, in: ListName.table(index)) {
          found += Touchable.all(ofRowAt: row, in: table, index)
        }
      }
      for (index, collection) in collections.enumerated() where collection.isUsable {
        let list = ListName.collection(index)
        for item in collection.itemCounts.paths where item.begins(name, in: list) {
          found += Touchable.all(ofItemAt: item, in: collection, index)
        }
      }
    }
    return found.filter { $0.gesture == gesture && $0.name == name }
  }
}

extension Touchable {
  /// The swipe actions and the menu of a row.
  fileprivate static func all(
    ofRowAt row: IndexPath, in table: UITableView, _ index: Int
  ) -> [Touchable] {
    let list = ListName.table(index)
    let swipes = actions(ofRowAt: row, in: table, called: list)
    #if FLOW_PHONE
      return swipes
    #else
      let menu = table.contextMenu(at: row)
      return swipes + actions(of: menu, on: "row \(row.place(in: list))", table)
    #endif
  }

  /// The swipe actions and the menu of an item.
  fileprivate static func all(
    ofItemAt item: IndexPath, in collection: UICollectionView, _ index: Int
  ) -> [Touchable] {
    #if FLOW_PHONE
      return []
    #else
      let list = ListName.collection(index)
      let menu = collection.contextMenu(at: item)
      return swipeActions(ofItemAt: item, in: collection, called: list)
        + actions(of: menu, on: "item \(item.place(in: list))", collection)
    #endif
  }
}

extension IndexPath {
  /// Whether what is done to the row or item may have a name: `2 › Delete`, `row 2 › Open`.
  fileprivate func begins(_ name: String, in list: String?) -> Bool {
    let place = place(in: list)
    return ["", "row ", "item "].contains { name.hasPrefix("\($0)\(place) › ") }
  }
}
