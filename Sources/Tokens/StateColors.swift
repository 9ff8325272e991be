// SPDX-License-Identifier: MIT
// Token: the colours of one part of a component, one for each state of a control.

/// The colours of one part of a component (its background, text or border) in each state of a control.
///
/// Every part whose tokens name states has one, made of those tokens:
/// `ComponentTokens.Chip.backgroundColors` holds `chip.background`, `chip.background.hover` and so on.
/// A state without a colour of its own takes the next one that applies; see `ControlState`.
///
///     let colors = StateColors(rest: .clear, hover: .overlay, disabled: .textDisabled)
public struct StateColors: Hashable, Sendable {
  /// The colour at rest, and in every state without a colour of its own.
  public var rest: Color
  /// The colour under the pointer.
  public var hover: Color?
  /// The colour while pressed.
  public var pressed: Color?
  /// The colour with the keyboard focus.
  public var focused: Color?
  /// The colour of a selected element.
  public var selected: Color?
  /// The colour while disabled.
  public var disabled: Color?

  /// Creates the colours of a part; a state that isn't named looks like the part at rest.
  public init(
    rest: Color = .clear, hover: Color? = nil, pressed: Color? = nil, focused: Color? = nil,
    selected: Color? = nil, disabled: Color? = nil
  ) {
    self.rest = rest
    self.hover = hover
    self.pressed = pressed
    self.focused = focused
    self.selected = selected
    self.disabled = disabled
  }

  /// The colour in `state`: the first that exists of disabled, pressed, selected, focused and hover.
  ///
  /// A disabled part takes no other state's colour.
  public subscript(state: ControlState) -> Color {
    if !state.isEnabled { return disabled ?? rest }
    if state.isPressed, let pressed { return pressed }
    if state.isSelected, let selected { return selected }
    if state.isFocused, let focused { return focused }
    if state.isHovered, let hover { return hover }
    return rest
  }
}

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
  /// `true` if the element is the selected one of several.
  public var isSelected = false

  /// Creates the state of a control at rest.
  public init(isEnabled: Bool = true, isSelected: Bool = false) {
    self.isEnabled = isEnabled
    self.isSelected = isSelected
  }

  /// The state of an element that is selected, or isn't.
  public func selected(_ isSelected: Bool = true) -> ControlState {
    var state = self
    state.isSelected = isSelected
    return state
  }
}
