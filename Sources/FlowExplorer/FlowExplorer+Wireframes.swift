import FlowPerson
import FlowTrace
import Foundation
import PortableUIKit
import ScreenPictures

extension FlowExplorer {
  /// Looks at each screen of an exploration again, and returns what it looks like where it was first
  /// reached. Screens that are not reached again the same way are left out.
  ///
  /// Complexity: a launch and a shortest path for each class of screens, in this process.
  package func wireframes(of exploration: Exploration) async -> [Wireframe] {
    await InterfaceTurn.takeAndDrive {
      await InterfaceTurn.settle()
      let watch = InterfaceWatch()
      let waits = RealWaits()
      var seen: Set<String> = []
      var wireframes: [Wireframe] = []
      for state in exploration.states {
        guard let screen = state.screen, !seen.contains(screen),
          let wireframe = await wireframe(of: state, watch, waits)
        else { continue }
        seen.insert(screen)
        wireframes.append(wireframe)
      }
      return wireframes
    }
  }

  private func wireframe(
    of state: ExploredState, _ watch: InterfaceWatch, _ waits: RealWaits
  ) async -> Wireframe? {
    guard let launch = launchLabels.firstIndex(of: state.path.launch) else { return nil }
    let collector = TraceCollector()
    let recorder = FlowRecorder(app: app, clock: .stepping, sink: collector)
    let session = await ExplorerSession(
      LaunchStart(index: launch, before: state.path.before), of: self, recorder: recorder,
      collector: collector, watch: watch, displayWatch: DisplayWatch(), waits: waits)
    defer { session.end() }
    do {
      for action in state.path.actions {
        try await waits.perform(action, in: session, isNew: true)
      }
    } catch {
      return nil
    }
    return session.screenName == state.screen ? session.wireframe : nil
  }

  /// Writes a picture of each screen of an exploration, for `coordgraph render --thumbnails`: a file
  /// `Screen.wireframe` for each class.
  ///
  /// - Parameters:
  ///   - exploration: what ``explore()`` returned.
  ///   - directory: the path of a directory, which is made where there is none.
  /// - Throws: an error of the file system.
  public func writeWireframes(of exploration: Exploration, to directory: String) async throws {
    let folder = URL(filePath: directory, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for wireframe in await wireframes(of: exploration) where wireframe.isNamedLikeFile {
      let name = "\(wireframe.screen).\(Wireframe.fileExtension)"
      try Data(wireframe.file).write(to: folder.appending(component: name), options: .atomic)
    }
  }
}

extension Wireframe {
  /// Whether the class can be the name of a file: a generic one may have any letters.
  fileprivate var isNamedLikeFile: Bool {
    !screen.isEmpty && screen.count <= 200 && !screen.hasPrefix(".") && !screen.contains("/")
  }
}
