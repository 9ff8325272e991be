// SPDX-License-Identifier: MIT
// Token: the styles of components as editable values.

/// A style for a family of components, described by plain values.
///
/// Each family has its own protocol, such as `DButtonStyle` or `CardStyle`. For a role, a size or a
/// state, it returns a composable style: an editable value. One type can conform to the protocols
/// of several families; `.componentStyle(_:)` then applies it to all of them.
///
///     let quiet = PrimaryStyle().component(.small).setting(\.lineLimit, to: 1)
public protocol ComponentStyle: Sendable {}

/// The kit's own style. Components use it unless the environment has a different one.
///
/// It reads the tokens of each component. A custom style can start from it:
///
///     struct Roomy: CardStyle {
///       func component(_ elevation: Shadow) -> CardComposableStyle {
///         KitStyle().component(elevation).padding(2)
///       }
///     }
public struct KitStyle: ComponentStyle {
  /// Creates the kit's own style.
  public init() {}
}

/// The size of a component.
public enum ComponentSize: UInt8, Hashable, Sendable, CaseIterable {
  /// Little padding and a small text style.
  case small
  /// The default size.
  case medium
  /// More padding and a large text style.
  case large
}

/// The state of a control.
public enum ComponentState: UInt8, Hashable, Sendable, CaseIterable {
  /// The control is idle.
  case rest
  /// The pointer is over the control.
  case hover
  /// The control is pressed.
  case pressed
  /// The control has the focus.
  case focused
  /// The control is disabled.
  case disabled

  /// Creates the state that determines the style of a control in `state`.
  public init(_ state: ControlState) {
    if !state.isEnabled {
      self = .disabled
    } else if state.isPressed {
      self = .pressed
    } else if state.isFocused {
      self = .focused
    } else {
      self = state.isHovered ? .hover : .rest
    }
  }
}

extension ControlState {
  /// Creates the state of a control that is only in `state`.
  init(_ state: ComponentState) {
    self.init(isEnabled: state != .disabled)
    isHovered = state == .hover
    isPressed = state == .pressed
    isFocused = state == .focused
  }
}
