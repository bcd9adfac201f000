import InterfaceFiles

extension SourceIndex {
  /// The classes as interface files refer to them.
  ///
  /// - Parameters:
  ///   - dispatch: What performs actions; only what it performs is listed.
  ///   - missing: Classes that are generated.
  ///   - isRemoved: Whether a class is not among what is compiled.
  func classTable(
    _ dispatch: ActionDispatch, adding missing: [ClassTable.Entry] = [],
    leavingOut isRemoved: (TypeDeclaration) -> Bool = { _ in false }
  ) -> ClassTable {
    let foreign = files.flatMap(\.declarations).filter {
      $0.kind == .extension && self.class($0.name) == nil
    }
    return ClassTable(
      allClasses.filter { !isRemoved($0) }.map { entry(of: $0) } + missing,
      extended: Dictionary(grouping: foreign, by: \.name).mapValues(inspectables))
  }

  private func inspectables(_ parts: [TypeDeclaration]) -> Set<String> {
    Set(parts.flatMap(\.properties).filter { $0.attributes.contains("IBInspectable") }.map(\.name))
  }

  private func entry(of type: TypeDeclaration) -> ClassTable.Entry {
    let parts = [type] + extensions(of: type.name)
    let outlets = parts.flatMap(\.properties).filter { $0.attributes.contains("IBOutlet") }
    let segueActions = parts.flatMap(\.methods).filter { $0.attributes.contains("IBSegueAction") }
    let declaresInitCoder = type.initializers.contains { $0.labels == ["coder"] }
    return ClassTable.Entry(
      name: type.ownName, swiftName: type.name, superclass: superclass(of: type),
      isReachable: type.isReachable, outlets: outlets.map(outlet),
      inspectables: inspectables(parts),
      actions: actions(of: type).map { action in
        ClassTable.Action(
          selector: action.method.selector, method: action.method.fullName,
          parameters: action.method.parameters.map(\.type))
      },
      segueActions: segueActions.map(segueAction), declaresInitCoder: declaresInitCoder,
      hasInitCoder: declaresInitCoder || type.initializers.allSatisfy(\.isConvenience),
      overridesLoadView: overrides("loadView", in: parts),
      overridesPrepareForSegue: overrides("prepare", in: parts))
  }

  private func overrides(_ name: String, in parts: [TypeDeclaration]) -> Bool {
    parts.flatMap(\.methods).contains { $0.isOverride && $0.name == name }
  }

  private func outlet(_ property: PropertyDeclaration) -> ClassTable.Outlet {
    let written = property.type ?? "UIView"
    var type = written
    let isOptional = type.hasSuffix("!") || type.hasSuffix("?")
    if isOptional { type.removeLast() }
    let isCollection = type.hasPrefix("[") && type.hasSuffix("]")
    if isCollection { type = String(type.dropFirst().dropLast()) }
    return ClassTable.Outlet(
      name: property.name, type: type, isOptional: isOptional, isCollection: isCollection)
  }

  private func segueAction(_ method: MethodDeclaration) -> ClassTable.SegueAction {
    let values = ["coder", "sender", "identifier"]
    let arguments = method.parameters.enumerated().map { position, parameter in
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      return label + (values.indices.contains(position) ? values[position] : "nil")
    }
    return ClassTable.SegueAction(
      selector: method.selector, call: "\(method.name)(\(arguments.joined(separator: ", ")))")
  }
}
