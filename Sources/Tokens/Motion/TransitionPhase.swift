// SPDX-License-Identifier: MIT
// Token: the stages of a transition.

/// The stage of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is in place.
  case identity
  /// The view is being removed.
  case didDisappear

  /// A Boolean value that indicates whether the view is in place.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view appears, 0 while it is in place, 1 when it is removed.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
