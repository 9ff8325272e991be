// SPDX-License-Identifier: MIT
// Engine: how a layer goes away.

/// Asks whoever presents a layer to take it away.
package final class OverlayDismissal {
  package var action: @MainActor () -> Void = {}
  /// Told that a button of a dialog has acted, before the dialog goes.
  package var didAct: (@MainActor (ButtonRole?) -> Void)?

  package init() {}

  @MainActor package func dismiss() { action() }
}
