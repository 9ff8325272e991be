// SPDX-License-Identifier: MIT
// Token: the four built-in styles.

/// A style with the accent colour as its background.
public struct PrimaryStyle: TonedStyle {
  /// Creates a primary style.
  public init() {}
  /// The background of the style.
  public var ground: Color { .brandPrimary }
  /// The text colour on the background.
  public var ink: Color { .onBrandPrimary }
}

/// A style with the secondary brand colour as its background.
public struct ComplementaryStyle: TonedStyle {
  /// Creates a complementary style.
  public init() {}
  /// The background of the style.
  public var ground: Color { .brandSecondary }
  /// The text colour on the background.
  public var ink: Color { .onBrandSecondary }
}

/// Dark text on a light background, in every theme.
public struct LightStyle: TonedStyle {
  /// Creates a light style.
  public init() {}
  /// The background of the style.
  public var ground: Color { SemanticTokens.Colors.scaleLightDarkest }
  /// The text colour on the background.
  public var ink: Color { SemanticTokens.Colors.scaleDarkDarkest }
}

/// Light text on a dark background, in every theme.
public struct DarkStyle: TonedStyle {
  /// Creates a dark style.
  public init() {}
  /// The background of the style.
  public var ground: Color { SemanticTokens.Colors.scaleDarkLightest }
  /// The text colour on the background.
  public var ink: Color { SemanticTokens.Colors.scaleLightLightest }
}

/// A style derived from a background and the text colour on it.
///
/// Your own styles can conform to it, or to the protocols of single components.
public protocol TonedStyle: DLabelStyle, CheckBoxStyle, DButtonStyle, InputStyle, CardStyle {
  /// The background of the style.
  var ground: Color { get }
  /// The text colour on the background.
  var ink: Color { get }
}

extension TonedStyle {
  /// Returns the look of a label at a size.
  public func component(_ size: ComponentSize) -> DLabelComposableStyle {
    DLabelComposableStyle.plain(size).edit {
      $0.background = ground
      $0.textColor = ink
    }
  }

  /// Returns the look of a check box in a state at a size.
  public func component(_ state: CheckBoxState, size: ComponentSize) -> CheckBoxComposableStyle {
    let textStyle: Font =
      switch size {
      case .small: .bodySmall
      case .medium: .body
      case .large: .bodyLarge.bold()
      }
    // A checkmark has strokes as thin as letters, so it needs the same contrast as text.
    let style = CheckBoxComposableStyle(onColor: ground.legible(), textStyle: textStyle)
    switch state {
    case .enabled: return style
    case .disabled:
      let disabled = ComponentTokens.Toggle.disabledColor
      return style.edit {
        $0.onColor = disabled
        $0.offColor = disabled
        $0.textColor = disabled
        $0.textStyle = textStyle.weight(.light)
      }
    case .error:
      return style.setting(\.onColor, to: ComponentTokens.Toggle.errorColor)
        .setting(\.offColor, to: ComponentTokens.Toggle.errorColor)
    }
  }

  /// Returns the look of a button at a size in a state.
  public func component(_ size: ComponentSize, state: ComponentState) -> DButtonComposableStyle {
    let padding: Length =
      switch size {
      case .small: ComponentTokens.Button.paddingSmall
      case .medium: ComponentTokens.Button.padding
      case .large: ComponentTokens.Button.paddingLarge
      }
    let style = DButtonComposableStyle(
      background: ground, foreground: ink, border: ground, padding: padding)
    switch state {
    case .rest: return style
    case .hover, .pressed:
      return style.setting(\.background, to: ground.opacity(state == .hover ? .muted : .overlay))
        .setting(\.foreground, to: ink.legible())
    case .focused: return style.setting(\.border, to: .focusRing)
    case .disabled:
      typealias Tokens = ComponentTokens.Button.Primary
      return style.edit {
        $0.background = Tokens.backgroundColorDisabled
        $0.foreground = Tokens.foregroundColorDisabled
        $0.border = Tokens.borderColorDisabled
      }
    }
  }

  /// Returns the look of a field in a state.
  public func component(_ state: InputState) -> InputComposableStyle {
    switch state {
    case .rest: InputComposableStyle()
    case .focused:
      InputComposableStyle(
        background: ComponentTokens.Input.backgroundColorFocused, border: ground.legible(3))
    case .error: InputComposableStyle(border: ComponentTokens.Input.borderColorError)
    case .disabled:
      InputComposableStyle(
        background: ComponentTokens.Input.backgroundColorDisabled,
        textColor: ComponentTokens.Input.textColorDisabled,
        border: ComponentTokens.Input.borderColorDisabled)
    }
  }

  /// Returns the look of a card at an elevation.
  public func component(_ elevation: Shadow) -> CardComposableStyle {
    CardComposableStyle(background: ground, foreground: ink, border: ground, shadow: elevation)
  }
}
