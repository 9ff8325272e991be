// SPDX-License-Identifier: MIT
// Views: space around a view.

import CuriumTerminal
public import CuriumTokens

extension View {
  /// Adds padding of `length` at `edges`. The default is the theme's `spacing.md`.
  ///
  ///     Text("api").padding(.horizontal, 2)
  public func padding(_ edges: Edge.Set = .all, _ length: Length? = nil) -> some View {
    let length = length ?? DesignTokens.Spacing.md
    return PaddedContent(
      content: self,
      insets: EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds `length` at all edges. A token defines separate numbers of columns and rows.
  public func padding(_ length: Length) -> some View { padding(.all, length) }

  /// Adds the space `insets` at the edges.
  public func padding(_ insets: EdgeInsets) -> some View {
    PaddedContent(content: self, insets: insets)
  }
}

private struct PaddedContent<Content: View>: NodeBackedView {
  let content: Content
  let insets: EdgeInsets

  func makeNode(_ context: borrowing _MountContext) -> PaddingNode { PaddingNode(insets, context) }
  func update(_ node: PaddingNode) { node.receive(insets) }
}

private final class PaddingNode: WrapperNode {
  override var paintsEvenly: Bool { true }

  /// The current insets. During an animation, `motion` stores the target.
  private var insets: EdgeInsets
  private var motion: LengthMotion<EdgeInsets>?

  init(_ insets: EdgeInsets, _ context: borrowing _MountContext) {
    self.insets = insets
    super.init(context)
  }

  func receive(_ insets: EdgeInsets) {
    if insets == motion?.target ?? self.insets { return }
    let start = LengthMotion.go(
      &motion, from: vector(self.insets), to: vector(insets), target: insets, on: self)
    self.insets = start.map(moved) ?? insets
    setNeedsPlacement()
  }

  private func vector(_ insets: EdgeInsets) -> MotionVector {
    var vector = MotionVector()
    vector.numbers[0] = Double(resolve(insets.top, along: .vertical))
    vector.numbers[1] = Double(resolve(insets.leading, along: .horizontal))
    vector.numbers[2] = Double(resolve(insets.bottom, along: .vertical))
    vector.numbers[3] = Double(resolve(insets.trailing, along: .horizontal))
    return vector
  }

  private func moved(_ vector: MotionVector) -> EdgeInsets {
    EdgeInsets(
      top: vector.length(0), leading: vector.length(1), bottom: vector.length(2),
      trailing: vector.length(3))
  }

  @MainActor override func animationDidAdvance() {
    guard let step = LengthMotion.advance(&motion) else { return }
    insets = step.lengths.map(moved) ?? step.target
    setNeedsPlacement()
  }

  override var addedRoom: Extent? {
    Extent(
      width: resolve(insets.leading, along: .horizontal)
        + resolve(insets.trailing, along: .horizontal),
      height: resolve(insets.top, along: .vertical) + resolve(insets.bottom, along: .vertical))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let added = addedRoom ?? .zero
    let inner = measureContent(proposal.shrunk(width: added.width, height: added.height))
    return Extent(width: inner.width + added.width, height: inner.height + added.height)
  }

  override func contentPlacement(_ proposal: ProposedViewSize, _ size: Extent)
    -> ContentPlacement
  {
    let left = resolve(insets.leading, along: .horizontal)
    let top = resolve(insets.top, along: .vertical)
    let width = left + resolve(insets.trailing, along: .horizontal)
    let height = top + resolve(insets.bottom, along: .vertical)
    return ContentPlacement(
      x: left, y: top, proposal: proposal.shrunk(width: width, height: height))
  }
}
