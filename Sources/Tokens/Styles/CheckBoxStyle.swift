// SPDX-License-Identifier: MIT
// Token: the style of a check box, by state and size.

/// A style for check boxes, by state and size.
public protocol CheckBoxStyle: ComponentStyle {
  /// Returns the composable style in `state` at `size`.
  func component(_ state: CheckBoxState, size: ComponentSize) -> CheckBoxComposableStyle
}

/// The state of a check box.
public enum CheckBoxState: UInt8, Hashable, Sendable, CaseIterable {
  /// The user can change it.
  case enabled
  /// The user can't change it.
  case disabled
  /// Its value is invalid.
  case error
}

/// The composable style of a check box.
public struct CheckBoxComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The colour of the box while it is checked.
  public var onColor: Color = ComponentTokens.Toggle.onColor
  /// The colour of the box while it is unchecked.
  public var offColor: Color = ComponentTokens.Toggle.offColor
  /// The colour of the label.
  public var textColor: Color = ComponentTokens.Toggle.labelColor
  /// The text style of the label.
  public var textStyle: Font = .body
  /// The space between the box and the label, in cells.
  public var spacing: Length = ComponentTokens.Toggle.spacing

  /// Creates a style with the tokens of a toggle.
  public init() {}

  /// Returns the style with `color` as the colour of a checked box.
  public func onColor(_ color: Color) -> Self { edit { $0.onColor = color } }
  /// Returns the style with `color` as the colour of an unchecked box.
  public func offColor(_ color: Color) -> Self { edit { $0.offColor = color } }
  /// Returns the style with `color` as the colour of the label.
  public func textColor(_ color: Color) -> Self { edit { $0.textColor = color } }
  /// Returns the style with `font` as the text style of the label.
  public func textStyle(_ font: Font) -> Self { edit { $0.textStyle = font } }
  /// Returns the style with `length` as the space between the box and the label.
  public func spacing(_ length: Length) -> Self { edit { $0.spacing = length } }
}

extension KitStyle: CheckBoxStyle {
  /// Returns the composable style in `state` at `size` according to the tokens of toggles.
  public func component(_ state: CheckBoxState, size: ComponentSize) -> CheckBoxComposableStyle {
    // Checkmarks have strokes as thin as letters, so they need the same contrast as text.
    CheckBoxComposableStyle().onColor(ComponentTokens.Toggle.onColor.legible())
      .textStyle(.ofChoice(size)).inState(state)
  }
}

extension CheckBoxComposableStyle {
  /// Returns the composable style of the same check box in another state, with the colours of its
  /// tokens.
  func inState(_ state: CheckBoxState) -> Self {
    typealias Tokens = ComponentTokens.Toggle
    return switch state {
    case .enabled: self
    case .disabled:
      onColor(Tokens.disabledColor).offColor(Tokens.disabledColor)
        .textColor(Tokens.disabledColor).textStyle(textStyle.weight(.light))
    case .error: onColor(Tokens.errorColor).offColor(Tokens.errorColor)
    }
  }
}

extension Font {
  /// Returns the text style of the label of a check box.
  static func ofChoice(_ size: ComponentSize) -> Font {
    switch size {
    case .small: .bodySmall
    case .medium: .body
    case .large: .bodyLarge.bold()
    }
  }
}
