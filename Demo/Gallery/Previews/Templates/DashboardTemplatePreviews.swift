// SPDX-License-Identifier: MIT
// Page: previews of DashboardTemplate.

import Curium
import CuriumPreviews

enum DashboardTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  @MainActor private static func figure(_ name: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(name).foregroundStyle(.textSecondary)
      Text(value).font(ComponentTokens.Page.titleFont)
    }
    .padding(.horizontal, ComponentTokens.Sidebar.padding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(ComponentTokens.Sidebar.backgroundColor)
  }

  @MainActor private static func dashboard(_ state: PageState) -> some View {
    DashboardTemplate(title: "Harbour", state: state, onSettings: {}, onRetry: {}) {
      figure("Ships in port", "14")
      figure("Berths free", "6")
      figure("Tide", "2.4 m, rising")
    } panels: {
      figure("Next arrival", "Bergen, 14:20")
      figure("Next departure", "Brest, 15:05")
    }
  }

  static var previews: [Preview] {
    Preview("All the room") { dashboard(.loaded) }
    Preview("30 columns") { dashboard(.loaded).frame(width: 30) }
    Preview("Loading") { dashboard(.loading) }
    Preview("Empty") { dashboard(.empty) }
    Preview("Failed") { dashboard(.failed("The harbour office does not answer.")) }
    Preview("Playground") { knobs in
      DashboardTemplate(
        title: knobs.text("title", "Harbour"),
        state: knobs.choice(
          "state",
          of: [
            ".loaded": PageState.loaded, ".loading": .loading, ".empty": .empty,
            ".failed(\"There is no network.\")": .failed("There is no network."),
          ]), onBack: knobs.action("onBack", false),
        onSettings: knobs.action("onSettings"), onRetry: knobs.action("onRetry")
      ) {
        figure("Ships in port", knobs.text("ships", "14"))
        figure("Berths free", "6")
      } panels: {
        figure("Next arrival", knobs.text("arrival", "Bergen, 14:20"))
      }
    }
  }
}
