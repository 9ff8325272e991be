// SPDX-License-Identifier: MIT
// Views: dismisses a layer.

/// Asks the presenter of a layer to remove it.
package final class OverlayDismissal {
  package var action: @MainActor () -> Void = {}
  /// Called after the action of a dialog's button, before the dialog closes.
  package var didAct: (@MainActor (ButtonRole?) -> Void)?

  package init() {}

  @MainActor package func dismiss() { action() }
}
