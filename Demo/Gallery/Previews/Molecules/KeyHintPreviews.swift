// SPDX-License-Identifier: MIT
// Page: previews of KeyHint.

import Curium
import CuriumPreviews

enum KeyHintPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Several") {
      HStack(spacing: DesignTokens.Spacing.sm) {
        KeyHint(key: "enter", label: "open")
        KeyHint(key: "/", label: "search")
      }
    }
    Preview("In use") {
      VStack(spacing: 1) {
        Text("No services yet").bold()
        KeyHint(key: "n", label: "add a service")
      }
    }
    Preview("Playground") { knobs in
      KeyHint(key: knobs.text("key", "enter"), label: knobs.text("label", "open"))
    }
  }
}
