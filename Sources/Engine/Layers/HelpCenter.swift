// SPDX-License-Identifier: MIT
// Views: shows help for one view at a time.

/// Shows the help of one view at a time.
package final class HelpCenter {
  /// The help that is shown or about to be shown.
  private var active: (any HelpSource)?
  /// The help of the view under the pointer.
  private var pointed: (any HelpSource)?

  /// Makes `source` the active help. Returns `false` if it is already active.
  @MainActor package func activate(_ source: any HelpSource) -> Bool {
    if active === source { return false }
    active?.end()
    active = source
    return true
  }

  /// Called when help has ended.
  package func deactivate(_ source: any HelpSource) {
    if active === source { active = nil }
  }

  /// Ends the active help after a key press or a click.
  @MainActor func dismiss() { active?.end() }

  @MainActor func pointerMoved(to target: LayoutNode?) {
    let source = target?.selfAndAncestorsInLayer.lazy.compactMap(\.helpSource).first
    if source === pointed { return }
    pointed?.end()
    pointed = source
    pointed?.begin()
  }

  /// Forgets a view that was removed.
  package func forget(_ source: any HelpSource) {
    deactivate(source)
    if pointed === source { pointed = nil }
  }
}

/// A node that can show help.
@_spi(Nodes) public protocol HelpSource: Node {
  /// Shows the help after a short delay.
  @MainActor func begin()
  /// Hides the help, or cancels the delay.
  @MainActor func end()
}
