// SPDX-License-Identifier: MIT
// Page: previews of MainLayout.

import Curium
import CuriumPreviews

enum MainLayoutPreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Default") {
      MainLayout(title: "Services", onBack: {}, onSettings: {}) {
        MetricsDashboard(metrics: [
          Metric("Running", value: "9"), Metric("Slow", value: "2"),
          Metric("Stopped", value: "1"),
        ])
        DataTable(
          PreviewService.all,
          columns: [
            DataColumn("Service", value: \.name),
            DataColumn("Owner", value: \.owner),
            DataColumn("Latency", alignment: .trailing) { $0.time },
          ])
      }
    }
    Preview("Title only") {
      MainLayout(title: "Services") { Text("9 running, 2 slow, 1 stopped") }
    }
    Preview("Loading") { ServicesScreen(state: .loading) }
    Preview("Empty") { ServicesScreen(state: .empty) }
    Preview("Failed") { ServicesScreen(state: .failed("Couldn't connect. Check your network.")) }
    Preview("Playground") { knobs in
      MainLayout(
        title: knobs.text("title", "Services"),
        state: knobs.pageState("state"), onBack: knobs.action("onBack"),
        onSettings: knobs.action("onSettings"), onRetry: knobs.action("onRetry")
      ) {
        Text(knobs.text("content", "9 running, 2 slow, 1 stopped"))
      }
    }
  }
}

/// A screen in a state.
private struct ServicesScreen: View {
  @State var state: PageState

  var body: some View {
    MainLayout(title: "Services", state: state, onBack: {}, onRetry: { state = .loaded }) {
      Text("9 running, 2 slow, 1 stopped")
    }
  }
}
