// SPDX-License-Identifier: MIT
// Token: the state of a control.

/// The state of a control.
public struct ControlState: Hashable, Sendable {
  /// `true` while the control, or a view inside it, has the keyboard focus.
  public var isFocused = false
  /// `true` while the user holds the control down.
  public var isPressed = false
  /// `true` while the pointer is over the control.
  public var isHovered = false
  /// `true` if the control accepts input.
  public var isEnabled = true
  /// `true` if the element is selected.
  public var isSelected = false

  /// Creates the state of a control at rest, with `isEnabled` and `isSelected`.
  public init(isEnabled: Bool = true, isSelected: Bool = false) {
    self.isEnabled = isEnabled
    self.isSelected = isSelected
  }

  /// Returns the state with `isSelected` changed.
  public func selected(_ isSelected: Bool = true) -> ControlState {
    edited(self) { $0.isSelected = isSelected }
  }
}
