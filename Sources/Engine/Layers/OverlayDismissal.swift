// SPDX-License-Identifier: MIT
// Views: the dismissal of a layer.

/// Asks the presenter of a layer to remove it.
package final class OverlayDismissal {
  package var action: @MainActor () -> Void = {}
  /// Called when a button of a dialog has acted, before the dialog closes.
  package var didAct: (@MainActor (ButtonRole?) -> Void)?

  package init() {}

  @MainActor package func dismiss() { action() }
}
