/// A plain picture of a screen, as what a person sees there from top to bottom.
package struct Wireframe: Sendable, Hashable {
  /// One thing on the screen.
  package struct Part: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
      /// The screen is a sheet over another one, or an alert.
      case sheet, alert
      /// The title of the navigation bar; a back button and bar items on its sides.
      case title, back, left, right
      /// A text, and an image by its name.
      case text, image
      case button, field, search, slider, stepper
      /// A switch with its name.
      case on, off
      /// A segmented control: its titles.
      case segments
      /// A row of a table: its text, and a second one. An item of a collection: its text.
      case row, item
      /// The titles of a tab bar.
      case tabs
    }

    package var kind: Kind
    package var texts: [String]
    /// The index of the segment or tab that is selected.
    package var selected: Int?

    package init(_ kind: Kind, _ texts: String..., selected: Int? = nil) {
      self.init(kind, texts: texts, selected: selected)
    }

    package init(_ kind: Kind, texts: [String], selected: Int? = nil) {
      self.kind = kind
      self.texts = texts
      self.selected = selected
    }
  }

  /// The name of the file of a screen ends in this.
  package static let fileExtension = "wireframe"

  /// The class of the screen, without its module.
  package var screen: String
  /// What is on it, from top to bottom.
  package var parts: [Part]

  package init(screen: String, parts: [Part] = []) {
    self.screen = screen
    self.parts = parts
  }

  /// The first part of a kind.
  package func first(_ kind: Part.Kind) -> Part? { parts.first { $0.kind == kind } }
}
