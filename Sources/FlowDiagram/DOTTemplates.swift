/// The templates of things of one kind, by what they look like. There are few.
struct DOTTemplates<Look: Equatable> {
  private var known: [(look: Look, template: DOTTemplate)] = []

  /// O(*n*) in the looks that differ.
  subscript(_ look: Look) -> DOTTemplate? {
    for (other, template) in known where other == look { return template }
    return nil
  }

  mutating func add(_ template: DOTTemplate, for look: Look) {
    known.append((look, template))
  }
}
