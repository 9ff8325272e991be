// SPDX-License-Identifier: MIT
// Views: opens the menu of a view at a key.

@_spi(Nodes) package import CuriumEngine
package import CuriumTerminal

/// A node with a menu for its content.
package protocol MenuOpener: Node {
  /// Opens the menu at a cell of the screen.
  @MainActor func openMenu(at point: CellPoint)
}

extension KeyEquivalent {
  /// Returns `true` if the key opens the menu of the focused view: the menu key or Shift-F10.
  package func opensMenu(with modifiers: EventModifiers) -> Bool {
    self == "\u{F735}" && modifiers.isEmpty || self == .function(10) && modifiers == .shift
  }
}
