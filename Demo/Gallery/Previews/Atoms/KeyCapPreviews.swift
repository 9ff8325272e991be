// SPDX-License-Identifier: MIT
// Page: previews of KeyCap.

import Curium
import CuriumPreviews

enum KeyCapPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Keys") {
      HStack(spacing: 1) {
        KeyCap(text: "Ctrl")
        KeyCap(text: "K")
        KeyCap(text: "enter")
      }
    }
    Preview("Playground") { knobs in
      KeyCap(text: knobs.text("text", "Ctrl"))
    }
  }
}
