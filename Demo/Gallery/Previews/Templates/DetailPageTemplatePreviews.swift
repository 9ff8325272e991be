// SPDX-License-Identifier: MIT
// Page: previews of DetailPageTemplate.

import Curium
import CuriumPreviews

enum DetailPageTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  @MainActor private static func page(_ state: PageState) -> some View {
    DetailPageTemplate(state: state, onRetry: {}) {
      Text("Header")
    } content: {
      Text("Content")
    } actions: {
      Text("Actions")
    }
  }

  static var previews: [Preview] {
    Preview("Loaded") {
      DetailPageTemplate {
        Text("Header")
      } content: {
        ForEach(1..<13) { Text("Line \($0) of the content") }
      } actions: {
        Text("Actions")
      }
    }
    Preview("Loading") {
      DetailPageTemplate(isLoading: true) {
        Text("Header")
      } content: {
        Text("Content")
      } actions: {
        Text("Actions")
      }
    }
    Preview("Empty") { page(.empty) }
    Preview("Failed") { page(.failed("There is no network. Check the cable.")) }
    Preview("Playground") { knobs in
      DetailPageTemplate(
        state: knobs.choice(
          "state",
          of: [
            ".loaded": PageState.loaded, ".loading": .loading, ".empty": .empty,
            ".failed(\"There is no network.\")": .failed("There is no network."),
          ]), onRetry: knobs.action("onRetry")
      ) {
        Text(knobs.text("header", "Header"))
      } content: {
        Text(knobs.text("content", "Page content"))
      } actions: {
        Text(knobs.text("actions", "Actions"))
      }
    }
  }
}
