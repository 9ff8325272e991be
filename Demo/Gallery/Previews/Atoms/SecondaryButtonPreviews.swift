// SPDX-License-Identifier: MIT
// Page: previews of SecondaryButton.

import Curium
import CuriumPreviews

enum SecondaryButtonPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { SecondaryButton(title: "Cancel") {} }
    Preview("Disabled") { SecondaryButton(title: "Cancel") {}.disabled(true) }
    Preview("Playground") { knobs in
      SecondaryButton(title: knobs.text("title", "Cancel")) {}
        .frame(width: knobs.length("width", 12, in: 0...40))
        .disabled(knobs.flag("disabled", false))
    }
  }
}
