/// How screens of one class are distinguished if the app has not labelled them.
public enum ScreenNaming: Sendable, Hashable {
  /// Nothing: a class is one screen.
  case byClass
  /// Their titles: the steps of a tour, for instance.
  case byTitle
  /// As drawings have it: screens whose class is the system's and means nothing, such as alerts, are
  /// separated by their titles and by the coordinators that show them.
  case forDrawing
  /// All screens are separated by their titles and by the coordinators that show them.
  case forDrawingInstances

  /// Whether the title of a screen is part of its name.
  func usesTitle(ofType type: String) -> Bool { self == .byTitle || usesOwner(ofType: type) }

  /// Whether the coordinator that shows a screen is part of its name.
  package func usesOwner(ofType type: String) -> Bool {
    switch self {
    case .byClass, .byTitle: false
    case .forDrawing: Self.isNameless(type)
    case .forDrawingInstances: true
    }
  }

  /// Whether a type is that of alerts and action sheets.
  package static func isAlert(_ type: String) -> Bool { systemClass(type) == "UIAlertController" }

  /// Whether a type is `UIViewController` itself.
  package static func isPlain(_ type: String) -> Bool { systemClass(type) == "UIViewController" }

  /// Whether a type is a class of the system's that may be any screen.
  package static func isNameless(_ type: String) -> Bool {
    systemClass(type).map(namelessClasses.contains) ?? false || isErasedHost(type)
  }

  /// Whether a type is a hosting controller of SwiftUI's whose view has no type of its own, as those
  /// that a `NavigationStack` or a `sheet` makes:
  /// `SwiftUI.NavigationStackHostingController<SwiftUI.AnyView>`.
  private static func isErasedHost(_ type: String) -> Bool {
    guard type.hasPrefix("SwiftUI.") || type.hasPrefix("HeadlessUIKit."),
      let bracket = type.firstIndex(of: "<")
    else { return false }
    return type[..<bracket].hasSuffix("HostingController")
      && type[bracket...].split { !$0.isLetter }.contains("AnyView")
  }

  private static let namelessClasses: Set<Substring> = [
    "UIAlertController", "UICollectionViewController", "UIPageViewController",
    "UITableViewController", "UIViewController",
  ]

  /// The name of a class of UIKit's: the runtime calls it without a module, the stand-in with one.
  private static func systemClass(_ type: String) -> Substring? {
    guard let dot = type.utf8.firstIndex(of: UInt8(ascii: ".")) else { return type[...] }
    return type[..<dot].hasSuffix("UIKit") ? type[type.utf8.index(after: dot)...] : nil
  }
}

extension FlowGraph {
  /// Returns the graph of a drawing's naming as stored graphs have it: screens are separated by their
  /// classes, or by their titles. O(*n*).
  package func withStoredNames(keepingTitles: Bool) -> FlowGraph {
    func plain(_ name: Name) -> Name {
      let isTitled = keepingTitles || !ScreenNaming.isNameless(name.type)
      return isTitled && name.owner == nil
        ? name : Name(type: name.type, label: isTitled ? name.label : nil)
    }
    func plain(_ transition: Transition) -> Transition {
      var transition = transition
      transition.from = transition.from.map(plain)
      transition.to = plain(transition.to)
      return transition
    }
    var counts: [Transition: Int] = [:]
    for (transition, count) in transitionCounts {
      counts[plain(transition), default: 0].addSaturated(count)
    }
    return FlowGraph(
      apps: apps, launches: launchSet, coordinators: coordinatorSet,
      screens: Set(screenSet.map(plain)), links: linkSet,
      presents: Set(
        presentSet.map { Presentation(coordinator: $0.coordinator, screen: plain($0.screen)) }),
      transitionCounts: counts, inferred: Set(inferredSet.map(plain)),
      standIns: Set(standInSet.map(plain)))
  }
}
