// SPDX-License-Identifier: MIT
// Page: previews of InfoRow.

import Curium
import CuriumPreviews

enum InfoRowPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") { InfoRow(label: "Version", value: "6.3.1") }
    Preview("Coloured value") {
      InfoRow(label: "Last build", value: "failed", valueColor: .error)
    }
    Preview("Narrow") {
      InfoRow(label: "Licence", value: "Apache License 2.0 with Runtime Library Exception")
        .frame(width: 24)
    }
    Preview("Playground") { knobs in
      InfoRow(
        label: knobs.text("label", "Version"), value: knobs.text("value", "6.3.1"),
        valueColor: knobs.color("valueColor", .primary)
      )
      .frame(width: knobs.length("width", 36, in: 0...60))
    }
  }
}
