// SPDX-License-Identifier: MIT
// Atom: a single-line text field with an edge bar that shows its state.

public import CuriumControls
import CuriumTokens

/// A single-line text field.
///
/// A bar at its left edge shows its state. While the field has the focus, the bar is thicker and
/// has the accent colour.
///
/// *Sizing:* fills the width, or 20 columns and the edge bar if the width is unspecified; one row.
/// *Keys:* those of `TextField`.
/// *Tokens:* `input.*`.
///
///     StandardTextField(placeholder: "Port", text: $port, keyboardType: .numberPad)
public struct StandardTextField: View {
  private let placeholder: String
  private let text: Binding<String>
  private let keyboardType: KeyboardType

  /// Creates a field that edits `text`, accepts the characters that `keyboardType` allows, and
  /// shows `placeholder` while it is empty.
  public init(placeholder: String, text: Binding<String>, keyboardType: KeyboardType = .default) {
    self.placeholder = placeholder
    self.text = text
    self.keyboardType = keyboardType
  }

  /// The field with its edge bar.
  public var body: some View {
    TextField(placeholder, text: text).variant(.standard)
      .keyboardType(keyboardType)
  }
}
