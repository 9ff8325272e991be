// SPDX-License-Identifier: MIT
// Token: the style of a field, by state.

/// A style for text fields, by state.
public protocol InputStyle: ComponentStyle {
  /// Returns the composable style in `state`.
  func component(_ state: InputState) -> InputComposableStyle
}

/// The state of a field.
public enum InputState: UInt8, Hashable, Sendable, CaseIterable {
  /// The field is idle.
  case rest
  /// The pointer is over the field.
  case hover
  /// The field has the focus.
  case focused
  /// The content is invalid.
  case error
  /// The field is disabled.
  case disabled
}

/// The composable style of a field.
public struct InputComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The background.
  public var background: Color = ComponentTokens.Input.backgroundColor
  /// The colour of the text.
  public var textColor: Color = ComponentTokens.Input.textColor
  /// The colour of the placeholder.
  public var placeholderColor: Color = ComponentTokens.Input.placeholderColor
  /// The colour of the edge.
  public var border: Color = ComponentTokens.Input.borderColor
  /// The colour of an icon in the field.
  public var iconColor: Color = ComponentTokens.Search.iconColor
  /// The text style of the content.
  public var textStyle: Font = ComponentTokens.Input.font

  /// Creates a style with the tokens of a field.
  public init() {}

  /// Returns the style with `color` as its background.
  public func background(_ color: Color) -> Self { edit { $0.background = color } }
  /// Returns the style with `color` as the colour of the text.
  public func textColor(_ color: Color) -> Self { edit { $0.textColor = color } }
  /// Returns the style with `color` as the colour of the placeholder.
  public func placeholderColor(_ color: Color) -> Self { edit { $0.placeholderColor = color } }
  /// Returns the style with `color` as the colour of the edge.
  public func border(_ color: Color) -> Self { edit { $0.border = color } }
  /// Returns the style with `color` as the colour of an icon in the field.
  public func iconColor(_ color: Color) -> Self { edit { $0.iconColor = color } }
  /// Returns the style with `font` as its text style.
  public func textStyle(_ font: Font) -> Self { edit { $0.textStyle = font } }
}

extension InputState {
  /// Creates the state that determines the style of a field in `state`.
  public init(_ state: ControlState) {
    if !state.isEnabled {
      self = .disabled
    } else if state.isFocused {
      self = .focused
    } else {
      self = state.isHovered ? .hover : .rest
    }
  }
}

extension KitStyle: InputStyle {
  /// Returns the composable style in `state` according to the tokens of fields.
  public func component(_ state: InputState) -> InputComposableStyle {
    typealias Tokens = ComponentTokens.Input
    var control = ControlState(isEnabled: state != .disabled)
    control.isFocused = state == .focused
    control.isHovered = state == .hover
    return InputComposableStyle().background(Tokens.backgroundColors[control])
      .textColor(Tokens.textColors[control])
      .border(state == .error ? Tokens.borderColorError : Tokens.borderColors[control])
      .iconColor(ComponentTokens.Search.iconColors[control])
  }
}
