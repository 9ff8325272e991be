// SPDX-License-Identifier: MIT
// Token: the four styles of the kit.

/// The accent as ground.
public struct PrimaryStyle: TonedStyle {
  /// Creates a primary style.
  public init() {}
  /// The ground of the style.
  public var ground: Color { .brandPrimary }
  /// The ink on the ground.
  public var ink: Color { .onBrandPrimary }
}

/// The second colour of the brand as ground.
public struct ComplementaryStyle: TonedStyle {
  /// Creates a complementary style.
  public init() {}
  /// The ground of the style.
  public var ground: Color { .brandSecondary }
  /// The ink on the ground.
  public var ink: Color { .onBrandSecondary }
}

/// Dark ink on a light ground, under every theme.
public struct LightStyle: TonedStyle {
  /// Creates a light style.
  public init() {}
  /// The ground of the style.
  public var ground: Color { SemanticTokens.Colors.scaleLightDarkest }
  /// The ink on the ground.
  public var ink: Color { SemanticTokens.Colors.scaleDarkDarkest }
}

/// Light ink on a dark ground, under every theme.
public struct DarkStyle: TonedStyle {
  /// Creates a dark style.
  public init() {}
  /// The ground of the style.
  public var ground: Color { SemanticTokens.Colors.scaleDarkLightest }
  /// The ink on the ground.
  public var ink: Color { SemanticTokens.Colors.scaleLightLightest }
}

/// A style that comes of one ground and the ink on it.
///
/// An app's own style may conform to it, or to the single style protocols.
public protocol TonedStyle: DLabelStyle, CheckBoxStyle, DButtonStyle, InputStyle, CardStyle {
  /// The ground of the style.
  var ground: Color { get }
  /// The ink on the ground.
  var ink: Color { get }
}

extension TonedStyle {
  /// The label at one size.
  public func component(_ size: ComponentSize) -> DLabelComposableStyle {
    DLabelComposableStyle.plain(size).edit {
      $0.background = ground
      $0.textColor = ink
    }
  }

  /// The check box in one state at one size.
  public func component(_ state: CheckBoxState, size: ComponentSize) -> CheckBoxComposableStyle {
    let textStyle: Font =
      switch size {
      case .small: .bodySmall
      case .medium: .body
      case .large: .bodyLarge.bold()
      }
    // A tick is as thin as letters are: it stands out as far as they do.
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

  /// The button at one size in one state.
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

  /// The field in one state.
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

  /// The card at one elevation.
  public func component(_ elevation: Shadow) -> CardComposableStyle {
    CardComposableStyle(background: ground, foreground: ink, border: ground, shadow: elevation)
  }
}
