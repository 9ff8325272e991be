// SPDX-License-Identifier: MIT
// Token: the colours of a component's part in each state of a control.

/// The colours of a component's part, such as its background, text or border, in each state of a
/// control.
///
/// Every part with state tokens has such a value: `ComponentTokens.Chip.backgroundColors` contains
/// `chip.background`, `chip.background.hover` and so on. A state without a colour uses the colour
/// of the next state that applies; see `subscript(state:)`.
///
///     let colors = StateColors(rest: .clear, hover: .surfaceOverlay, disabled: .textDisabled)
public struct StateColors: Hashable, Sendable {
  /// The colour at rest, and in states without their own colour.
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

  /// Creates the colours of a part. An omitted state uses the colour of the next one that applies.
  ///
  /// - Parameters:
  ///   - rest: The colour at rest, and in states without their own colour.
  ///   - hover: The colour under the pointer.
  ///   - pressed: The colour while pressed.
  ///   - focused: The colour with the keyboard focus.
  ///   - selected: The colour of a selected element.
  ///   - disabled: The colour while disabled.
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

  /// The colour in `state`: the first available of pressed, selected, focused and hover, then the
  /// colour at rest.
  ///
  /// A disabled part uses the disabled colour or the colour at rest, regardless of its other
  /// states.
  public subscript(state: ControlState) -> Color {
    if !state.isEnabled { return disabled ?? rest }
    if state.isPressed, let pressed { return pressed }
    if state.isSelected, let selected { return selected }
    if state.isFocused, let focused { return focused }
    if state.isHovered, let hover { return hover }
    return rest
  }
}
