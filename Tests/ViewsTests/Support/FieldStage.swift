// SPDX-License-Identifier: MIT
// Testing: a field with its own text.

import CuriumTerminal
import CuriumTesting
import CuriumControls

/// A text field or a password field that keeps its text.
struct FieldStage: View {
  @State var text = ""
  var isSecure = false

  var body: some View {
    if isSecure {
      SecureField("secret", text: $text)
    } else {
      TextField("name", text: $text)
    }
  }

  /// The field alone in a row, with the focus.
  @MainActor static func focused(
    _ text: String = "", width: Int = 20, isSecure: Bool = false,
    capabilities: TerminalCapabilities = TerminalCapabilities()
  ) -> Harness {
    let harness = Harness(width: width, height: 1, capabilities: capabilities) {
      FieldStage(text: text, isSecure: isSecure)
    }
    harness.press("⇥")
    return harness
  }
}
