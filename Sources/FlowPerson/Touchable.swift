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
    /// The types with `tableView(_:commit:forRowAt:)`. The names of its labels stand in its symbol.
    private static let deletionCommitters = MethodOwners(
      ofMethod: "6commit8forRowAt", endingWith: "9IndexPathVtF")
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
    #endif
    return found
  }

  /// The menus and swipe actions of rows and items.
  func touchables(in cells: SampledCells) -> [Touchable] {
    var found: [Touchable] = []
    for (index, table) in cells.tables.enumerated() {
      let name = ListName.table(index)
      for row in table.paths {
        found += Touchable.actions(ofRowAt: row, in: table.list, called: name)
        #if !FLOW_PHONE
          found += Touchable.actions(
            of: table.list.contextMenu(at: row), on: "row \(row.place(in: name))", table.list)
        #endif
      }
    }
    #if !FLOW_PHONE
      for (index, collection) in cells.collections.enumerated() {
        let name = ListName.collection(index)
        for item in collection.paths {
          found += Touchable.swipeActions(ofItemAt: item, in: collection.list, called: name)
          found += Touchable.actions(
            of: collection.list.contextMenu(at: item), on: "item \(item.place(in: name))",
            collection.list)
        }
      }
    #endif
    return found
  }

  /// Everything that can be used by a gesture other than a tap.
  func allTouchables() -> [Touchable] {
    touchables + touchables(in: SampledCells(of: self, rows: \.allRows, items: \.allItems))
  }
}

extension UITableView {
  var allRows: [IndexPath] { Array(rowCounts.paths) }
}

extension UICollectionView {
  var allItems: [IndexPath] { Array(itemCounts.paths) }
}
