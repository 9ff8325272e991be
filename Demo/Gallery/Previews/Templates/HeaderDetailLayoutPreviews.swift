// SPDX-License-Identifier: MIT
// Page: previews of HeaderDetailLayout.

import Curium
import CuriumPreviews

enum HeaderDetailLayoutPreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Default") {
      HeaderDetailLayout {
        Text("swift-nio").font(ComponentTokens.Page.titleFont)
        Text("Event-driven network applications").foregroundStyle(.textSecondary)
      } detail: {
        MetricsDashboard(metrics: [
          Metric("Stars", value: "8,312", trend: .up("2%")),
          Metric("Open issues", value: "27", trend: .down("4"), lowerIsBetter: true),
          Metric("Downloads", value: "184,320", trend: .up("12%")),
        ])
        .frame(maxWidth: 124)
        PackageSections().frame(maxWidth: 124)
      }
    }
    Preview("Loading") { PackageDetails(state: .loading) }
    Preview("Empty") { PackageDetails(state: .empty) }
    Preview("Failed") { PackageDetails(state: .failed("Couldn't connect. Check your network.")) }
    Preview("Playground") { knobs in
      HeaderDetailLayout(
        state: knobs.pageState("state"), onRetry: knobs.action("onRetry")
      ) {
        Text(knobs.text("title", "swift-nio")).font(ComponentTokens.Page.titleFont)
        Text(knobs.text("subtitle", "Event-driven networks")).foregroundStyle(.textSecondary)
      } detail: {
        Text(knobs.text("detail", "Version 2.101.2, released three days ago."))
      }
    }
  }
}

/// Two sections side by side, or one above the other in a narrow window.
private struct PackageSections: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 2) { sections }
      VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) { sections }
    }
  }

  @ViewBuilder private var sections: some View {
    ContentSection(title: "Release", icon: "shippingbox") {
      InfoRow(label: "Version", value: "2.101.2")
      InfoRow(label: "Released", value: "3 days ago")
      InfoRow(label: "Licence", value: "Apache 2.0")
    }
    ContentSection(title: "Used by", icon: "person") {
      InfoRow(label: "api-gateway", value: "2.4.1")
      InfoRow(label: "checkout", value: "1.18.0")
      InfoRow(label: "webhooks", value: "1.6.4")
    }
  }
}

/// A package whose details are in a state.
private struct PackageDetails: View {
  @State var state: PageState

  var body: some View {
    HeaderDetailLayout(state: state, onRetry: { state = .loaded }) {
      Text("swift-nio").font(ComponentTokens.Page.titleFont)
      Text("Event-driven network applications").foregroundStyle(.textSecondary)
    } detail: {
      Text("Version 2.101.2, released three days ago.")
      Text("Apache License 2.0")
    }
  }
}
