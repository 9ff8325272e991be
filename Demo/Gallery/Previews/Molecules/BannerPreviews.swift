// SPDX-License-Identifier: MIT
// Page: previews of Banner.

import Curium
import CuriumPreviews

enum BannerPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Intents") {
      VStack(spacing: 1) {
        Banner(title: "Version 2.4.1 is available", intent: .info)
        Banner(title: "Settings saved", intent: .success)
        Banner(title: "The disk is almost full", intent: .warning)
        Banner(title: "No connection", message: "Check your connection.", intent: .error)
      }
      .frame(maxWidth: 44)
    }
    Preview("With a button") {
      StatefulPreview(true) { isShown in
        if isShown.wrappedValue {
          Banner(
            title: "No connection", message: "Check your connection, then try again.",
            intent: .error
          ) {
            isShown.wrappedValue = false
          }
          .frame(maxWidth: 36)
        } else {
          PlainButton(title: "Show again") { isShown.wrappedValue = true }
        }
      }
    }
    Preview("Disabled") {
      Banner(title: "No connection", intent: .error) {}.frame(maxWidth: 36).disabled(true)
    }
    Preview("Playground") { knobs in
      Banner(
        title: knobs.text("title", "No connection"),
        message: knobs.optionalText("message", "Check your connection, then try again."),
        intent: knobs.choice("intent", .error), onDismiss: knobs.action("onDismiss")
      )
      .frame(maxWidth: knobs.length("maxWidth", 40, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
