// SPDX-License-Identifier: MIT
// Views: whether a part of a view is shown.

/// The visibility of a part of a view.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// The default.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
