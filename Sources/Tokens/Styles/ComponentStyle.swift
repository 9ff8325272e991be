// SPDX-License-Identifier: MIT
// Token: looks of components as values, edited step by step.

/// The look of a component, described by values alone.
///
/// A style gives, for each size or state, a composable style: a plain value that can be edited.
///
///     let quiet = PrimaryStyle().component(.small).setting(\.lineLimit, to: 1)
public protocol ComponentStyle: Sendable {}

/// How large a component is drawn.
public enum ComponentSize: UInt8, Hashable, Sendable, CaseIterable {
  /// Tight, with a small text style.
  case small
  /// As usual.
  case medium
  /// Roomy, with a large text style.
  case large
}

/// What someone does with a control, or that nothing can be done.
public enum ComponentState: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing is done.
  case rest
  /// The pointer is over it.
  case hover
  /// It is pressed.
  case pressed
  /// Keys go to it.
  case focused
  /// It cannot be used.
  case disabled
}
