// SPDX-License-Identifier: MIT
// Views: a node with a context menu.

public import CuriumTerminal

/// A node with a menu for its content.
@_spi(Nodes) public protocol MenuOpener: Node {
  /// Opens the menu at a cell of the screen.
  @MainActor func openMenu(at point: CellPoint)
}
