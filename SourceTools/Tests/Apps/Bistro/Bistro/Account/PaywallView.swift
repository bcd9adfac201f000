import StoreKit
import SwiftUI

struct PaywallView: View {

    var onClose: () -> Void

    var body: some View {
        VStack(spacing: 16) {
            Text("Bistro Premium").font(.largeTitle)
            header
            Button("Not Now") { onClose() }
        }
        .padding()
    }

    private var header: some View {
        Image(systemName: "star.circle.fill").resizable().frame(width: 80, height: 80)
    }
}
