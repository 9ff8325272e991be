// SPDX-License-Identifier: MIT
// Engine: which help is shown.

/// Shows the help of one view at a time.
package final class HelpCenter {
  /// The help that is shown or about to be.
  private var active: (any HelpSource)?
  /// The help that the pointer rests in.
  private var pointed: (any HelpSource)?

  /// Makes `source` the one help there is. Returns `false` if it is already.
  @MainActor package func activate(_ source: any HelpSource) -> Bool {
    if active === source { return false }
    active?.end()
    active = source
    return true
  }

  /// Notes that a help has ended.
  package func deactivate(_ source: any HelpSource) {
    if active === source { active = nil }
  }

  /// Ends the help that is shown: a key was pressed or a button went down.
  @MainActor func dismiss() { active?.end() }

  /// Follows the pointer to `target`.
  @MainActor func pointerMoved(to target: LayoutNode?) {
    var node: Node? = target
    while let current = node, current.helpSource == nil { node = current.parentInLayer }
    let source = node?.helpSource
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

  func tearDown() {
    active = nil
    pointed = nil
  }
}

/// A node that can show help.
@_spi(Nodes) public protocol HelpSource: Node {
  /// Shows the help after a moment.
  @MainActor func begin()
  /// Hides the help, or doesn't show it.
  @MainActor func end()
}
