// SPDX-License-Identifier: MIT
// Views: the options of text input in the environment.

import CuriumEngine
import CuriumEditing
import CuriumViews

/// The options that modifiers set for text fields and editors.
struct TextInputOptions {
  var keyboardType = KeyboardType.default
  var filter: (@MainActor (Character) -> Bool)?
  var limit: Int?
  var mask: TextInputMask?
  var history: Binding<[String]>?
  var isReadOnly = false
  /// `true` if a field selects its text when it gets the focus; `nil` if that depends on the field.
  var selectsOnFocus: Bool?

  /// The rules for text that the user enters.
  var rules: TextInputRules {
    if keyboardType == .default { return TextInputRules(accepts: filter, limit: limit) }
    return TextInputRules(
      accepts: { [keyboardType, filter] in keyboardType.accepts($0) && filter?($0) ?? true },
      limit: limit)
  }
}

extension EnvironmentValues {
  var textInputOptions: TextInputOptions {
    get { self[TypeKey<TextInputOptions>.self] ?? TextInputOptions() }
    set { self[TypeKey<TextInputOptions>.self] = newValue }
  }

  /// `true` if the text of fields and editors can't be edited.
  package var isTextReadOnly: Bool { textInputOptions.isReadOnly }
}
