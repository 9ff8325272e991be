// SPDX-License-Identifier: MIT
// Token: the style of a button, by variant, size and state.

/// A style for buttons, by variant, size and state.
public protocol DButtonStyle: ComponentStyle {
  /// Returns the composable style of a primary button at `size` in `state`.
  func component(_ size: ComponentSize, state: ComponentState) -> DButtonComposableStyle

  /// Returns the composable style of a button with the role `variant` at `size` in `state`. The
  /// default is the style of a primary button.
  func component(_ variant: ButtonVariant, size: ComponentSize, state: ComponentState)
    -> DButtonComposableStyle
}

extension DButtonStyle {
  /// Returns the composable style of a primary button at `size` in `state`, for every `variant`.
  public func component(_ variant: ButtonVariant, size: ComponentSize, state: ComponentState)
    -> DButtonComposableStyle
  {
    component(size, state: state)
  }
}

/// The role of a button on its screen.
///
///     let variants = ButtonVariant.allCases
public enum ButtonVariant: UInt8, Hashable, Sendable, CaseIterable {
  /// The main action of the screen.
  case primary
  /// A secondary action.
  case secondary
  /// An irreversible action.
  case destructive
  /// A minor action, without a background.
  case plain
  /// An action shown only as an icon.
  case icon
}

/// The alignment of the label in a button that fills the available width.
///
///     let alignments = ButtonAlignment.allCases
public enum ButtonAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// On the left.
  case leading
  /// In the centre.
  case center
  /// On the right.
  case trailing
}

/// The left and right ends of a button.
public enum ButtonEnds: UInt8, Hashable, Sendable, CaseIterable {
  /// Half a cell of the background. The colour of the left one marks the focus, or arrows beside
  /// the label.
  case half
  /// Round caps, which turn into arrows with the focus.
  case round
  /// No ends. A bar or arrows beside the label mark the focus.
  case flat
}

/// The composable style of a button.
public struct DButtonComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background.
  public var background: Color = ComponentTokens.Button.Primary.backgroundColor
  /// The colour of the label and the icon.
  public var foreground: Color = ComponentTokens.Button.Primary.foregroundColor
  /// The colour of the caps at both ends, or of the bar that marks the focus of a button with flat
  /// ends. If it is the colour of the background, arrows in the colour of the label mark the focus.
  public var border: Color = ComponentTokens.Button.Primary.borderColor
  /// The text style of the label.
  public var textStyle: Font = ComponentTokens.Button.font
  /// The space on both sides of the label, in cells. A large button has it above and below the
  /// label too.
  public var padding: Length = ComponentTokens.Button.padding
  /// The shape of the left and right ends.
  public var ends: ButtonEnds = .half
  /// The line of a frame around the button, in the colour of the ends; `.none` for no frame.
  public var line: BorderStyle = .none

  /// Creates a style with the tokens of a primary button.
  public init() {}

  /// Returns the style with `color` as its background.
  public func background(_ color: Color) -> Self { edit { $0.background = color } }
  /// Returns the style with `color` as the colour of the label.
  public func foreground(_ color: Color) -> Self { edit { $0.foreground = color } }
  /// Returns the style with `color` as the colour of the ends.
  public func border(_ color: Color) -> Self { edit { $0.border = color } }
  /// Returns the style with `font` as its text style.
  public func textStyle(_ font: Font) -> Self { edit { $0.textStyle = font } }
  /// Returns the style with `length` as the space around the label.
  public func padding(_ length: Length) -> Self { edit { $0.padding = length } }
  /// Returns the style with `ends` as its ends.
  public func ends(_ ends: ButtonEnds) -> Self { edit { $0.ends = ends } }
  /// Returns the style with `style` as the line of the frame.
  public func line(_ style: BorderStyle) -> Self { edit { $0.line = style } }
}

extension KitStyle: DButtonStyle {
  /// Returns the composable style of a primary button at `size` in `state`.
  public func component(_ size: ComponentSize, state: ComponentState) -> DButtonComposableStyle {
    component(.primary, size: size, state: state)
  }

  /// Returns the composable style at `size` in `state` according to the tokens of `variant`.
  public func component(_ variant: ButtonVariant, size: ComponentSize, state: ComponentState)
    -> DButtonComposableStyle
  {
    typealias Tokens = ComponentTokens.Button
    let (background, foreground, border) =
      switch variant {
      case .primary:
        (
          Tokens.Primary.backgroundColors, Tokens.Primary.foregroundColors,
          Tokens.Primary.borderColors
        )
      case .secondary:
        (
          Tokens.Secondary.backgroundColors, Tokens.Secondary.foregroundColors,
          Tokens.Secondary.borderColors
        )
      case .destructive:
        (
          Tokens.Destructive.backgroundColors, Tokens.Destructive.foregroundColors,
          Tokens.Destructive.borderColors
        )
      case .plain:
        (Tokens.Plain.backgroundColors, Tokens.Plain.foregroundColors, Tokens.Plain.borderColors)
      case .icon:
        (Tokens.Icon.backgroundColors, Tokens.Icon.foregroundColors, Tokens.Icon.borderColors)
      }
    let state = ControlState(state)
    let ink = foreground[state]
    // A button without a background is drawn on that of a field, a row or a selection.
    return DButtonComposableStyle().background(background[state])
      .foreground(variant == .plain ? ink.legible(state.isEnabled ? 4.5 : 3) : ink)
      .border(border[state]).padding(.ofButton(size)).ends(.flat)
  }
}

extension Length {
  /// Returns the space around the label of a button.
  static func ofButton(_ size: ComponentSize) -> Length {
    switch size {
    case .small: ComponentTokens.Button.paddingSmall
    case .medium: ComponentTokens.Button.padding
    case .large: ComponentTokens.Button.paddingLarge
    }
  }
}
