// SPDX-License-Identifier: MIT
// Page: previews of PlainButton.

import Curium
import CuriumPreviews

enum PlainButtonPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { PlainButton(title: "Not now") {} }
    Preview("Disabled") { PlainButton(title: "Not now") {}.disabled(true) }
    Preview("Playground") { knobs in
      PlainButton(title: knobs.text("title", "Not now")) {}
        .frame(width: knobs.length("width", 12, in: 0...40))
        .disabled(knobs.flag("disabled", false))
    }
  }
}
