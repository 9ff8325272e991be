// SPDX-License-Identifier: MIT
// Page: previews of GroupedSettings.

import Curium
import CuriumPreviews

enum GroupedSettingsPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      GroupedSettings(title: "Network", footer: "Updates install overnight.") {
        StatefulPreview(true) { Toggle("Install updates", isOn: $0) }
        StatefulPreview(false) { Toggle("Use metered networks", isOn: $0) }
      }
    }
    Preview("Title only") {
      GroupedSettings(title: "About") {
        Text("Version 4.2.1")
      }
    }
    Preview("Playground") { knobs in
      GroupedSettings(
        title: knobs.text("title", "Network"),
        footer: knobs.optionalText("footer", "Updates install overnight.")
      ) {
        Toggle("Install updates", isOn: knobs.binding("updates", true))
        Toggle("Use metered networks", isOn: knobs.binding("metered", false))
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
