// SPDX-License-Identifier: MIT
// Page: previews of ToggleRow.

import Curium
import CuriumPreviews

enum ToggleRowPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("On") {
      StatefulPreview(true) { ToggleRow(title: "Notifications", isOn: $0) }.frame(maxWidth: 36)
    }
    Preview("Off") {
      StatefulPreview(false) {
        ToggleRow(title: "Crash reports", subtitle: "Anonymous, once a day", isOn: $0)
      }
      .frame(maxWidth: 36)
    }
    Preview("Disabled") {
      StatefulPreview(true) { ToggleRow(title: "Notifications", isOn: $0) }
        .frame(maxWidth: 36).disabled(true)
    }
    Preview("Playground") { knobs in
      ToggleRow(
        title: knobs.text("title", "Crash reports"),
        subtitle: knobs.optionalText("subtitle", "Anonymous, once a day"),
        isOn: knobs.binding("isOn", true)
      )
      .frame(maxWidth: knobs.length("maxWidth", 36, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
