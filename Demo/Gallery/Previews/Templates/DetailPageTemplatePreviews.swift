// SPDX-License-Identifier: MIT
// Page: previews of DetailPageTemplate.

import Curium
import CuriumPreviews

enum DetailPageTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Loaded") {
      DetailPageTemplate {
        Text("api-gateway 2.4.1")
      } content: {
        Text("Routes requests to all services, checks tokens and limits rates.")
        ContentSection(title: "Deployment", icon: "shippingbox") {
          InfoRow(label: "Region", value: "eu-west-1")
          InfoRow(label: "Replicas", value: "6 of 6")
          InfoRow(label: "Deployed", value: "today at 14:20")
          InfoRow(label: "Owner", value: "Ada Okafor")
        }
        .frame(maxWidth: ComponentTokens.Form.width)
        ContentSection(title: "Health", icon: "gauge", iconColor: .success) {
          Gauge("Processor", value: 0.31)
          Gauge("Memory", value: 0.72, color: .warning)
          Gauge("Disk", value: 0.44)
        }
        .labelsAligned()
        .frame(maxWidth: ComponentTokens.Form.width)
        Banner(
          title: "Version 2.4.2 is available", message: "It fixes two bugs.", intent: .info
        )
        .frame(maxWidth: ComponentTokens.Form.width)
      } actions: {
        PrimaryButton(title: "Deploy") {}
        SecondaryButton(title: "Roll back") {}
      }
    }
    Preview("Loading") { ServicePage(state: .loading) }
    Preview("Empty") { ServicePage(state: .empty) }
    Preview("Failed") { ServicePage(state: .failed("Couldn't connect. Check your network.")) }
    Preview("Playground") { knobs in
      DetailPageTemplate(
        state: knobs.pageState("state"), onRetry: knobs.action("onRetry")
      ) {
        Text(knobs.text("header", "api-gateway 2.4.1"))
      } content: {
        Text(knobs.text("content", "Routes requests to all services."))
      } actions: {
        PrimaryButton(title: knobs.text("action", "Deploy")) {}
      }
    }
  }
}

/// A page in a state.
private struct ServicePage: View {
  @State var state: PageState

  var body: some View {
    DetailPageTemplate(state: state, onRetry: { state = .loaded }) {
      Text("api-gateway 2.4.1")
    } content: {
      Text("Routes requests to all services.")
    } actions: {
      SecondaryButton(title: "Roll back") {}
    }
  }
}
