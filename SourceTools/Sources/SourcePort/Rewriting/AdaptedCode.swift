/// The app's own files as they compile here.
struct AdaptedCode {
  let files: [PortedFile]
  let index: SourceIndex
  /// What performs actions.
  let dispatch: ActionDispatch
  /// The actions of SwiftUI views.
  let actions: ViewActions
  /// The functions that give the app's variables their first values.
  let resets: [String]

  init(_ sources: ParsedSources, _ substitutes: Substitutes, imports: ImportMap) {
    let index = sources.index
    let messages = ExtensionMessages(index)
    let rewritten = sources.files.map { source in
      RewrittenFile(source, index: index, imports: imports, messages: messages)
    }
    var moved: [String: [String]] = [:]
    for move in rewritten.flatMap(\.moves) {
      moved[index.class(move.type)?.name ?? move.type, default: []].append(move.text)
    }
    let (dispatch, actions) = (ActionDispatch(index), ViewActions(index))
    files = rewritten.map { file in
      PortedFile(
        file, moved: moved, index: index, dispatch: dispatch, imports: imports,
        replacements: substitutes.replacements, values: substitutes.values, actions: actions)
    }
    self.index = index
    self.dispatch = dispatch
    self.actions = actions
    resets = rewritten.compactMap(\.state.function)
  }
}
