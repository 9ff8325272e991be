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

  @MainActor private static var dashboard: some View {
    DashboardTemplate(title: "Harbour", onSettings: {}) {
      figure("Ships in port", "14")
      figure("Berths free", "6")
      figure("Tide", "2.4 m, rising")
    } panels: {
      figure("Next arrival", "Bergen, 14:20")
      figure("Next departure", "Brest, 15:05")
    }
  }

  static var previews: [Preview] {
    Preview("All the room") { dashboard }
    Preview("30 columns") { dashboard.frame(width: 30) }
    Preview("Playground") { knobs in
      DashboardTemplate(
        title: knobs.text("title", "Harbour"), onBack: knobs.action("onBack", false),
        onSettings: knobs.action("onSettings")
      ) {
        figure("Ships in port", knobs.text("ships", "14"))
        figure("Berths free", "6")
      } panels: {
        figure("Next arrival", knobs.text("arrival", "Bergen, 14:20"))
      }
    }
  }
}
