// SPDX-License-Identifier: MIT
// Views: moves, clips and orders views.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

extension View {
  /// Draws the view `x` cells to the right and `y` cells down; negative numbers move it to the left
  /// and up. Its layout doesn't change. It can be drawn over other views inside the nearest
  /// enclosing scroll view, or `clipped()` or `clipShape(_:)` modifier.
  ///
  ///     Text("Saved").offset(x: isExpanded ? 0 : 4).animation(.fast, value: isExpanded)
  public func offset(x: Length = 0, y: Length = 0) -> some View {
    ValueContent(content: self, value: CellOffset(x: x, y: y), make: OffsetNode.init)
  }

  /// Draws the view moved to the right and down by `offset`, like `offset(x:y:)`.
  public func offset(_ offset: CellSize) -> some View {
    self.offset(x: Length(offset.width), y: Length(offset.height))
  }

  /// Places the centre of the view `x` columns and `y` rows from the top left corner of the
  /// proposed space. Takes up all of that space.
  ///
  ///     ZStack { Text("Berlin").position(x: 12, y: 4); Text("Paris").position(x: 5, y: 7) }
  public func position(x: Length = 0, y: Length = 0) -> some View {
    ValueContent(content: self, value: CellOffset(x: x, y: y), make: PositionNode.init)
  }

  /// Clips the view to its frame.
  ///
  ///     Text(name).fixedSize().frame(width: 20, alignment: .leading).clipped()
  public func clipped() -> some View { NodeContent(content: self, make: ClippingNode.init) }

  /// Draws the view in front of siblings with a lower `value`. The default is 0.
  ///
  ///     ZStack { Badge(text: "New").zIndex(1); Card { Text("Swift") } }
  public func zIndex(_ value: Double) -> some View {
    ValueContent(content: self, value: value.isNaN ? 0 : value, make: ZIndexNode.init)
  }
}

/// An offset along both axes.
struct CellOffset: Equatable {
  var x: Length
  var y: Length
}

final class OffsetNode: ValueWrapperNode<CellOffset> {
  private var motion = Moving<MotionVector>()
  private var shown: (x: Int32, y: Int32) = (0, 0)

  override init(_ offset: CellOffset, _ context: borrowing _MountContext) {
    super.init(offset, context)
    flags.insert(.escapes)
    noteEscapes()
  }

  /// Records that descendants may be painted outside the frames around them.
  private func noteEscapes() {
    for node in sequence(first: self as LayoutNode, next: \.layoutAncestor) {
      node.flags.insert(.holdsEscapes)
      if node.flags.contains(.clips) { return }
    }
  }

  override func didReceiveValue(after old: CellOffset) {
    if value == old { return }
    _ = motion.go(from: vector(old), to: vector(value), on: self)
    move()
  }

  @MainActor override func animationDidAdvance() { move() }

  private func vector(_ offset: CellOffset) -> MotionVector {
    var vector = MotionVector()
    vector.numbers[0] = Double(resolve(offset.x, along: .horizontal))
    vector.numbers[1] = Double(resolve(offset.y, along: .vertical))
    return vector
  }

  private func move() {
    let now = motion.value ?? vector(value)
    if (now.cells(0), now.cells(1)) == shown { return }
    setNeedsPlacement()
  }

  override var addedRoom: Extent? { .zero }

  /// Guides don't move: the layout is the same as without the offset.
  override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    onlyContent?.explicit(guide, proposal)
  }

  override func contentPlacement(_ proposal: ProposedViewSize, _ size: Extent)
    -> ContentPlacement
  {
    let now = motion.value ?? vector(value)
    return ContentPlacement(x: now.cells(0), y: now.cells(1), proposal: proposal)
  }

  override func placeContents() {
    let now = motion.value ?? vector(value)
    shown = (now.cells(0), now.cells(1))
    super.placeContents()
  }

  override func paint(_ painter: inout Painter) {
    let outer = painter.clip
    painter.clip = painter.bounds
    super.paint(&painter)
    painter.clip = outer
  }
}

private final class PositionNode: ValueWrapperNode<CellOffset> {
  override func didReceiveValue(after old: CellOffset) {
    if value != old { setNeedsPlacement() }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    proposal.filled(ideal: measureContent(proposal))
  }

  override func contentPlacement(_ proposal: ProposedViewSize, _ size: Extent)
    -> ContentPlacement
  {
    let content = measureContent(proposal)
    return ContentPlacement(
      x: resolve(value.x, along: .horizontal) - content.width >> 1,
      y: resolve(value.y, along: .vertical) - content.height >> 1, proposal: proposal)
  }
}

private final class ClippingNode: WrapperNode {
  override init(_ context: borrowing _MountContext) {
    super.init(context)
    flags.insert(.clips)
  }

  override func paint(_ painter: inout Painter) {
    painter.bounded { super.paint(&$0) }
  }
}

private final class ZIndexNode: ValueWrapperNode<Double> {
  override var zIndex: Double? { value }

  override init(_ value: Double, _ context: borrowing _MountContext) {
    super.init(value, context)
    // The container of the overlapping views may be several modifiers above.
    var ancestor = layoutAncestor
    while let node = ancestor {
      node.flags.insert(.paintsInZOrder)
      ancestor = node.passesOnPriority ? node.layoutAncestor : nil
    }
  }

  override func didReceiveValue(after old: Double) {
    if value != old { damageFrame() }
  }
}
