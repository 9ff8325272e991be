// SPDX-License-Identifier: MIT
// Views: the characters that text fields and editors accept.

public import CuriumEngine
import CuriumEditing
import CuriumViews

extension View {
  /// Makes the text fields and editors in this view read-only, if `isReadOnly` is `true`. Their
  /// text can be selected, copied and searched, but not changed. Keys that edit text go to the
  /// views around them, so letters can be commands. Views inside can't allow editing again.
  ///
  ///     TextEditor(text: $text)
  ///       .syntaxHighlighting(.swift)
  ///       .lineNumbers()
  ///       .readOnly()
  ///       .keyBinding("refresh", "r") { refresh() }
  public func readOnly(_ isReadOnly: Bool = true) -> some View {
    EnvironmentWriter(content: self, value: isReadOnly) { values, isReadOnly in
      guard isReadOnly else { return }
      values.textInputOptions.isReadOnly = true
      values.editorOptions.canReplace = false
    }
  }

  /// Selects the whole text of a text field in this view when it gets the focus, if `isEnabled` is
  /// `true`, so that typing replaces it. Undo restores it, and an arrow key keeps it.
  ///
  /// A click places the caret instead. When a layer above closes, the field keeps its selection.
  /// Fields for numbers, such as a `NumberField`, do this by default; in other fields, the caret
  /// stays where it was. Text editors never do it.
  ///
  ///     TextField("Amount", text: $text).selectsTextOnFocus()
  public func selectsTextOnFocus(_ isEnabled: Bool = true) -> some View {
    environment(\.textInputOptions.selectsOnFocus, isEnabled)
  }

  /// Selects the text of a field for a number when it gets the focus, if `isNumber` is `true` and
  /// no `.selectsTextOnFocus` is set around it.
  package func selectsNumberOnFocus(_ isNumber: Bool = true) -> some View {
    EnvironmentWriter(content: self, value: isNumber) { values, isNumber in
      if isNumber, values.textInputOptions.selectsOnFocus == nil {
        values.textInputOptions.selectsOnFocus = true
      }
    }
  }

  /// Sets the characters that the text fields and editors in this view accept. The default `type`
  /// is `.default`, which accepts all.
  ///
  ///     TextField("Port", text: $port).keyboardType(.numberPad)
  public func keyboardType(_ type: KeyboardType) -> some View {
    environment(\.textInputOptions.keyboardType, type)
  }

  /// Sets the characters that the text fields and editors in this view accept. With `.default`,
  /// those set around the view apply.
  package func keyboardType(unlessDefault type: KeyboardType) -> some View {
    EnvironmentWriter(content: self, value: type) { values, type in
      if type != .default { values.textInputOptions.keyboardType = type }
    }
  }

  /// Limits the characters that the user can type, paste or yank into the text fields and editors
  /// in this view to those for which `accepts` returns `true`. Existing text stays as it is.
  ///
  ///     TextField("Port", text: $port).textInputFilter { $0.isHexDigit }
  public func textInputFilter(_ accepts: @escaping @MainActor (Character) -> Bool) -> some View {
    environment(\.textInputOptions.filter, accepts)
  }

  /// Limits the text in the text fields and editors in this view to `count` graphemes. A longer
  /// paste is truncated. `nil` removes the limit; a negative limit is 0.
  ///
  ///     TextField("Name", text: $name).textInputLimit(40)
  public func textInputLimit(_ count: Int?) -> some View {
    environment(\.textInputOptions.limit, count.map { max(0, $0) })
  }

  /// Formats the text in the text fields in this view with a pattern. Its separators appear while
  /// the user types.
  ///
  /// In `pattern`, `9` stands for a digit, `A` for a letter, and `*` for any character. All other
  /// characters, and each one after a backslash, are literals: the field inserts them before the
  /// next character, and Backspace deletes them with the character before them. Pasted text can
  /// contain literals or leave them out. Characters that don't match the pattern aren't accepted.
  ///
  /// The binding receives the text with its literals. Existing text is formatted with the first
  /// edit. `nil` removes the pattern.
  ///
  ///     TextField("Card number", text: $number).textInputMask("9999 9999 9999 9999")
  public func textInputMask(_ pattern: String?) -> some View {
    environment(\.textInputOptions.mask, pattern.map { TextInputMask($0) })
  }
}
