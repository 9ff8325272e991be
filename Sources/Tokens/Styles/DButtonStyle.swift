// SPDX-License-Identifier: MIT
// Token: the look of a button, by size and state.

/// The look of a button, by size and state.
public protocol DButtonStyle: ComponentStyle {
  /// The look at one size in one state.
  func component(_ size: ComponentSize, state: ComponentState) -> DButtonComposableStyle
}

/// The look of one button.
public struct DButtonComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The ground.
  public var background: Color
  /// Word and icon.
  public var foreground: Color
  /// The caps at both ends.
  public var border: Color
  /// The text style of the word.
  public var textStyle: Font
  /// Room beside the word.
  public var padding: Length

  /// A look from its parts.
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
