// SPDX-License-Identifier: MIT
// Views: a view drawn beside its place.

import CuriumTerminal
public import CuriumTokens

extension View {
  /// Draws the view so many columns to the right and rows further down, and lets the pointer find it there.
  /// Its room stays where it is; what the views around it cut off is not drawn.
  public func offset(x: Length = 0, y: Length = 0) -> some View {
    OffsetContent(content: self, x: x, y: y)
  }

  /// Draws the view so many columns to the right and rows further down.
  public func offset(_ offset: CellSize) -> some View {
    self.offset(x: Length(offset.width), y: Length(offset.height))
  }
}

private struct OffsetContent<Content: View>: NodeBackedView {
  let content: Content
  let x: Length
  let y: Length

  func makeNode(_ context: borrowing _MountContext) -> OffsetNode { OffsetNode(x, y, context) }
  func update(_ node: OffsetNode) { node.receive(x, y) }
}

private final class OffsetNode: WrapperNode {
  private var offsetX: Length
  private var offsetY: Length
  private var motion = Moving<MotionVector>()
  private var shown: (x: Int32, y: Int32) = (0, 0)

  init(_ x: Length, _ y: Length, _ context: borrowing _MountContext) {
    offsetX = x
    offsetY = y
    super.init(context)
    passOnOverflow()
  }

  func receive(_ x: Length, _ y: Length) {
    if x == offsetX, y == offsetY { return }
    let old = vector
    offsetX = x
    offsetY = y
    _ = motion.go(from: old, to: vector, on: self)
    move()
  }

  @MainActor override func animationDidAdvance() { move() }

  private var vector: MotionVector {
    var vector = MotionVector()
    vector.numbers[0] = Double(resolve(offsetX, along: .horizontal))
    vector.numbers[1] = Double(resolve(offsetY, along: .vertical))
    return vector
  }

  private func move() {
    let now = motion.value ?? vector
    if (now.cells(0), now.cells(1)) == shown { return }
    passOnOverflow()
    flags.insert(.needsPlacement)
    setNeedsLayout()
  }

  /// Tells the views around that something in them is drawn outside of their frames.
  private func passOnOverflow() {
    if offsetX != .zero || offsetY != .zero || motion.value != nil { overflow() }
  }

  override func placeContents() {
    let now = motion.value ?? vector
    shown = (now.cells(0), now.cells(1))
    placeContent(x: shown.x, y: shown.y, proposal: placedProposal)
  }
}

extension LayoutNode {
  /// Has the nodes around paint what lies outside of their frames, up to one that cuts it off: a scroll view,
  /// a lazy stack, a layer, the screen.
  final func overflow() {
    flags.insert(.overflows)
    var ancestor = parentInLayer
    while let node = ancestor {
      if node is ScrollNode || node is LazyCollectionNode || node is OverlayNode || node is RootNode
      {
        return
      }
      if node.asLayoutNode != nil { node.flags.insert(.overflows) }
      ancestor = node.parentInLayer
    }
  }

  /// The cells on the screen that the node and what lies outside of its frame take.
  final var overflowingFrame: CellRect {
    guard let container = self as? ContainerNode else { return absoluteFrame }
    // Who is in it is not known again before the next layout.
    if flags.contains(.childrenStale) { return CellRect(origin: .zero, size: graph.root.screen) }
    var frame = absoluteFrame
    for child in container.children {
      let node = child.takeUnretainedValue()
      frame = frame.union(
        node.flags.contains(.overflows) ? node.overflowingFrame : node.absoluteFrame)
    }
    return frame
  }
}
