// SPDX-License-Identifier: MIT
// Views: whether a pane is maximized, and how to change that.

/// Whether a pane is maximized, and how to change that.
struct PaneMaximization {
  let isMaximized: Bool
  /// Sets the binding.
  let write: @MainActor (Bool) -> Void
}
