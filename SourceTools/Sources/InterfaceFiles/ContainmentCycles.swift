/// Finds segues by which a screen would contain itself: relationships and embedded screens that lead
/// back to where they start, which would never end.
struct ContainmentCycles {
  private let storyboards: StoryboardSet
  private var state: [SceneReference: Bool] = [:]
  private(set) var closing: Set<ObjectIdentifier> = []

  init(_ storyboards: StoryboardSet, _ notes: NoteCollector) {
    self.storyboards = storyboards
    for name in storyboards.names {
      for scene in storyboards[name]?.scenes ?? [] {
        visit(SceneReference(storyboard: name, id: scene.screen.id), notes)
      }
    }
  }

  func closes(_ segue: InterfaceElement) -> Bool { closing.contains(ObjectIdentifier(segue)) }

  private mutating func visit(_ reference: SceneReference, _ notes: NoteCollector) {
    guard state[reference] == nil, let document = storyboards[reference.storyboard],
      let scene = document.scenes.first(where: { $0.screen.id == reference.id })
    else { return }
    state[reference] = true
    for segue in scene.segues where ["relationship", "embed"].contains(segue["kind"] ?? "") {
      guard let id = segue["destination"],
        case .scene(let next) = storyboards.target(of: id, in: document)
      else { continue }
      if state[next] == true {
        closing.insert(ObjectIdentifier(segue))
        notes.add(
          """
          The screen contains itself by way of this segue, which is left out. Remove it in Xcode.
          """, in: document.path, line: segue.line, element: "segue")
      } else {
        visit(next, notes)
      }
    }
    state[reference] = false
  }
}
