// SPDX-License-Identifier: MIT
// Views: the purpose of a button.

/// The purpose of a button.
public enum ButtonRole: Hashable, Sendable {
  /// The button deletes data.
  case destructive
  /// The button cancels an operation.
  case cancel
}
