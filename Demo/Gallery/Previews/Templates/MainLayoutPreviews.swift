// SPDX-License-Identifier: MIT
// Page: previews of MainLayout.

import Curium
import CuriumPreviews

enum MainLayoutPreviews: PreviewProvider {
  static var level: Level { .template }

  @MainActor private static func screen(_ state: PageState) -> some View {
    MainLayout(title: "Packages", state: state, onBack: {}, onRetry: {}) {
      Text("Screen content")
    }
  }

  static var previews: [Preview] {
    Preview("Default") {
      MainLayout(title: "Packages", onBack: {}, onSettings: {}) {
        Text("Screen content")
      }
    }
    Preview("Title alone") {
      MainLayout(title: "Packages") { Text("Screen content") }
    }
    Preview("Loading") { screen(.loading) }
    Preview("Empty") { screen(.empty) }
    Preview("Failed") { screen(.failed("There is no network. Check the cable.")) }
    Preview("Playground") { knobs in
      MainLayout(
        title: knobs.text("title", "Packages"),
        state: knobs.choice(
          "state",
          of: [
            ".loaded": PageState.loaded, ".loading": .loading, ".empty": .empty,
            ".failed(\"There is no network.\")": .failed("There is no network."),
          ]), onBack: knobs.action("onBack"),
        onSettings: knobs.action("onSettings"), onRetry: knobs.action("onRetry")
      ) {
        Text(knobs.text("content", "Screen content"))
      }
    }
  }
}
