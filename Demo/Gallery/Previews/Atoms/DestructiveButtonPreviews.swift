// SPDX-License-Identifier: MIT
// Page: previews of DestructiveButton.

import Curium
import CuriumPreviews

enum DestructiveButtonPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { DestructiveButton(title: "Delete") {} }
    Preview("Disabled") { DestructiveButton(title: "Delete") {}.disabled(true) }
    Preview("Playground") { knobs in
      DestructiveButton(title: knobs.text("title", "Delete")) {}
        .frame(width: knobs.length("width", 12, in: 0...40))
        .disabled(knobs.flag("disabled", false))
    }
  }
}
