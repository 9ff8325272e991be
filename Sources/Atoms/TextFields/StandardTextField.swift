// SPDX-License-Identifier: MIT
// Atom: a single-line text field with an edge that shows its state.

public import CuriumControls
import CuriumTokens

/// A single-line text field.
///
/// While the field has the focus, a bar at its left edge has the accent colour. In a `FormRow`, the
/// line below the field has that colour too. With 16 or no colours, the edge is always visible.
///
/// *Sizing:* fills the width, or 21 columns if the width is unspecified; one row.
/// *Keys:* those of `TextField`.
/// *Tokens:* `input.*`.
///
///     StandardTextField(placeholder: "Port", text: $port, keyboardType: .numberPad)
public struct StandardTextField: View {
  private let placeholder: String
  private let text: Binding<String>
  private let keyboardType: KeyboardType

  /// Creates a field that edits `text`, accepts the characters that `keyboardType` allows, and
  /// shows `placeholder` while it is empty. With `.default`, a `.keyboardType` around the field
  /// applies.
  public init(placeholder: String, text: Binding<String>, keyboardType: KeyboardType = .default) {
    self.placeholder = placeholder
    self.text = text
    self.keyboardType = keyboardType
  }

  /// The field with its edge bar.
  public var body: some View {
    TextField(placeholder, text: text).variant(.standard)
      .keyboardType(unlessDefault: keyboardType)
  }
}
