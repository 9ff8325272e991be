// SPDX-License-Identifier: MIT
// Views: paints text from its bytes.

import CuriumTerminal
import CuriumTokens

extension Painter {
  /// Draws a part of a string at a place of the node, with a link unless `link` is empty. Keeps the
  /// background. Returns the width in columns.
  @discardableResult
  func draw(
    _ utf8: UnsafeBufferPointer<UInt8>, x: Int, y: Int, _ color: Color,
    _ attributes: CellAttributes, link: String, _ scope: EnvironmentScope
  ) -> Int {
    let ink = ink(color, x: x, y: y, scope)
    let columns = grid.draw(
      utf8: utf8, x: originX + x, y: originY + y,
      style: CellStyle(
        foreground: ink.color, background: .keep, attributes: attributes,
        link: link.isEmpty ? 0 : grid.links.link(to: link)),
      clip: clip, foregroundAlpha: ink.alpha)
    if columns != utf8.count { graph.painting.drewBeyondASCII = true }
    return columns
  }
}
