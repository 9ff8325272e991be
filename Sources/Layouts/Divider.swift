// SPDX-License-Identifier: MIT
// Views: a line between the views of a stack.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
package import CuriumTokens

/// A line that separates views in a stack.
///
/// *Sizing:* one cell along the stack; fills the proposal across it.
///
///     VStack {
///       Text("Installed")
///       Divider()
///       Text("Available")
///     }
public struct Divider: LeafView {
  /// Creates a divider.
  public init() {}

  package func makeNode(_ context: borrowing _MountContext) -> DividerNode { DividerNode(context) }
  package func update(_ node: DividerNode) {}
}

package final class DividerNode: LayoutNode {
  /// The direction of the enclosing stack.
  private var around = Axis.vertical

  package override func adopt(axis: Axis?) {
    let axis = axis ?? .vertical
    if axis == around { return }
    around = axis
    if flags.contains(.placed) {
      damageFrame()
      setNeedsLayout()
    }
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let length = proposal.extent(around.other)
    return Extent(main: 1, cross: length == ProposedViewSize.ideal ? 1 : length, axis: around)
      .clamped
  }

  package override func paint(_ painter: inout Painter) {
    painter.recorder?.note(.border, ComponentTokens.Divider.lineStyle.tokenIndex)
    let glyphs = ComponentTokens.Divider.lineStyle.resolve(in: theme)
    if around == .vertical {
      painter.drawHorizontal(
        glyphs.top, x: 0, y: 0, count: Int(size.width), ComponentTokens.Divider.lineColor,
        scope)
    } else {
      painter.drawVertical(
        glyphs.left, x: 0, y: 0, count: Int(size.height), ComponentTokens.Divider.lineColor,
        scope)
    }
  }
}
