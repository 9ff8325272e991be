// SPDX-License-Identifier: MIT
// Token: the look of a check box, by state and size.

/// The look of a check box, by state and size.
public protocol CheckBoxStyle: ComponentStyle {
  /// The look in one state at one size.
  func component(_ state: CheckBoxState, size: ComponentSize) -> CheckBoxComposableStyle
}

/// What can be done with a check box.
public enum CheckBoxState: UInt8, Hashable, Sendable, CaseIterable {
  /// It can be changed.
  case enabled
  /// It cannot be changed.
  case disabled
  /// Its value is wrong.
  case error
}

/// The look of one check box.
public struct CheckBoxComposableStyle: Hashable, Sendable, EditableObject, KeyPathSettable {
  /// The box when it is checked.
  public var onColor: Color
  /// The box when it is not.
  public var offColor: Color
  /// The word beside the box.
  public var textColor: Color
  /// The text style of the word.
  public var textStyle: Font
  /// Room between box and word.
  public var spacing: Length

  /// A look from its parts.
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
