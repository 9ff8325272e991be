// SPDX-License-Identifier: MIT
// Views: a node with a context menu.

public import CuriumTerminal

/// A node with a menu for its content.
@_spi(Nodes) public protocol MenuOpener: Node {
  /// Opens the menu below an area of the screen, or above it if it doesn't fit.
  @MainActor func openMenu(below area: CellRect)
}
