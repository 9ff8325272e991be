// SPDX-License-Identifier: MIT
// Views: the bindings of a text field or an editor, and their values.

import CuriumEngine

/// The bindings to text and its selection, and their current values.
struct EditedText {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  let shown: String
  let shownSelection: TextSelection?

  /// Reads the bindings, so that the running body depends on them.
  @MainActor init(_ text: Binding<String>, _ selection: Binding<TextSelection?>?) {
    self.text = text
    self.selection = selection
    shown = text.wrappedValue
    shownSelection = selection?.wrappedValue
  }
}
