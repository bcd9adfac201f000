import SwiftSyntax

/// What a person can do on a SwiftUI view in a host: the actions of the buttons in its body, which is
/// removed.
struct ViewActions {
  /// An action, in the words of the app.
  struct Action {
    /// The code of the title.
    let title: String
    /// The code of the other arguments: a closure or a function's name, and what comes before it.
    let code: String
    /// What adds it: `add` for a button, `add.field` or `add.toggle`.
    var adder = "add"
    /// What is around the action, outermost first, such as `for ride in Array(rides).prefix(2)`.
    let scopes: [String]
    /// Whether it is that of a link to a value, which a modifier of the view resolves.
    var isValueLink = false
    /// Whether the code is a statement that adds the buttons of a helper.
    var isCall = false

    /// The code that adds its button.
    fileprivate var statement: String {
      let call = isCall ? "    \(code)" : "    \(adder)(\(title), \(code))"
      return scopes.reversed().reduce(call) { inner, scope in
        "    \(scope) {\n  \(inner)\n    }"
      }
    }
  }

  /// The actions by the names of the views.
  private let actions: [String: [Action]]
  /// The helpers of the views that have actions, and these.
  private let helpers: [String: [(helper: ViewHelper, actions: [Action])]]
  /// What the views' modifiers show, by the names of the views.
  private let presentations: [String: [ViewPresentation]]
  /// What is done when the views appear, by their names.
  private let appearances: [String: [String]]
  /// The file of each view.
  private let paths: [String: String]

  /// Reads the bodies of the views in hosts.
  init(_ index: SourceIndex) {
    let views = index.hostedViews
    paths = Dictionary(views.map { ($0.name, $0.path) }) { first, _ in first }
    let names = Set(views.map(\.name))
    var actions: [String: [Action]] = [:]
    var presentations: [String: [ViewPresentation]] = [:]
    var appearances: [String: [String]] = [:]
    let declared = ViewHelperVisitor(viewMode: .sourceAccurate)
    for file in index.files where !names.isEmpty { declared.walk(file.tree) }
    var helperActions: [String: [String: [Action]]] = [:]
    let components = index.viewComponents
    let contents = names.isEmpty ? ViewContents() : index.viewContents
    for file in index.files where !names.isEmpty {
      let visitor = ViewActionVisitor(names, declared.helpers, components, contents)
      visitor.walk(file.tree)
      actions.merge(visitor.actions) { $0 + $1 }
      presentations.merge(visitor.presentations) { $0 + $1 }
      appearances.merge(visitor.appearances) { $0 + $1 }
      helperActions.merge(visitor.helperActions) { $0.merging($1) { $0 + $1 } }
    }
    helpers = helperActions.reduce(into: [:]) { found, entry in
      let (view, actions) = entry
      found[view] = actions.keys.sorted().compactMap { name in
        declared.helpers[view]?[name].map { ($0, actions[name] ?? []) }
      }
    }
    self.appearances = appearances
    self.actions = actions.map { view, actions in
      let hasDestinations = presentations[view]?.contains { $0.isDestination } ?? false
      return (view, actions.filter { hasDestinations || !$0.isValueLink })
    }.reduce(into: [:]) { if !$1.1.isEmpty { $0[$1.0] = $1.1 } }
    self.presentations = presentations
  }

  /// Whether a view has actions, or does something when it appears.
  func has(_ view: String) -> Bool { actions[view] != nil || appearances[view] != nil }

  /// Whether a view's actions mention a property.
  func mention(_ property: String, of view: String) -> Bool {
    (actions[view] ?? []).contains { $0.code.contains(property) }
  }

  /// Whether a view's modifiers show other views once a value is set.
  func present(_ view: String) -> Bool { presentations[view] != nil && has(view) }

  /// The extensions at the end of a file, in which the views' private members can be named.
  func extensions(in path: String) -> [String] {
    Set(actions.keys).union(appearances.keys).sorted().filter { paths[$0] == path }.map { view in
      let lines = (actions[view] ?? []).map(\.statement)
      let first = (appearances[view] ?? []).map { "    \($0)\n" }
      let parts = (helpers[view] ?? []).map {
        $0.helper.declaration(of: $0.actions.map(\.statement))
      }
      return """
        extension \(view) {
          @MainActor func standInAppearance(_ add: StandInContents) {
        \(first.joined())  }
          @MainActor func standInButtons(_ add: StandInContents, _ links: StandInLinks) {
        \(lines.joined(separator: "\n"))
          }
        \(parts.joined())\(presentationCode(of: view))}
        """
    }
  }

  /// The functions that show what modifiers do: once a value is set, and for the value of a link.
  private func presentationCode(of view: String) -> String {
    guard let presentations = presentations[view] else { return "" }
    var shown: [String] = []
    var linked: [String] = []
    for presentation in presentations {
      let code = presentation.code
      switch presentation.trigger {
      case .flag(let flag): shown.append("if \(flag) { \(flag) = false; \(code) }")
      case .item(let item, let name):
        shown.append("if let \(name) = \(item) { \(item) = nil; \(code) }")
      case .value(let type, let name):
        linked.append("if let \(name) = value as? \(type) { \(code) }")
      }
    }
    return """
        @MainActor func standInPresentations(_ links: StandInLinks) {
      \(shown.map { "    \($0)\n" }.joined())  }
        @MainActor private func standInDestination(_ value: Any, _ links: StandInLinks) {
      \(linked.map { "    \($0)\n" }.joined())  }

      """
  }
}
