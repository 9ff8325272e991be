// SPDX-License-Identifier: MIT
// Views: the lines that connect the rows of a tree.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal
import CuriumTokens
import CuriumViews

/// The levels of a tree whose lines continue below a row.
///
/// Each level is a bit, so a row needs the same time and memory at any depth. Levels from 64 on
/// have no lines.
package struct TreeLines: Hashable, Sendable {
  /// Bit `n` is set if a row of level `n` follows inside the same parent.
  private var levels: UInt64 = 0

  /// Creates the lines of the last row of a tree: none.
  package init() {}

  /// Returns the lines of the row above those passed so far, which has `level`. Call it for each
  /// row, starting with the last.
  ///
  /// - Complexity: O(1).
  package mutating func passRow(level: Int) -> TreeLines {
    // Deeper rows below belong to other parents.
    if level < 63 { levels &= (2 << UInt64(level)) - 1 }
    let row = self
    if level < 64 { levels |= 1 << UInt64(level) }
    return row
  }

  /// Returns whether a line continues below the row at `level`.
  func continues(at level: Int) -> Bool { level < 64 && levels & (1 << UInt64(level)) != 0 }
}

/// The lines in the indentation of a row of a tree. A row with several rows of text continues them.
///
/// *Sizing:* fills the proposal. Levels whose columns don't fit have no line. *Tokens:*
/// `tree.guide`, `tree.indent`.
package struct TreeGuides: LeafView {
  let level: Int
  let lines: TreeLines

  /// Creates the lines of a row of `level`; 0 is the top level.
  package init(level: Int, lines: TreeLines) {
    self.level = level
    self.lines = lines
  }

  package func makeNode(_ context: borrowing _MountContext) -> TreeGuidesNode {
    TreeGuidesNode(self, context)
  }
  package func update(_ node: TreeGuidesNode) { node.receive(self) }
}

package final class TreeGuidesNode: LayoutNode {
  private var level: Int
  private var lines: TreeLines

  init(_ view: TreeGuides, _ context: borrowing _MountContext) {
    (level, lines) = (view.level, view.lines)
    super.init(context)
  }

  func receive(_ view: TreeGuides) {
    if (view.level, view.lines) == (level, lines) { return }
    (level, lines) = (view.level, view.lines)
    damageFrame()
  }

  package override func isSolid(at point: CellPoint) -> Bool { false }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent { proposal.filled() }

  /// The columns of a level.
  var step: Int {
    ComponentTokens.Tree.indent.resolve(
      in: theme, axis: .horizontal, density: scope.values.inherited.density)
  }

  /// Returns the level at a column of the screen: in the indentation and on the chevron, that of
  /// the row or of a row around it; on the text, one more than that of the row.
  func level(at x: Int) -> Int {
    let (column, step) = (x - absoluteOrigin.x, max(1, self.step))
    return column >= Int(size.width) + step ? level + 1 : max(0, min(column / step, level))
  }

  package override func paint(_ painter: inout Painter) {
    let inherited = scope.values.inherited
    let (width, height) = (Int(size.width), Int(size.height))
    let step = step
    guard step > 0, height > 0 else { return }
    func glyph(_ name: String) -> Glyph {
      inherited.glyph(name)?.unicodeScalars.first.map { Glyph($0) } ?? Glyph("|")
    }
    let line = glyph("curium.divider.vertical")
    let (branch, last) = (glyph("curium.tree.branch"), glyph("curium.tree.last"))
    let color = ComponentTokens.Tree.guideColor
    // Only as many levels as fit in front of the row.
    for level in 1..<max(1, min(self.level, 63, width / step) + 1) {
      let continues = lines.continues(at: level)
      let rows = continues ? height : level == self.level ? 1 : 0
      for y in 0..<rows {
        let sign = y > 0 || level < self.level ? line : continues ? branch : last
        // The lines have a meaning, so they stay visible on a selected row, and join no border.
        painter.drawHorizontal(
          sign, x: (level - 1) * step, y: y, count: 1, color, scope, isEdge: false)
      }
    }
  }
}

extension Node {
  /// The lines in the indentation of the row of a tree in the node.
  var treeGuides: TreeGuidesNode? {
    self as? TreeGuidesNode ?? firstOfChildren { $0.treeGuides }
  }
}
