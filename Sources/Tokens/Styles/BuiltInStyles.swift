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
  public var ground: Color { PrimitiveTokens.Colors.lightDarkest }
  /// The text colour on the background.
  public var ink: Color { PrimitiveTokens.Colors.darkDarkest }
}

/// Light text on a dark background, in every theme.
public struct DarkStyle: TonedStyle {
  /// Creates a dark style.
  public init() {}
  /// The background of the style.
  public var ground: Color { PrimitiveTokens.Colors.darkLightest }
  /// The text colour on the background.
  public var ink: Color { PrimitiveTokens.Colors.lightLightest }
}

/// A style derived from a background and the text colour on it.
///
/// Custom styles can conform to it, or to the protocols of single components.
public protocol TonedStyle: DLabelStyle, CheckBoxStyle, DButtonStyle, InputStyle, CardStyle {
  /// The background of the style.
  var ground: Color { get }
  /// The text colour on the background.
  var ink: Color { get }
}

extension TonedStyle {
  /// Returns the composable style of a label at `size`.
  public func component(_ size: ComponentSize) -> DLabelComposableStyle {
    DLabelComposableStyle.plain(size).background(ground).textColor(ink)
  }

  /// Returns the composable style of a check box in `state` at `size`.
  public func component(_ state: CheckBoxState, size: ComponentSize) -> CheckBoxComposableStyle {
    // Checkmarks have strokes as thin as letters, so they need the same contrast as text.
    CheckBoxComposableStyle().onColor(ground.legible()).textStyle(.ofChoice(size)).inState(state)
  }

  /// Returns the composable style of a primary button at `size` in `state`.
  public func component(_ size: ComponentSize, state: ComponentState) -> DButtonComposableStyle {
    let style = DButtonComposableStyle().background(ground).foreground(ink).border(ground)
      .padding(.ofButton(size))
    switch state {
    // With the focus, arrows in the text colour are beside the label.
    case .rest, .focused: return style
    case .hover, .pressed:
      return style.background(ground.opacity(state == .hover ? .muted : .overlay))
        .foreground(ink.legible())
    case .disabled:
      typealias Tokens = ComponentTokens.Button.Primary
      return style.background(Tokens.backgroundColorDisabled)
        .foreground(Tokens.foregroundColorDisabled).border(Tokens.borderColorDisabled)
    }
  }

  /// Returns the composable style of a button with the role `variant` at `size` in `state`.
  ///
  /// A primary button has the background of the style. Other buttons keep their own background,
  /// with the style's colour as the text colour. A destructive button looks as in the kit's style.
  public func component(_ variant: ButtonVariant, size: ComponentSize, state: ComponentState)
    -> DButtonComposableStyle
  {
    let kit = KitStyle().component(variant, size: size, state: state)
    return switch variant {
    case .primary: component(size, state: state)
    case .destructive: kit
    case .secondary, .plain, .icon: state == .disabled ? kit : kit.foreground(ground.legible())
    }
  }

  /// Returns the composable style of a field in `state`.
  public func component(_ state: InputState) -> InputComposableStyle {
    let kit = KitStyle().component(state)
    return state == .focused ? kit.border(ground.legible(3)) : kit
  }

  /// Returns the composable style of a card at `elevation`.
  public func component(_ elevation: Shadow) -> CardComposableStyle {
    CardComposableStyle().background(ground).foreground(ink).border(ground).shadow(elevation)
  }
}
