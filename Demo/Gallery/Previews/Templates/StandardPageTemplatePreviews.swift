// SPDX-License-Identifier: MIT
// Page: previews of StandardPageTemplate.

import Curium
import CuriumPreviews

enum StandardPageTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  @MainActor private static func page(_ state: PageState) -> some View {
    StandardPageTemplate(title: "About", state: state, onBack: {}, onRetry: {}) {
      Text("Curium draws components in terminal cells.")
    }
  }

  static var previews: [Preview] {
    Preview("With a way back") {
      StandardPageTemplate(title: "About", onBack: {}) {
        Text("Curium draws components in terminal cells.")
        ForEach(1..<9) { Text("Line \($0) of the content") }
      }
    }
    Preview("Title alone") {
      StandardPageTemplate(title: "About") { Text("Curium draws components in terminal cells.") }
    }
    Preview("Loading") { page(.loading) }
    Preview("Empty") { page(.empty) }
    Preview("Failed") { page(.failed("The file can't be read.")) }
    Preview("Playground") { knobs in
      StandardPageTemplate(
        title: knobs.text("title", "About"),
        state: knobs.choice(
          "state",
          of: [
            ".loaded": PageState.loaded, ".loading": .loading, ".empty": .empty,
            ".failed(\"There is no network.\")": .failed("There is no network."),
          ]), onBack: knobs.action("onBack"), onRetry: knobs.action("onRetry")
      ) {
        Text(knobs.text("content", "Curium draws components in terminal cells."))
      }
    }
  }
}
