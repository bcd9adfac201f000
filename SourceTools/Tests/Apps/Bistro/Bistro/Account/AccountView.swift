import SwiftUI

@MainActor
final class AccountViewModel: ObservableObject {

    @Published private(set) var name = "Robin"
    weak var coordinator: AccountCoordinator?

    func settingsTapped() {
        coordinator?.showSettings()
    }
}

struct AccountView: View {

    @StateObject private var viewModel: AccountViewModel
    @Environment(\.openURL) private var openURL

    init(viewModel: AccountViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel)
    }

    var body: some View {
        Form {
            Section("Signed in as \(viewModel.name)") {
                Button("Settings") {
                    viewModel.settingsTapped()
                }
                Button {
                    viewModel.coordinator?.showPaywall()
                } label: {
                    Label("Go Premium", systemImage: "star")
                }
            }
        }
        .navigationTitle("Account")
    }
}
