import FlowGraph
import FlowPaths
import FlowPerson

extension Exploration {
  /// Returns a test that walks along explored paths, such as those of ``findings``, to be kept with
  /// the app's own tests.
  ///
  /// ```swift
  /// var test = exploration.swiftTest(exploration.findings.map(\.path), title: "What was found")
  /// test.launch = "RayPetsApp(window: window)"
  /// print(test.source)
  /// ```
  ///
  /// A walk has one launch: paths on which the app is launched again are left out, and named in a comment.
  ///
  /// Complexity: O(*n*) in the number of states and steps.
  ///
  /// - Parameters:
  ///   - paths: the paths, each of which becomes a walk.
  ///   - title: the display name of the suite.
  public func swiftTest(_ paths: [ExploredPath], title: String) -> SwiftTest {
    let screens = Dictionary(
      states.compactMap { state in
        state.screen.map { (state.path, FlowGraph.Name(type: $0)) }
      }
    ) { first, _ in first }
    let graph = FlowGraph(app: app, screens: Array(Set(screens.values)))
    let walks = paths.filter { $0.before == nil }.map { walk($0, screens) }
    var test = SwiftTest(app: app, title: title, walks: walks, names: graph.names)
    test.leftOut = paths.filter { $0.before != nil }.map(\.description)
    return test
  }

  /// A path with the screens that show on the way, as far as they are of explored states.
  private func walk(_ path: ExploredPath, _ screens: [ExploredPath: FlowGraph.Name]) -> Walk {
    var before = ExploredPath(launch: path.launch, actions: [])
    let opening = screens[before]
    let steps = path.actions.map { action in
      let last = screens[before]
      before.actions.append(action)
      return Walk.Step(
        action.step, index: action.index, screen: screens[before],
        isChange: screens[before] != last)
    }
    return Walk(launch: path.launch, opening: opening, steps: steps)
  }
}
