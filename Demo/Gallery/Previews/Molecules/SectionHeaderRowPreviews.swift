// SPDX-License-Identifier: MIT
// Page: previews of SectionHeaderRow.

import Curium
import CuriumPreviews

enum SectionHeaderRowPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      SectionHeaderRow(
        icon: "clock", title: "Recent", subtitle: "Opened this week", actionTitle: "Show all"
      ) {}
      .frame(maxWidth: 44)
    }
    Preview("Without an action") {
      SectionHeaderRow(icon: "star.fill", title: "Favourites", subtitle: "3 services")
        .frame(maxWidth: 44)
    }
    Preview("Narrow") {
      SectionHeaderRow(
        icon: "shippingbox", title: "Dependencies", subtitle: "Resolved two minutes ago",
        actionTitle: "Update"
      ) {}
      .frame(width: 26)
    }
    Preview("Disabled") {
      SectionHeaderRow(icon: "clock", title: "Recent", actionTitle: "Show all") {}
        .frame(maxWidth: 44).disabled(true)
    }
    Preview("Playground") { knobs in
      SectionHeaderRow(
        icon: knobs.icon("icon", "clock"), title: knobs.text("title", "Recent"),
        subtitle: knobs.optionalText("subtitle", "Opened this week"),
        actionTitle: knobs.optionalText("actionTitle", "Show all")
      ) {}
      .frame(width: knobs.length("width", 44, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
