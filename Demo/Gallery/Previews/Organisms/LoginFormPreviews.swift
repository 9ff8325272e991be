// SPDX-License-Identifier: MIT
// Page: previews of LoginForm.

import Curium
import CuriumPreviews

enum LoginFormPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("") { name in
        VStack(alignment: .leading, spacing: 1) {
          LoginForm { address, _ in name.wrappedValue = address }
          if !name.wrappedValue.isEmpty {
            Banner(title: "Signed in", message: name.wrappedValue, intent: .success)
          }
        }
      }
    }
    Preview("Playground") { knobs in
      LoginForm { _, _ in }
        .frame(maxWidth: knobs.length("maxWidth", 44, in: 0...60))
        .disabled(knobs.flag("disabled", false))
    }
  }
}
