// SPDX-License-Identifier: MIT
// Page: previews of Toast.

import Curium
import CuriumPreviews

enum ToastPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") { Toast(message: "Copied") }
    Preview("With an icon") { Toast(message: "Saved", icon: "checkmark", color: .success) }
    Preview("Playground") { knobs in
      Toast(
        message: knobs.text("message", "Saved"), icon: knobs.optionalIcon("icon", "checkmark"),
        color: knobs.color("color", .success))
    }
  }
}
