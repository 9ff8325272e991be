// SPDX-License-Identifier: MIT
// Page: previews of SplitTemplate.

import Curium
import CuriumPreviews

enum SplitTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Full width") { Packages(state: .loaded) }
    Preview("44 columns") { Packages(state: .loaded).frame(width: 44) }
    Preview("Loading") { Packages(state: .loading) }
    Preview("Empty") { Packages(state: .empty) }
    Preview("Failed") { Packages(state: .failed("Couldn't connect. Check your network.")) }
    Preview("Playground") { knobs in
      SplitTemplate(
        masterWidth: knobs.number("masterWidth", 18, in: 0...60),
        state: knobs.pageState("state"), onRetry: knobs.action("onRetry")
      ) {
        Text(knobs.text("master", "swift-nio"))
        Text("swift-log")
      } detail: {
        Text(knobs.text("detail", "Event-driven network applications."))
      }
    }
  }
}

/// Packages beside the selected one, in a state.
private struct Packages: View {
  @State var state: PageState
  @State var selected: String? = "swift-nio"

  private static let purposes = [
    "swift-nio": "Event-driven network applications, servers and clients.",
    "swift-log": "One logger for all packages of an app.",
    "swift-system": "System calls with Swift types.",
    "swift-syntax": "Parses Swift source code and generates it.",
  ]

  var body: some View {
    let name = selected ?? "swift-nio"
    SplitTemplate(masterWidth: 18, state: state, onRetry: { state = .loaded }) {
      List(selection: $selected) {
        ForEach(["swift-nio", "swift-log", "swift-system", "swift-syntax"], id: \.self) {
          Text($0)
        }
      }
      .frame(maxHeight: 4)
    } detail: {
      Text(name).font(ComponentTokens.Page.titleFont)
      Text(Self.purposes[name] ?? "")
      ContentSection(title: "Release", icon: "shippingbox") {
        InfoRow(label: "Version", value: "2.101.2")
        InfoRow(label: "Licence", value: "Apache 2.0")
        InfoRow(label: "Released", value: "3 days ago")
      }
      .frame(maxWidth: ComponentTokens.Form.width)
      ContentSection(title: "Quality", icon: "checkmark", iconColor: .success) {
        Gauge("Coverage", value: 0.86)
        Gauge("Documented", value: 0.94)
      }
      .labelsAligned()
      .frame(maxWidth: ComponentTokens.Form.width)
    }
  }
}
