// SPDX-License-Identifier: MIT
// Page: previews of Icon.

import Curium
import CuriumPreviews

/// An icon of the theme, with the name of an SF Symbol: `Image(systemName:)`.
enum IconPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Signs") {
      HStack {
        Image(systemName: "magnifyingglass")
        Image(systemName: "gear")
        Image(systemName: "star.fill")
        Image(systemName: "trash")
        Image(systemName: "bell")
      }
    }
    Preview("Colours") {
      HStack {
        Image(systemName: "checkmark").foregroundStyle(.success)
        Image(systemName: "exclamationmark.triangle").foregroundStyle(.warning)
        Image(systemName: "xmark").foregroundStyle(.error)
      }
    }
    Preview("In use") {
      VStack(alignment: .leading, spacing: 0) {
        Label("Search", systemImage: "magnifyingglass")
        Label("Alerts", systemImage: "bell")
        Label("Settings", systemImage: "gear")
      }
    }
    Preview("Playground") { knobs in
      Image(systemName: knobs.icon("systemName", "gear"))
        .foregroundStyle(knobs.color("color", .brandPrimary))
    }
  }
}
