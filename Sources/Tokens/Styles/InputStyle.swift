// SPDX-License-Identifier: MIT
// Token: the look of a field, by state.

/// A style for text fields, by state.
public protocol InputStyle: ComponentStyle {
  /// Returns the look in a state.
  func component(_ state: InputState) -> InputComposableStyle
}

/// The state of a field.
public enum InputState: UInt8, Hashable, Sendable, CaseIterable {
  /// The field is idle.
  case rest
  /// The field has the focus.
  case focused
  /// The content is invalid.
  case error
  /// The field is disabled.
  case disabled
}

/// The look of a field.
public struct InputComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background.
  public var background: Color
  /// The colour of the text.
  public var textColor: Color
  /// The colour of the placeholder.
  public var placeholderColor: Color
  /// The colour of the edge.
  public var border: Color
  /// The text style of the content.
  public var textStyle: Font

  /// Creates a look from its parts.
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
