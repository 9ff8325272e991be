// SPDX-License-Identifier: MIT
// Token: the look of a check box, by state and size.

/// A style for check boxes, by state and size.
public protocol CheckBoxStyle: ComponentStyle {
  /// Returns the look in a state at a size.
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

/// The look of a check box.
public struct CheckBoxComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The colour of the box while it is checked.
  public var onColor: Color
  /// The colour of the box while it is unchecked.
  public var offColor: Color
  /// The colour of the label.
  public var textColor: Color
  /// The text style of the label.
  public var textStyle: Font
  /// The space between the box and the label.
  public var spacing: Length

  /// Creates a look from its parts.
  public init(
    onColor: Color = ComponentTokens.Toggle.onColor,
    offColor: Color = ComponentTokens.Toggle.offColor,
    textColor: Color = ComponentTokens.Toggle.labelColor, textStyle: Font = .body,
    spacing: Length = ComponentTokens.Toggle.spacing
  ) {
    self.onColor = onColor
    self.offColor = offColor
    self.textColor = textColor
    self.textStyle = textStyle
    self.spacing = spacing
  }
}
