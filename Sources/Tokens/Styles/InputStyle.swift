// SPDX-License-Identifier: MIT
// Token: the look of a field, by state.

/// The look of a field, by state.
public protocol InputStyle: ComponentStyle {
  /// The look in one state.
  func component(_ state: InputState) -> InputComposableStyle
}

/// How a field stands.
public enum InputState: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing is done.
  case rest
  /// Keys go to it.
  case focused
  /// Its content is wrong.
  case error
  /// It cannot be changed.
  case disabled
}

/// The look of one field.
public struct InputComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The ground.
  public var background: Color
  /// What was typed.
  public var textColor: Color
  /// The words in an empty field.
  public var placeholderColor: Color
  /// The edge.
  public var border: Color
  /// The text style of what was typed.
  public var textStyle: Font

  /// A look from its parts.
  public init(
    background: Color = ComponentTokens.Input.backgroundColor,
    textColor: Color = ComponentTokens.Input.textColor,
    placeholderColor: Color = ComponentTokens.Input.placeholderColor,
    border: Color = ComponentTokens.Input.borderColor,
    textStyle: Font = ComponentTokens.Input.font
  ) {
    self.background = background
    self.textColor = textColor
    self.placeholderColor = placeholderColor
    self.border = border
    self.textStyle = textStyle
  }
}
