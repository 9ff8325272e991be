// SPDX-License-Identifier: MIT
// Page: previews of input history.

import Curium
import CuriumPreviews

/// A text field that remembers earlier input. ↑ and ↓ recall it.
enum TextInputHistoryPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { Prompt(placeholder: "Command") }
    Preview("Disabled") { Prompt(placeholder: "Command").disabled(true) }
    Preview("Playground") { knobs in
      Prompt(placeholder: knobs.text("placeholder", "Command"))
        .disabled(knobs.flag("disabled", false))
    }
  }

  /// A field with three earlier inputs.
  private struct Prompt: View {
    let placeholder: String
    @State private var command = ""
    @Environment(\.isEnabled) private var isEnabled
    @State private var history = ["make clean", "make", "make check"]

    init(placeholder: String) { self.placeholder = placeholder }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        StandardTextField(placeholder: placeholder, text: $command)
          .onSubmit { command = "" }
          .textInputHistory($history)
          .fieldLine()
        CaptionText(text: "\(history.count) earlier inputs: press ↑")
          .token(
            ComponentTokens.CaptionText.textColor, isEnabled ? .textMuted : .textDisabled)
      }
    }
  }
}
