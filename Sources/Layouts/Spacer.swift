// SPDX-License-Identifier: MIT
// Views: flexible empty space in a stack.

@_spi(Nodes) public import CuriumEngine
package import CuriumTerminal
public import CuriumTokens

/// Flexible empty space that expands along the axis of its stack.
///
/// *Sizing:* the remaining cells of the stack, at least `minLength`.
///
///     HStack {
///       Text("api")
///       Spacer()
///       Text("42 ms")
///     }
public struct Spacer: LeafView {
  let minLength: Length

  /// Creates a space of at least `minLength` cells (none by default).
  public init(minLength: Length? = nil) { self.minLength = minLength ?? 0 }

  package func makeNode(_ context: borrowing _MountContext) -> SpacerNode {
    SpacerNode(minLength, context)
  }
  package func update(_ node: SpacerNode) { node.receive(minLength) }
}

package final class SpacerNode: LayoutNode {
  private var minLength: Length
  /// The axis of the stack around the spacer.
  private var around: Axis?

  init(_ minLength: Length, _ context: borrowing _MountContext) {
    self.minLength = minLength
    super.init(context)
  }

  func receive(_ minLength: Length) {
    if minLength == self.minLength { return }
    self.minLength = minLength
    setNeedsLayout()
  }

  package override func adopt(axis: Axis?) {
    if axis == around { return }
    around = axis
    if flags.contains(.placed) { setNeedsLayout() }
  }

  package override func isSolid(at point: CellPoint) -> Bool { false }

  package override var layoutPriority: Double { -.greatestFiniteMagnitude }

  package override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    func extent(_ offered: Int32, _ direction: Axis) -> Int32 {
      if let around, around != direction { return 0 }
      let least = resolve(minLength, along: direction)
      return offered == ProposedViewSize.ideal
        ? least : min(max(least, offered), ProposedViewSize.limit)
    }
    return Extent(
      width: extent(proposal.packedWidth, .horizontal),
      height: extent(proposal.packedHeight, .vertical))
  }
}
