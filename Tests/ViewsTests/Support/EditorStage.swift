// SPDX-License-Identifier: MIT
// Testing: a text editor with its own text.

import CuriumControls

/// A text editor that keeps its text, with the modifiers of a test.
struct EditorStage<Content: View>: View {
  @State var text: String
  let modify: (TextEditor) -> Content
  var body: some View { modify(TextEditor(text: $text)) }
}
