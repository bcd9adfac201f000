/// The names that people read: as short as possible, and never the same for two.
///
/// `RayPets.HomeViewController` is `HomeViewController`, unless another module of the same graph
/// has one too; `Cart<Shop.Item>` is `Cart`, unless there are several carts. Enclosing types stay.
/// What the app labelled carries its label: `StepViewController (Ship it!)`. What differs by owner
/// alone carries that: `UIAlertController (Sure?, of CartCoordinator)`.
public struct CanonicalNames: Sendable {
  /// All ways to write a type, and what to call it by the number of the longest.
  private let forms: TextInterner
  private let typeNames: ContiguousArray<String?>
  /// The names, without their owners, that several owners have.
  private let shared: Set<FlowGraph.Name>
  /// The names that would be called like another, mostly none.
  private var numbered: [FlowGraph.Name: String] = [:]

  /// Words that stand for somebody else where a coordinator's name is expected.
  private static let reserved = ["app", "system", "unknown"]

  /// - Parameter names: May repeat.
  package init(of names: some Collection<FlowGraph.Name>) {
    var forms = TextInterner(capacity: names.count * 2)
    var uses: ContiguousArray<Int32> = []
    for word in Self.reserved { forms.use(word, &uses) }
    /// The numbers of the ways to write each type, the longest last.
    var types: ContiguousArray<[Int32]> = []
    types.reserveCapacity(names.count)
    var isKnown: ContiguousArray<Bool> = []
    for name in names {
      let number = Int(forms.number(of: name.type))
      while isKnown.count <= number { isKnown.append(false) }
      guard !isKnown[number] else { continue }
      isKnown[number] = true
      types.append(TypeName.forms(of: name.type).map { forms.use($0, &uses) })
    }
    // A form is taken when no other type could be written that way at any length; the last form
    // is the full name, which differs from every other full name.
    var typeNames = ContiguousArray<String?>(repeating: nil, count: forms.count)
    for numbers in types {
      guard let full = numbers.last else { continue }
      let free = numbers.first { uses[Int($0)] == 1 && !forms[$0].isEmpty } ?? full
      typeNames[Int(full)] = Self.readable(forms[free], apartFrom: forms)
    }
    self.forms = forms
    self.typeNames = typeNames
    shared = Self.shared(names)
    numberEqual(names)
  }

  /// Returns a type's name, or another for one that is empty or means somebody else.
  private static func readable(_ name: String, apartFrom forms: TextInterner) -> String {
    guard name.isEmpty || reserved.contains(name) else { return name }
    let base = name.isEmpty ? "Unnamed" : "\(name) type"
    let others = (2...).lazy.map { "\(base) \($0)" }
    guard forms.knownNumber(of: base) != nil else { return base }
    return others.first { forms.knownNumber(of: $0) == nil } ?? base
  }

  /// Numbers those that are called alike although they differ: a type `A (b)`, and an `A` labelled `b`.
  private mutating func numberEqual(_ names: some Collection<FlowGraph.Name>) {
    func hasParenthesis(_ name: FlowGraph.Name) -> Bool {
      name.type.utf8.contains(UInt8(ascii: "("))
        || name.label?.utf8.contains(UInt8(ascii: "(")) ?? false
    }
    guard names.contains(where: { $0.label != nil }), names.contains(where: hasParenthesis) else {
      return
    }
    let groups = Dictionary(grouping: Set(names)) { ExactString(self[$0]) }
    for (text, group) in groups where group.count > 1 {
      var number = 2
      for name in group.sorted().dropFirst() {
        while groups[ExactString("\(text.string) \(number)")] != nil { number += 1 }
        numbered[name] = "\(text.string) \(number)"
        number += 1
      }
    }
  }

  private static func shared(_ names: some Collection<FlowGraph.Name>) -> Set<FlowGraph.Name> {
    guard names.contains(where: { $0.owner != nil }) else { return [] }
    let owned = Dictionary(grouping: Set(names)) { FlowGraph.Name(type: $0.type, label: $0.label) }
    return Set(owned.filter { $0.value.count > 1 }.keys)
  }

  /// What sets a name apart from others of its type: its label, and its owner where others have the
  /// same label. O(1).
  package func distinction(of name: FlowGraph.Name) -> String? {
    guard let owner = owner(of: name) else { return name.label }
    return (name.label.map { "\($0), " } ?? "") + "of \(owner)"
  }

  /// What to call the owner in a name that others have without it; nil where no other has it. O(1).
  package func owner(of name: FlowGraph.Name) -> String? {
    guard let owner = name.owner, !shared.isEmpty,
      shared.contains(FlowGraph.Name(type: name.type, label: name.label))
    else { return nil }
    return typeName(of: FlowGraph.Name(type: owner))
  }

  /// What to call a type without its label.
  ///
  /// A name that is not in the graph is called by its full type. O(1).
  package func typeName(of name: FlowGraph.Name) -> String {
    forms.knownNumber(of: name.type).flatMap { typeNames[Int($0)] } ?? name.type
  }

  /// What to call a coordinator or screen. O(1).
  public subscript(_ name: FlowGraph.Name) -> String {
    if !numbered.isEmpty, let text = numbered[name] { return text }
    let type = typeName(of: name)
    return distinction(of: name).map { "\(type) (\($0))" } ?? type
  }

  /// What to call who did it: a coordinator's name, or `system`, `app`, `unknown`. O(1).
  public subscript(_ agent: FlowGraph.Agent) -> String {
    switch agent {
    case .coordinator(let name): self[name]
    case .system: "system"
    case .app: "app"
    case .unknown: "unknown"
    }
  }
}

extension FlowGraph {
  /// What to call everything in the graph. O(*n*) to make: keep it while you write.
  public var names: CanonicalNames {
    CanonicalNames(of: Array(coordinatorSet) + Array(screenSet))
  }
}

extension TextInterner {
  /// Counts a use of a text, and says its number.
  @discardableResult
  fileprivate mutating func use(_ text: String, _ uses: inout ContiguousArray<Int32>) -> Int32 {
    let number = number(of: text)
    while uses.count <= number { uses.append(0) }
    uses[Int(number)] += 1
    return number
  }
}

extension CanonicalNames {
  private static let screenEndings = ["ViewController", "Controller"]

  /// A screen's class without the ending that says only that it is a screen: `Home`.
  ///
  /// A class of the system keeps its whole name, which everybody knows it by: `UIAlertController`. One that
  /// an app nests in a class of the system loses that: `Page` of `UIView.Page`.
  ///
  /// A host of a SwiftUI view is called by the view: `ProfileView` of `AppHostingController<ProfileView>`.
  package func briefType(ofScreen name: FlowGraph.Name) -> String {
    var type = typeName(of: name)
    if let view = Self.hostedView(in: type) { return view }
    switch Self.systemClass(in: name.type) {
    case .itself: return type
    case .around(let enclosing):
      if type.hasPrefix("\(enclosing).") { type = String(type.dropFirst(enclosing.count + 1)) }
    case nil: break
    }
    guard let ending = Self.screenEndings.first(where: type.hasSuffix) else { return type }
    let rest = type.utf8.dropLast(ending.utf8.count)
    return rest.last.map { $0 == UInt8(ascii: ".") } ?? true ? type : String(Substring(rest))
  }

  private static func hostedView(in type: String) -> String? {
    guard type.utf8.last == UInt8(ascii: ">"),
      let bracket = type.utf8.firstIndex(of: UInt8(ascii: "<")),
      type[..<bracket].hasSuffix("HostingController")
    else { return nil }
    let view = type[type.utf8.index(after: bracket)...].dropLast()
    let isPlain = !view.utf8.contains { UInt8(ascii: "<") == $0 || UInt8(ascii: ",") == $0 }
    let name = view.split(separator: ".").last.map(String.init)
    return isPlain && name != "AnyView" ? name : nil
  }

  /// What a class has to do with one of the system's.
  private enum SystemClass {
    case itself
    case around(Substring)
  }

  /// Classes of Objective-C have no module, and begin with two capitals; the stand-in's has one.
  private static func systemClass(in type: String) -> SystemClass? {
    guard let dot = type.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      return beginsWithCapitals(type[...]) ? .itself : nil
    }
    let module = type[..<dot]
    guard module.hasSuffix("UIKit") || module == "__C" else { return nil }
    let path = type[dot...].dropFirst()
    guard beginsWithCapitals(path) else { return nil }
    return path.utf8.firstIndex(of: UInt8(ascii: ".")).map { .around(path[..<$0]) } ?? .itself
  }

  private static func beginsWithCapitals(_ name: Substring) -> Bool {
    name.count > 2 && name.prefix(2).allSatisfy(\.isUppercase)
  }
}
