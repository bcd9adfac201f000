import SwiftUI

struct RecipeDetailView: View {

    let recipe: Recipe
    let onCook: () -> Void
    @State private var servings = 2

    var body: some View {
        List {
            Text("\(recipe.minutes) minutes")
            Stepper("Servings: \(servings)", value: $servings, in: 1...8)
            Button("Start Cooking", action: onCook)
                .buttonStyle(.borderedProminent)
        }
        .navigationTitle(recipe.name)
    }
}

#Preview {
    RecipeDetailView(recipe: Recipe.samples[0], onCook: {})
}
