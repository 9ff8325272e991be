// SPDX-License-Identifier: MIT
// Atom: a text field for one line, with an edge bar that shows its state.

import CuriumTokens
public import CuriumControls

/// A text field for one line.
///
/// An edge bar on the left turns thicker and into the accent colour while the field has the focus.
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

  /// Creates a field for `text` that accepts what `keyboardType` allows and shows `placeholder`
  /// while it is empty.
  public init(placeholder: String, text: Binding<String>, keyboardType: KeyboardType = .default) {
    self.placeholder = placeholder
    self.text = text
    self.keyboardType = keyboardType
  }

  /// The field with its edge bar.
  public var body: some View {
    TextField(placeholder, text: text)
      .keyboardType(keyboardType)
      .textFieldStyle(EdgeBarTextFieldStyle())
  }
}

/// A text field style with an edge bar on the left, optionally followed by an icon. An error turns
/// the bar into the error colour; a message below the field should describe it.
///
///     TextField("Search", text: $query).textFieldStyle(EdgeBarTextFieldStyle(icon: "magnifyingglass"))
public struct EdgeBarTextFieldStyle: TextFieldStyle {
  private let icon: String?
  private let hasError: Bool

  /// Creates a style, optionally with the icon called `icon`. `hasError` shows the error colour.
  public init(icon: String? = nil, hasError: Bool = false) {
    self.icon = icon
    self.hasError = hasError
  }

  /// Returns the bar, the icon and the field on their background.
  public func makeBody(configuration: Configuration) -> some View {
    let colors = InputColors(configuration.state, hasError: hasError)
    HStack(spacing: 0) {
      Image(systemName: configuration.isFocused ? "curium.input.edge.focused" : "curium.input.edge")
        .foregroundStyle(colors.edge)
      if let icon {
        Image(systemName: icon)
          .foregroundStyle(colors.icon)
          .padding(.trailing, ComponentTokens.Search.spacing)
      }
      configuration.field
    }
    .background(colors.ground)
    .font(ComponentTokens.Input.font)
  }
}
