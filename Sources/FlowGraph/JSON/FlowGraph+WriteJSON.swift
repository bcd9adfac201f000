import FlowTrace

extension FlowGraph {
  /// The graph as JSON: keys and rows sorted, one row a line, a newline at the end.
  ///
  ///     FlowGraph(app: "Shop", screens: [.init(type: "Shop.CartViewController")]).json
  ///
  ///     {
  ///       "app": "Shop",
  ///       "coordinators": [],
  ///       "format": "flowgraph",
  ///       "links": [],
  ///       "names": [
  ///         {"name": "CartViewController", "type": "Shop.CartViewController"}
  ///       ],
  ///       "presents": [],
  ///       "screens": [
  ///         "CartViewController"
  ///       ],
  ///       "transitions": [],
  ///       "version": "1.0"
  ///     }
  ///
  /// A transition reads `{"by": "system", "count": 2, "from": "Cart", "implicit": true, "kind":
  /// "pop", "to": "List", "trigger": "back"}` on one line; `from` is `null` at launch, and
  /// `implicit` is there only where a gesture of the system did it, and `inferred` only where `by` was
  /// inferred (``isInferred(_:)``). `names` says which type, and which of its labels, a name stands for, unless it is the whole type. `launches` is there where
  /// launches were given names, `apps` where graphs of several apps were merged, and `standIns` where
  /// there are screens that are not the app's own (``standIns``). Equal graphs have
  /// equal bytes, and ``init(json:file:)`` reads them. O(*n* log *n*).
  public var json: String {
    let names = self.names
    var members = [
      ("app", JSONText.quoted(app)),
      ("coordinators", Self.nameRows(coordinatorSet, names)),
      ("format", JSONText.quoted(FlowGraphHeader.format)),
      ("links", Self.rows(linkSet) { [("child", names[$0.child]), ("parent", names[$0.parent])] }),
      ("names", Self.meanings(coordinatorSet.union(screenSet), names)),
      (
        "presents",
        Self.rows(presentSet) {
          [("coordinator", names[$0.coordinator]), ("screen", names[$0.screen])]
        }
      ),
      ("screens", Self.nameRows(screenSet, names)),
      ("transitions", JSONText.array(transitionRows(names))),
      ("version", JSONText.quoted(FlowGraphHeader.version.description)),
    ]
    if !standInSet.isEmpty { members.append(("standIns", Self.nameRows(standInSet, names))) }
    if apps.count > 1 { members.append(("apps", Self.texts(apps))) }
    if launches.contains(where: { !$0.isEmpty }) {
      members.append(("launches", Self.texts(launchSet)))
    }
    let lines = members.sorted { $0.0 < $1.0 }.map { "  \(JSONText.quoted($0.0)): \($0.1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func texts(_ set: Set<ExactString>) -> String {
    JSONText.array(set.sorted().map { JSONText.quoted($0.string) })
  }

  /// What the names stand for that leave something of a type out, or hold a label.
  private static func meanings(_ set: Set<Name>, _ names: CanonicalNames) -> String {
    let rows = set.filter { $0.label != nil || names[$0] != $0.type }.map { name in
      let label = name.label.map { [("label", JSONText.quoted($0))] } ?? []
      let members = [("name", JSONText.quoted(names[name])), ("type", JSONText.quoted(name.type))]
      return (ExactString(names[name]), JSONText.object(label + members))
    }
    return JSONText.array(rows.sorted { $0.0 < $1.0 }.map(\.1))
  }

  private static func nameRows(_ set: Set<Name>, _ names: CanonicalNames) -> String {
    JSONText.array(set.map { ExactString(names[$0]) }.sorted().map { JSONText.quoted($0.string) })
  }

  private static func rows<T>(
    _ set: Set<T>, _ columns: (T) -> [(key: String, value: String)]
  ) -> String {
    let objects = set.map { element in
      ExactString(
        JSONText.object(columns(element).map { ($0.key, JSONText.quoted($0.value)) }))
    }
    return JSONText.array(objects.sorted().map(\.string))
  }

  private func transitionRows(_ names: CanonicalNames) -> [String] {
    struct Row {
      var order: [ExactString]
      var text: String
    }
    let rows = transitionCounts.map { transition, count in
      let from = transition.from.map { names[$0] }
      let to = names[transition.to]
      let by = names[transition.by]
      var members = [
        ("by", JSONText.quoted(by)),
        ("count", "\(count)"),
        ("from", from.map(JSONText.quoted) ?? "null"),
      ]
      if transition.isImplicit { members.append(("implicit", "true")) }
      if isInferred(transition) { members.append(("inferred", "true")) }
      members += [
        ("kind", JSONText.quoted(transition.kind.rawValue)),
        ("to", JSONText.quoted(to)),
        ("trigger", JSONText.quoted(transition.trigger)),
      ]
      let order = [from ?? "", to, transition.kind.rawValue, transition.trigger, by]
      return Row(order: order.map { ExactString($0) }, text: JSONText.object(members))
    }
    return rows.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.text)
  }
}
