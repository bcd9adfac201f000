import FlowTrace
import PortableUIKit

@testable import FlowTracing

/// What a trace says of the present, to be held against the live objects.
@MainActor
struct TraceWitness {
  private var taken = 0
  private var coordinators: Set<ObjectID> = []
  private var objects: Set<ObjectID> = []
  private var freed: Set<ObjectID> = []
  private var screens: Set<ObjectID> = []
  private var links: Set<CoordinatorLink> = []
  private var displayed: ObjectID?
  private var embedded: ObjectID?

  /// Takes in what was recorded since the last time.
  mutating func read(_ trace: Trace) {
    for record in trace.records[taken...] {
      switch record.event {
      case .coordinator(let coordinator):
        objects.insert(coordinator.id)
        coordinators.insert(coordinator.id)
      case .screen(let screen): objects.insert(screen.id)
      case .freed(let id): freed.insert(id)
      case .enter(let screen): screens.insert(screen)
      case .leave(let screen): screens.remove(screen)
      case .link(let parent, let child):
        links.insert(CoordinatorLink(parent: parent, child: child))
      case .unlink(let parent, let child):
        links.remove(CoordinatorLink(parent: parent, child: child))
      case .transition(let transition):
        if transition.kind == .embed {
          embedded = transition.to
        } else {
          displayed = transition.to
        }
      default: break
      }
    }
    taken = trace.records.count
  }

  /// Where the trace differs from what is; empty when nowhere.
  func lies(about window: UIWindow, _ tracer: FlowTracer) -> [String] {
    let walk = InterfaceWalk(window, tracer.objects)
    defer { walk.clear() }
    let serial = { (object: AnyObject) in tracer.objects.known(object)?.pointee.id }
    var lies: [String] = []
    let shown = walk.screen.flatMap(serial)
    if shown == nil || (shown != displayed && shown != embedded) {
      lies.append("on display is \(shown as Any), not \(displayed as Any)")
    }
    let present = Set(walk.found.screens.compactMap { $0.pointee.controller.flatMap(serial) })
    if present != screens {
      lies.append("in the window are \(present.sorted()), not \(screens.sorted())")
    }
    let id = tracer.coordinators.id(of:)
    let search = CoordinatorSearch(
      dialect: tracer.coordinators.dialect, objects: tracer.objects,
      properties: tracer.coordinators.properties)
    search.search(from: tracer.coordinators.roots.compactMap(\.object))
    let held = Set(search.coordinators.compactMap(id))
    let linked = Set(links.map(\.child))
    let roots = Set(tracer.coordinators.roots.compactMap { $0.object.flatMap(id) })
    if held != linked.union(roots) {
      lies.append("held are \(held.sorted()), not \(linked.union(roots).sorted())")
    }
    for link in links {
      let holders = search.coordinators.first { id($0) == link.child }
        .map { search.holders(of: $0).compactMap(id) }
      if holders?.contains(link.parent) != true {
        lies.append("\(link.parent) does not hold \(link.child)")
      }
    }
    let introduced = tracer.objects.introduced.filter { $0.pointee.object != nil }
    let alive = Set(
      introduced.filter(\.pointee.isIntroduced).map(\.pointee.id)
        + introduced.filter(\.isCoordinator).map(\.pointee.coordinatorID))
    if alive != objects.subtracting(freed) {
      lies.append("alive are \(alive.sorted()), not \(objects.subtracting(freed).sorted())")
    }
    return lies
  }
}
