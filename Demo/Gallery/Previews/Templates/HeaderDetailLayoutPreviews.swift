// SPDX-License-Identifier: MIT
// Page: previews of HeaderDetailLayout.

import Curium
import CuriumPreviews

enum HeaderDetailLayoutPreviews: PreviewProvider {
  static var level: Level { .template }

  @MainActor private static func layout(_ state: PageState) -> some View {
    HeaderDetailLayout(state: state, onRetry: {}) {
      Text("swift-nio").font(ComponentTokens.Page.titleFont)
      Text("Event-driven network applications").foregroundStyle(.textSecondary)
    } detail: {
      Text("Version 2.101.2, released three days ago.")
      Text("Apache License 2.0")
    }
  }

  static var previews: [Preview] {
    Preview("Default") { layout(.loaded) }
    Preview("Loading") { layout(.loading) }
    Preview("Empty") { layout(.empty) }
    Preview("Failed") { layout(.failed("There is no network. Check the cable.")) }
    Preview("Playground") { knobs in
      HeaderDetailLayout(
        state: knobs.choice(
          "state",
          of: [
            ".loaded": PageState.loaded, ".loading": .loading, ".empty": .empty,
            ".failed(\"There is no network.\")": .failed("There is no network."),
          ]), onRetry: knobs.action("onRetry")
      ) {
        Text(knobs.text("title", "swift-nio")).font(ComponentTokens.Page.titleFont)
        Text(knobs.text("subtitle", "Event-driven networks")).foregroundStyle(.textSecondary)
      } detail: {
        Text(knobs.text("detail", "Version 2.101.2, released three days ago."))
      }
    }
  }
}
