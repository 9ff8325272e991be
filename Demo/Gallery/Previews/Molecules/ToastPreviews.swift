// SPDX-License-Identifier: MIT
// Page: previews of Toast.

import Curium
import CuriumPreviews

enum ToastPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") { Toast(message: "Copied") }
    Preview("With an icon") { Toast(message: "Saved", icon: "checkmark", color: .success) }
    Preview("Intents") {
      VStack(alignment: .leading, spacing: 0) {
        Toast(message: "Deployed checkout", icon: "checkmark", color: .success)
        Toast(
          message: "search responds slowly", icon: "exclamationmark.triangle", color: .warning)
        Toast(message: "media doesn't respond", icon: "xmark", color: .error)
      }
    }
    Preview("Above a status bar") {
      VStack(alignment: .trailing, spacing: 0) {
        Toast(message: "Saved", icon: "checkmark", color: .success).padding(.trailing, 2)
        StatusBar().frame(maxWidth: 40)
      }
      .keyBinding("save", "ctrl+s") {}
      .keyBinding("find", "ctrl+f") {}
    }
    Preview("Playground") { knobs in
      Toast(
        message: knobs.text("message", "Saved"), icon: knobs.optionalIcon("icon", "checkmark"),
        color: knobs.color("color", .success))
    }
  }
}
