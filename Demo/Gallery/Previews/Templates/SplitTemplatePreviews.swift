// SPDX-License-Identifier: MIT
// Page: previews of SplitTemplate.

import Curium
import CuriumPreviews

enum SplitTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  private static let packages = [
    "swift-nio": "Event-driven network applications, servers and clients.",
    "swift-log": "One log for all the packages of an app.",
    "swift-system": "Calls of the system, with types.",
    "swift-syntax": "Sources read into trees and written again.",
  ]

  @MainActor private static func split(_ state: PageState) -> some View {
    StatefulPreview("swift-nio" as String?) { chosen in
      let name = chosen.wrappedValue ?? "swift-nio"
      SplitTemplate(masterWidth: 18, state: state, onRetry: {}) {
        List(selection: chosen) {
          ForEach(["swift-nio", "swift-log", "swift-system", "swift-syntax"], id: \.self) {
            Text($0)
          }
        }
        .frame(height: 4)
      } detail: {
        Text(name).font(ComponentTokens.Page.titleFont)
        Text(packages[name] ?? "")
      }
    }
  }

  static var previews: [Preview] {
    Preview("All the room") { split(.loaded) }
    Preview("44 columns") { split(.loaded).frame(width: 44) }
    Preview("Loading") { split(.loading) }
    Preview("Empty") { split(.empty) }
    Preview("Failed") { split(.failed("There is no network. Check the cable.")) }
    Preview("Playground") { knobs in
      SplitTemplate(
        masterWidth: knobs.number("masterWidth", 18, in: 0...60),
        state: knobs.choice(
          "state",
          of: [
            ".loaded": PageState.loaded, ".loading": .loading, ".empty": .empty,
            ".failed(\"There is no network.\")": .failed("There is no network."),
          ]), onRetry: knobs.action("onRetry")
      ) {
        Text(knobs.text("master", "swift-nio"))
        Text("swift-log")
      } detail: {
        Text(knobs.text("detail", "Event-driven network applications."))
      }
    }
  }
}
