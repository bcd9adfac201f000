import Foundation
import SwiftData

@Model
final class RecipeVisit {
  @Attribute(.unique) var recipe: String
  var count: Int
  @Relationship(deleteRule: .cascade, inverse: \VisitNote.visit) var notes: [VisitNote] = []

  init(recipe: String) {
    self.recipe = recipe
    count = 0
  }
}

@Model
final class VisitNote {
  var text: String
  var visit: RecipeVisit?

  init(text: String, visit: RecipeVisit?) {
    self.text = text
    self.visit = visit
  }
}

/// The recipes that were opened, for as long as the app runs.
@MainActor
final class RecentRecipes {
  private let container = try? ModelContainer(
    for: RecipeVisit.self, VisitNote.self,
    configurations: ModelConfiguration(isStoredInMemoryOnly: true))

  func visit(_ recipe: String) {
    guard let context = container?.mainContext else { return }
    let known = FetchDescriptor<RecipeVisit>(
      predicate: #Predicate { $0.recipe == recipe }, sortBy: [SortDescriptor(\.recipe)])
    let visit = (try? context.fetch(known))?.first ?? RecipeVisit(recipe: recipe)
    visit.count += 1
    context.insert(visit)
    context.insert(VisitNote(text: "\(visit.count)", visit: visit))
    precondition(visit.notes.count == visit.count)
    try? context.save()
  }
}
