import CustomDump
import FlowGenerators
import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout
import TestSupport
import Testing

@testable import FlowTracing

@MainActor
@Suite("Random changes of coordinators", .interface)
struct DiscoveryPropertyTests {
  @MainActor protocol Searched: AnyObject {}

  enum Choice {
    case none
    case one(Holder)
    case several([Holder])
  }

  struct Pocket {
    weak var friend: Holder?
    var first: Holder?
    var rest: [Holder] = []
  }

  /// What is no coordinator, and stores one.
  final class Helper {
    var holder: Holder?
  }

  /// A coordinator that stores others in every way there is.
  final class Holder: Searched {
    weak var parent: Holder?
    var closure: () -> Void = {}
    var one: Holder?
    var any: (any Searched)?
    var list: [Holder] = []
    var others: [any Searched] = []
    var contiguous: ContiguousArray<Holder> = []
    var maybe: [Holder?] = []
    var pairs: [(name: String, holder: Holder)] = []
    var named: [String: Holder] = [:]
    var set: Set<Holder> = []
    var pocket = Pocket()
    var maybePocket: Pocket?
    var choice = Choice.none
    var anything: Any?
    var anyList: [Any] = []
    var helper = Helper()
    lazy var late = Helper()

    /// All that it stores, each as often as it does.
    var held: [Holder] {
      var held = [one, any as? Holder, pocket.first, maybePocket?.first, anything as? Holder]
      held += list + Array(contiguous) + maybe + pairs.map(\.holder) + Array(named.values)
      held += others.map { $0 as? Holder } + anyList.map { $0 as? Holder }
      held += Array(set) + pocket.rest + (maybePocket?.rest ?? []) + [helper.holder, late.holder]
      switch choice {
      case .none: break
      case .one(let holder): held.append(holder)
      case .several(let holders): held += holders
      }
      return held.compactMap(\.self)
    }

    func change(to other: Holder?, using random: inout SeededGenerator) {
      switch Int.random(in: 0...20, using: &random) {
      case 0: one = other
      case 1: any = other
      case 2: Self.change(&list, to: other, using: &random)
      case 3: others = others.isEmpty ? [other].compactMap { $0 as (any Searched)? } : []
      case 4: contiguous = ContiguousArray([other, other].compactMap(\.self))
      case 5: maybe = [nil, other]
      case 6: pairs = other.map { [("a", $0), ("b", $0)] } ?? []
      case 7: named["\(Int.random(in: 0..<3, using: &random))"] = other
      case 8: pocket.first = other
      case 9: Self.change(&pocket.rest, to: other, using: &random)
      case 10: maybePocket = other.map { Pocket(friend: $0, first: $0, rest: [$0]) }
      case 11: choice = other.map { .one($0) } ?? .none
      case 12: choice = .several([other].compactMap(\.self))
      case 13: anything = other
      case 14: anyList = [1, "two"] + [other].compactMap(\.self)
      case 15: helper.holder = other
      case 16: helper = Helper()
      case 17: late.holder = other
      case 18: pocket.friend = other
      case 19: set = Set([other].compactMap(\.self))
      default: parent = other
      }
    }

    /// Changes an array where it is.
    private static func change(
      _ list: inout [Holder], to other: Holder?, using random: inout SeededGenerator
    ) {
      guard let other else { return list.removeAll(keepingCapacity: true) }
      guard let index = list.indices.randomElement(using: &random) else {
        return list.append(other)
      }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: list[index] = other
      case 1: list.append(other)
      default: list.remove(at: index)
      }
    }
  }

  @Test(
    "Each look finds all changes of coordinators, in every kind of property",
    arguments: 1...8 as ClosedRange<UInt64>)
  func changes(seed: UInt64) {
    let stage = Stage(dialect: .instances(of: (any Searched).self))
    let root = Holder()
    stage.tracer.trace(root)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let all = Self.reachable(from: root)
        let other = Bool.random(using: &random) ? Holder() : all.randomElement(using: &random)
        let isCut = Int.random(in: 0..<3, using: &random) == 0
        all.randomElement(using: &random)?.change(to: isCut ? nil : other, using: &random)
      }
      stage.tracer.trigger("a change")
      MainLoop.runPending()

      let all = Self.reachable(from: root)
      expectNoDifference(Self.linked(by: stage, from: root), Set(all.map { Self.id($0, stage) }))
      for link in stage.tracer.coordinators.links {
        let parent = all.first { Self.id($0, stage) == link.parent }
        #expect(parent?.held.contains { Self.id($0, stage) == link.child } == true)
      }
      for holder in all {
        expectNoDifference(Self.strong(in: holder), Self.visited(in: holder))
      }
    }
  }

  private static func reachable(from root: Holder) -> [Holder] {
    var found = [root]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var next = 0
    while next < found.count {
      for holder in found[next].held where seen.insert(ObjectIdentifier(holder)).inserted {
        found.append(holder)
      }
      next += 1
    }
    return found
  }

  private static func id(_ holder: Holder, _ stage: Stage) -> ObjectID? {
    stage.tracer.objects.known(holder)?.pointee.id
  }

  /// The coordinators that the trace has linked and not cut off, with the root.
  private static func linked(by stage: Stage, from root: Holder) -> Set<ObjectID?> {
    var linked: [ObjectID: ObjectID] = [:]
    for record in stage.collector.trace.records {
      switch record.event {
      case .link(let parent, let child): linked[child] = parent
      case .unlink(let parent, let child) where linked[child] == parent: linked[child] = nil
      default: break
      }
    }
    return Set(linked.keys.map(Optional.some)).union([id(root, stage)])
  }

  private static func strong(in object: AnyObject) -> [String] {
    var references: [StrongReference] = []
    StoredReferences.addStrong(in: object, ClassProfile.of(object).parts, to: &references)
    return references.map { "\(ObjectIdentifier($0.object)) \($0.isOrdered)" }
  }

  /// The same, as the slower way finds it, that knows of the names of properties.
  private static func visited(in object: AnyObject) -> [String] {
    var lines: [String] = []
    StoredReferences.visit(object, ClassProfile.of(object).storedParts) { reference in
      if reference.strength == .strong {
        lines.append("\(ObjectIdentifier(reference.object)) \(reference.isOrdered)")
      }
    }
    return lines
  }
}

extension DiscoveryPropertyTests.Holder: @MainActor Hashable {
  static func == (left: DiscoveryPropertyTests.Holder, right: DiscoveryPropertyTests.Holder) -> Bool
  {
    left === right
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
