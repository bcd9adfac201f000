/// The type in the demangled name of a function: whose method, accessor or initialiser it
/// is, or in whose it is a closure or a local function.
///
/// `closure #1 () -> () in MerchTabs.AuthCoordinator.login(x: Swift.Int) -> ()` →
/// `MerchTabs.AuthCoordinator`
struct DemangledName {
  /// The type's plain name; see ``TypeNames/plain(_:)``.
  let typeName: String
  /// Whether the function is in an extension that may be one of a protocol.
  let isInExtension: Bool

  /// Nil for what is in no type, and for what the compiler made: thunks, metadata accessors.
  init?(_ text: String) {
    var text = DemangledText(text)
    text.dropPrefixes()
    if text.drop("protocol witness for * in conformance ") {
      text.drop("<> ")
      guard let path = DemangledPath(&text), path.names.count > 1, text.drop(" : ") else {
        return nil
      }
      self.init(path.names, isInExtension: false)
      return
    }

    // `closure #1 () -> () in outer() -> () in Local #1 in Module.Type.method() -> ()`
    let scopes = text.split(at: " in ")
    guard var outermost = scopes.last else { return nil }
    outermost.dropPrefixes()
    guard let context = DemangledPath(&outermost),
      var names = context.typeNames(before: outermost), let module = names.first
    else { return nil }
    for scope in Self.inner(scopes, module: module) {
      guard let inner = Self.typeNames(ofInner: scope) else { return nil }
      names += inner
    }
    self.init(names, isInExtension: context.isInExtension)
  }

  private init?(_ names: [String], isInExtension: Bool) {
    guard names.count > 1 else { return nil }
    typeName = names.joined(separator: ".")
    self.isInExtension = isInExtension
  }

  /// The scopes within the outermost, outer first.
  ///
  /// When a method of a local type returns that type, the type's own scopes stand between the
  /// method and the outermost once more, and are left out.
  private static func inner(_ scopes: [DemangledText], module: String) -> [DemangledText] {
    var inner: [DemangledText] = []
    for scope in scopes.dropLast().reversed() {
      if scope.starts(with: module + ".") {
        return inner + scopes.prefix(1)
      }
      inner.append(scope)
    }
    return inner
  }

  /// The types that a scope adds to the one around it; nil when it is no scope.
  private static func typeNames(ofInner scope: DemangledText) -> [String]? {
    var rest = scope
    rest.dropPrefixes()
    if rest.drop("closure #%") || rest.drop("implicit closure #%") { return [] }
    guard let path = DemangledPath(&rest) else { return nil }
    if rest.drop(" #%") { return rest.isEmpty ? path.names : [] }
    return path.typeNames(before: rest)
  }
}
