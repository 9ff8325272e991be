// SPDX-License-Identifier: MIT
// Token: the look of a button, by size and state.

/// A style for buttons, by size and state.
public protocol DButtonStyle: ComponentStyle {
  /// Returns the look at a size in a state.
  func component(_ size: ComponentSize, state: ComponentState) -> DButtonComposableStyle
}

/// The look of a button.
public struct DButtonComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background.
  public var background: Color
  /// The colour of the label and the icon.
  public var foreground: Color
  /// The colour of the caps at both ends.
  public var border: Color
  /// The text style of the label.
  public var textStyle: Font
  /// The space on both sides of the label.
  public var padding: Length

  /// Creates a look from its parts.
  public init(
    background: Color = ComponentTokens.Button.Primary.backgroundColor,
    foreground: Color = ComponentTokens.Button.Primary.foregroundColor,
    border: Color = ComponentTokens.Button.Primary.borderColor,
    textStyle: Font = ComponentTokens.Button.font,
    padding: Length = ComponentTokens.Button.padding
  ) {
    self.background = background
    self.foreground = foreground
    self.border = border
    self.textStyle = textStyle
    self.padding = padding
  }
}
