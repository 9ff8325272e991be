// SPDX-License-Identifier: MIT
// Atom: controls in the styles of the design system.

public import CuriumTokens
public import CuriumControls

extension View {
  /// Applies a style of the design system to the buttons in the view.
  ///
  ///     Button("Save", action: save).buttonStyle(PrimaryStyle(), size: .large)
  public func buttonStyle(_ style: some DButtonStyle, size: ComponentSize = .medium) -> some View {
    buttonStyle(ComposedButtonStyle(style: style, size: size))
  }

  /// Shows the toggles in the view as check boxes, in a style of the design system.
  ///
  ///     Toggle("Sounds", isOn: .constant(true)).toggleStyle(LightStyle())
  public func toggleStyle(_ style: some CheckBoxStyle, size: ComponentSize = .medium) -> some View {
    toggleStyle(ChoiceToggleStyle.checkBox(style, .enabled, size))
  }

  /// Applies a style of the design system to the text fields in the view. With an error, an icon
  /// appears at the end of the field.
  ///
  ///     TextField("Name", text: $name).textFieldStyle(PrimaryStyle())
  public func textFieldStyle(_ style: some InputStyle, hasError: Bool = false) -> some View {
    textFieldStyle(ComposedTextFieldStyle(style: style, hasError: hasError))
      .accessibilityInvalid(hasError)
  }

  /// Shows the group boxes in the view as cards, in a style of the design system.
  ///
  ///     GroupBox("Network") { Text("2 ms") }.groupBoxStyle(DarkStyle(), elevation: .low)
  public func groupBoxStyle(
    _ style: some CardStyle, elevation: Shadow = ComponentTokens.Card.shadow
  ) -> some View {
    groupBoxStyle(ComposedGroupBoxStyle(look: style.component(elevation)))
  }
}

/// A label on the background of a style, between caps. Arrows next to it mark the focus.
private struct ComposedButtonStyle: ButtonStyle {
  let style: any DButtonStyle
  let size: ComponentSize

  func makeBody(configuration: Configuration) -> some View {
    let look = style.component(size, state: state(configuration))
    CapsuleFace(
      label: configuration.label, isFocused: configuration.isFocused,
      background: look.background,
      foreground: look.foreground, border: look.border, font: look.textStyle,
      padding: look.padding, isTall: size == .large)
  }

  private func state(_ configuration: Configuration) -> ComponentState {
    if !configuration.isEnabled { return .disabled }
    if configuration.isPressed { return .pressed }
    if configuration.isFocused { return .focused }
    return configuration.isHovered ? .hover : .rest
  }
}

/// A text field with an edge bar on the background of a style, and an icon for an error.
private struct ComposedTextFieldStyle: TextFieldStyle {
  let style: any InputStyle
  let hasError: Bool

  func makeBody(configuration: Configuration) -> some View {
    let look = style.component(state(configuration))
    HStack(spacing: 0) {
      Image(
        systemName: configuration.isFocused ? "curium.input.edge.focused" : "curium.input.edge"
      )
      .foregroundStyle(look.border)
      configuration.field
        .token(ComponentTokens.Input.textColor, look.textColor)
        .token(ComponentTokens.Input.textColorDisabled, look.textColor)
        .token(ComponentTokens.Input.placeholderColor, look.placeholderColor)
      if hasError { Image(systemName: "curium.input.error").foregroundStyle(look.border) }
    }
    .background(look.background)
    .font(look.textStyle)
  }

  private func state(_ configuration: Configuration) -> InputState {
    if !configuration.isEnabled { return .disabled }
    if hasError { return .error }
    return configuration.isFocused ? .focused : .rest
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
