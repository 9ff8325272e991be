// SPDX-License-Identifier: MIT
// Token: the looks of components as values that can be edited.

/// A style for a component, described by values alone.
///
/// For each size or state, a style returns a composable style: a plain value that can be edited.
///
///     let quiet = PrimaryStyle().component(.small).setting(\.lineLimit, to: 1)
public protocol ComponentStyle: Sendable {}

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
}
