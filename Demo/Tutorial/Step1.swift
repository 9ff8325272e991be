// SPDX-License-Identifier: MIT
// Page: step 1 of the tutorial, a first screen.

import Curium

struct FirstScreen: App {
  @State private var count = 0
  @Environment(\.quit) private var quit

  var body: some View {
    MainLayout(title: "Releases") {
      Text("Published this week: \(count)").bold()
      PrimaryButton(title: "Publish") { count += 1 }
      SecondaryButton(title: "Quit") { quit() }
    }
  }
}
