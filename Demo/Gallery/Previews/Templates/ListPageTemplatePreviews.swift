// SPDX-License-Identifier: MIT
// Page: previews of ListPageTemplate.

import Curium
import CuriumPreviews

enum ListPageTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  @MainActor private static func page(_ state: PageState, query: String = "") -> some View {
    StatefulPreview(query) {
      ListPageTemplate(title: "Packages", query: $0, state: state, onRetry: {}) {
        InfoRow(label: "swift-nio", value: "2.101.2")
        InfoRow(label: "swift-log", value: "1.6.4")
        InfoRow(label: "swift-collections", value: "1.3.0")
      }
    }
  }

  static var previews: [Preview] {
    Preview("Loaded") { page(.loaded) }
    Preview("Loading") { page(.loading) }
    Preview("Empty") { page(.empty) }
    Preview("Nothing found") { page(.empty, query: "swift-ni0") }
    Preview("Failed") { page(.failed("There is no network. Check the cable.")) }
    Preview("Playground") { knobs in
      ListPageTemplate(
        title: knobs.text("title", "Packages"), query: knobs.binding("query", ""),
        state: knobs.choice(
          "state",
          of: [
            ".loaded": PageState.loaded, ".loading": .loading, ".empty": .empty,
            ".failed(\"There is no network.\")": .failed("There is no network."),
          ]), onBack: knobs.action("onBack", false), onRetry: knobs.action("onRetry")
      ) {
        InfoRow(label: "swift-nio", value: "2.101.2")
        InfoRow(label: "swift-log", value: "1.6.4")
      }
    }
  }
}
