// SPDX-License-Identifier: MIT
// Atom: controls in the styles of the design system.

public import CuriumTokens
public import CuriumControls

extension View {
  /// Applies a style of the design system to the buttons in the view. Buttons without a variant
  /// become primary buttons.
  ///
  ///     Button("Save", action: save).buttonStyle(PrimaryStyle(), size: .large)
  ///
  /// - Parameters:
  ///   - style: The style of the buttons.
  ///   - size: The space around their labels.
  public func buttonStyle(_ style: some DButtonStyle, size: ComponentSize = .medium) -> some View {
    buttonStyle(ComposedButtonStyle(size: size)).environment(\.dButtonStyle, style)
  }

  /// Shows the toggles in the view as check boxes, in a style of the design system.
  ///
  ///     Toggle("Sounds", isOn: .constant(true)).toggleStyle(LightStyle())
  ///
  /// - Parameters:
  ///   - style: The style of the check boxes.
  ///   - size: The size of the labels, which sets their text style.
  public func toggleStyle(_ style: some CheckBoxStyle, size: ComponentSize = .medium) -> some View {
    toggleStyle(CheckboxToggleStyle(size: size)).checkBoxStyle(style)
  }

  /// Applies a style of the design system to the text fields in the view.
  ///
  ///     TextField("Name", text: $name).textFieldStyle(PrimaryStyle())
  ///
  /// - Parameters:
  ///   - style: The style of the fields.
  ///   - hasError: `true` shows an icon for an error at the end of the fields.
  public func textFieldStyle(_ style: some InputStyle, hasError: Bool = false) -> some View {
    textFieldStyle(ComposedTextFieldStyle(hasError: hasError)).inputStyle(style)
      .accessibilityInvalid(hasError)
  }

  /// Shows the group boxes in the view as cards, in a style of the design system.
  ///
  ///     GroupBox("Network") { Text("2 ms") }.groupBoxStyle(DarkStyle(), elevation: .low)
  ///
  /// - Parameters:
  ///   - style: The style of the cards.
  ///   - elevation: The shadow of the cards.
  public func groupBoxStyle(
    _ style: some CardStyle, elevation: Shadow = ComponentTokens.Card.shadow
  ) -> some View {
    groupBoxStyle(ComposedGroupBoxStyle(look: style.component(elevation)))
  }
}

/// Draws each button with its own variant, or as a primary button if it has none.
private struct ComposedButtonStyle: ButtonStyle {
  let size: ComponentSize

  func makeBody(configuration: Configuration) -> some View {
    DesignedButton(
      configuration: configuration, variant: configuration.variant ?? .primary,
      size: configuration.size ?? size,
      alignment: configuration.alignment)
  }
}

/// A text field with an edge bar, and an icon for an error.
private struct ComposedTextFieldStyle: TextFieldStyle {
  let hasError: Bool

  func makeBody(configuration: Configuration) -> some View {
    DesignedField(
      configuration: configuration, hasError: hasError,
      endIcon: hasError ? "curium.input.error" : nil)
  }
}

/// A title and its content on the background of a style, in a border.
private struct ComposedGroupBoxStyle: GroupBoxStyle {
  let look: CardComposableStyle

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label.font(ComponentTokens.Card.titleFont).lineLimit(1)
      configuration.content
    }
    .foregroundStyle(look.foreground)
    .padding(look.padding)
    .border(look.border, style: look.line, cornerRadius: look.radius)
    .background(look.background)
    .shadow(look.shadow)
  }
}
