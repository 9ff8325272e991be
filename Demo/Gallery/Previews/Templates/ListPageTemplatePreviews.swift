// SPDX-License-Identifier: MIT
// Page: previews of ListPageTemplate.

import Curium
import CuriumPreviews

enum ListPageTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Loaded") {
      StatefulPreview("") { query in
        ListPageTemplate(title: "Services", query: query, onBack: {}) {
          VStack(spacing: 1) {
            ForEach(PreviewService.all.filter { $0.name.contains(query.wrappedValue) }) { service in
              ActionRow(title: service.name, subtitle: service.owner, value: service.time) {}
            }
          }
        }
      }
    }
    Preview("Loading") { ServicesPage(state: .loading) }
    Preview("Empty") { ServicesPage(state: .empty) }
    Preview("Nothing found") { ServicesPage(state: .empty, query: "chekout") }
    Preview("Failed") { ServicesPage(state: .failed("Couldn't connect. Check your network.")) }
    Preview("Playground") { knobs in
      ListPageTemplate(
        title: knobs.text("title", "Packages"), query: knobs.binding("query", ""),
        state: knobs.pageState("state"), onBack: knobs.action("onBack", false),
        onRetry: knobs.action("onRetry")
      ) {
        InfoRow(label: "swift-nio", value: "2.101.2")
        InfoRow(label: "swift-log", value: "1.6.4")
      }
    }
  }
}

/// A page in a state.
private struct ServicesPage: View {
  @State var state: PageState
  @State var query = ""

  var body: some View {
    ListPageTemplate(
      title: "Services", query: $query, state: state, onRetry: { state = .loaded }
    ) {
      InfoRow(label: "checkout", value: "812 ms")
    }
  }
}
