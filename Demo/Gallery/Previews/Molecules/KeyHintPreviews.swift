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
      HStack(spacing: 2) {
        KeyHint(key: "ctrl+s", label: "save").layoutPriority(1)
        KeyHint(key: "esc", label: "close").layoutPriority(1)
        Text("billing.toml").foregroundStyle(.textMuted)
      }
      .lineLimit(1)
      .padding(.horizontal, 1)
      .background(.surface)
    }
    Preview("Playground") { knobs in
      KeyHint(key: knobs.text("key", "enter"), label: knobs.text("label", "open"))
    }
  }
}
