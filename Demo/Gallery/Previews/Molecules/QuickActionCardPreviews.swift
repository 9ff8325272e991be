// SPDX-License-Identifier: MIT
// Page: previews of QuickActionCard.

import Curium
import CuriumPreviews

enum QuickActionCardPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      QuickActionCard(
        title: "New package", subtitle: "From a template", icon: "plus", color: .success
      ) {}
      .frame(maxWidth: 40)
    }
    Preview("Several") {
      VStack(spacing: 1) {
        QuickActionCard(
          title: "Open a folder", subtitle: "Open recent ones too", icon: "folder", color: .info
        ) {}
        QuickActionCard(
          title: "Delete the project", subtitle: "Asks for confirmation", icon: "trash",
          color: .error
        ) {}
      }
      .frame(maxWidth: 40)
    }
    Preview("Disabled") {
      QuickActionCard(
        title: "New package", subtitle: "From a template", icon: "plus", color: .success
      ) {}
      .frame(maxWidth: 40).disabled(true)
    }
    Preview("Narrow") {
      QuickActionCard(
        title: "New package", subtitle: "From a template", icon: "plus", color: .success
      ) {}
      .frame(width: 20)
    }
    Preview("Playground") { knobs in
      QuickActionCard(
        title: knobs.text("title", "New package"),
        subtitle: knobs.text("subtitle", "From a template"),
        icon: knobs.icon("icon", "plus"), color: knobs.color("color", .success)
      ) {}
      .frame(maxWidth: knobs.length("maxWidth", 40, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
