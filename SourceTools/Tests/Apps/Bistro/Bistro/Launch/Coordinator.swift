import UIKit

@MainActor
protocol Coordinator: AnyObject {
    func start()
}

struct Dependencies {
    var recipes: any RecipeSource
    var persistence: PersistenceController

    static let live = Dependencies(recipes: RemoteRecipes(), persistence: .shared)
}
