// SPDX-License-Identifier: MIT
// Testing: a text editor with a text to search.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens

/// A suite about finding text in an editor.
@MainActor protocol EditorFinding {}

extension EditorFinding {
  static var text: String { "one two\nTwo one\nthree" }

  func editor(
    _ text: String, width: Int = 40, height: Int = 6,
    _ modify: @escaping (TextEditor) -> some View = { $0 }
  ) -> Harness {
    let harness = Harness(width: width, height: height) { EditorStage(text: text, modify: modify) }
    harness.press("⇥")
    return harness
  }

  func value(_ harness: Harness) -> String {
    harness.elements.first { $0.role == .textField && $0.label == "" }?.value ?? ""
  }
}
