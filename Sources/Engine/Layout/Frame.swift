// SPDX-License-Identifier: MIT
// Views: fixed sizes and limits for the size of a view.

import CuriumTerminal
public import CuriumTokens

extension View {
  /// Sets a fixed width, height, or both, in cells or as a token.
  public func frame(width: Length? = nil, height: Length? = nil, alignment: Alignment = .center)
    -> some View
  {
    FramedContent(
      content: self,
      limits: FrameLimits(
        minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
        maxHeight: height, isFixed: true), alignment: alignment)
  }

  /// Limits the size of the view. A maximum of `.infinity` takes all the room there is.
  public func frame(
    minWidth: Length? = nil, idealWidth: Length? = nil, maxWidth: Length? = nil,
    minHeight: Length? = nil, idealHeight: Length? = nil, maxHeight: Length? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FramedContent(
      content: self,
      limits: FrameLimits(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, isFixed: false), alignment: alignment)
  }

}

private struct FrameLimits: Equatable {
  let minWidth: Length?
  let idealWidth: Length?
  let maxWidth: Length?
  let minHeight: Length?
  let idealHeight: Length?
  let maxHeight: Length?
  let isFixed: Bool

  private var lengths: [Length?] {
    [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
  }

  /// Returns the limits that are finite in `other`, in cells. Limits that aren't finite here are
  /// taken from `other`.
  func vector(like other: FrameLimits, on node: LayoutNode) -> MotionVector {
    var vector = MotionVector()
    for (index, (length, goal)) in zip(lengths, other.lengths).enumerated() {
      guard let goal, !goal.isInfinite else { continue }
      let isKnown = length.map { !$0.isInfinite } ?? false
      vector.numbers[index] = Double(
        node.resolve(isKnown ? length ?? goal : goal, along: index < 3 ? .horizontal : .vertical))
    }
    return vector
  }

  /// Returns the limits with the cells of `vector` in place of the finite lengths.
  func replaced(by vector: MotionVector) -> FrameLimits {
    func moved(_ length: Length?, _ index: Int) -> Length? {
      length.map { $0.isInfinite ? $0 : vector.length(index) }
    }
    return FrameLimits(
      minWidth: moved(minWidth, 0), idealWidth: moved(idealWidth, 1), maxWidth: moved(maxWidth, 2),
      minHeight: moved(minHeight, 3), idealHeight: moved(idealHeight, 4),
      maxHeight: moved(maxHeight, 5), isFixed: isFixed)
  }
}

private struct FramedContent<Content: View>: NodeBackedView {
  let content: Content
  let limits: FrameLimits
  let alignment: Alignment

  func makeNode(_ context: borrowing _MountContext) -> FrameNode {
    FrameNode(limits, alignment, context)
  }
  func update(_ node: FrameNode) { node.receive(limits, alignment) }
}

private final class FrameNode: WrapperNode {
  override var paintsEvenly: Bool { true }

  /// The current limits. During an animation, `motion` stores the target.
  private var limits: FrameLimits
  private var guides: GuidePair
  private var motion: LengthMotion<FrameLimits>?

  init(_ limits: FrameLimits, _ alignment: Alignment, _ context: borrowing _MountContext) {
    self.limits = limits
    guides = context.graph.guides(alignment)
    super.init(context)
    warnOfOrder()
  }

  func receive(_ limits: FrameLimits, _ alignment: Alignment) {
    let guides = graph.guides(alignment)
    if limits == motion?.target ?? self.limits {
      if guides == self.guides { return }
    } else if limits.isFixed == self.limits.isFixed,
      LengthMotion.go(
        &motion, from: self.limits.vector(like: limits, on: self),
        to: limits.vector(like: limits, on: self), target: limits, on: self)
    {
      self.limits = limits.replaced(by: motion?.value ?? .zero)
    } else {
      self.limits = limits
      motion = nil
    }
    self.guides = guides
    warnOfOrder()
    flags.insert(.needsPlacement)
    setNeedsLayout()
  }

  /// A frame of fixed width and height doesn't depend on its content.
  override func computeRigidSize() -> Extent? {
    guard limits.isFixed, let width = limits.minWidth, let height = limits.minHeight,
      width != .infinity, height != .infinity
    else { return nil }
    return Extent(
      width: resolve(width, along: .horizontal), height: resolve(height, along: .vertical))
  }

  @MainActor override func animationDidAdvance() {
    guard let motion else { return }
    if motion.value == nil {
      limits = motion.target
      self.motion = nil
    } else if let vector = motion.step() {
      limits = motion.target.replaced(by: vector)
    } else {
      return
    }
    flags.insert(.needsPlacement)
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let content = measureContent(contentProposal(proposal))
    return Extent(
      width: extent(
        limits.minWidth, limits.idealWidth, limits.maxWidth, proposal.packedWidth, content.width,
        .horizontal),
      height: extent(
        limits.minHeight, limits.idealHeight, limits.maxHeight, proposal.packedHeight,
        content.height, .vertical))
  }

  override func contentPlacement(_ proposal: ProposedViewSize, _ size: Extent)
    -> ContentPlacement
  {
    // The content gets the frame's own size as its proposal, not the proposal for the frame.
    var inner = contentProposal(proposal)
    if inner.packedWidth != ProposedViewSize.ideal { inner.packedWidth = size.width }
    if inner.packedHeight != ProposedViewSize.ideal { inner.packedHeight = size.height }
    return alignedContent(guides, inner, size)
  }

  /// Logs a warning if a minimum exceeds the ideal length, or the ideal exceeds the maximum.
  private func warnOfOrder() {
    func areInOrder(_ lengths: [Length?], _ axis: LayoutAxis) -> Bool {
      let known = lengths.compactMap(\.self).map {
        $0.isInfinite ? ProposedViewSize.limit : resolve($0, along: axis)
      }
      return zip(known, known.dropFirst()).allSatisfy { $0 <= $1 }
    }
    if limits.isFixed { return }
    if areInOrder([limits.minWidth, limits.idealWidth, limits.maxWidth], .horizontal),
      areInOrder([limits.minHeight, limits.idealHeight, limits.maxHeight], .vertical)
    {
      return
    }
    graph.warn(
      "A frame in \(ownerName) has limits out of order: the least length is at most the ideal one, and "
        + "that at most the greatest. The least one counts.")
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      packedWidth: offer(
        limits.minWidth, limits.idealWidth, limits.maxWidth, proposal.packedWidth, .horizontal),
      packedHeight: offer(
        limits.minHeight, limits.idealHeight, limits.maxHeight, proposal.packedHeight, .vertical))
  }

  /// Returns the proposal for the content: the proposal for the frame within the limits.
  private func offer(
    _ least: Length?, _ ideal: Length?, _ most: Length?, _ offered: Int32, _ axis: LayoutAxis
  ) -> Int32 {
    if offered == ProposedViewSize.ideal {
      guard let ideal, ideal != .infinity else { return offered }
      return resolve(ideal, along: axis)
    }
    var offer = offered
    if let most, most != .infinity { offer = min(offer, resolve(most, along: axis)) }
    if let least, least != .infinity { offer = max(offer, resolve(least, along: axis)) }
    return offer
  }

  /// Returns the extent of the frame. A missing limit is the content's own extent.
  private func extent(
    _ least: Length?, _ ideal: Length?, _ most: Length?, _ offered: Int32, _ content: Int32,
    _ axis: LayoutAxis
  ) -> Int32 {
    if limits.isFixed {
      guard let least, least != .infinity else { return content }
      return resolve(least, along: axis)
    }
    if least == nil, most == nil { return content }
    let lower = least.map { resolve($0, along: axis) }
    let upper: Int32? = most.map {
      $0 == .infinity ? ProposedViewSize.limit : resolve($0, along: axis)
    }
    // The ideal extent replaces an unspecified proposal.
    var offered = offered
    if offered == ProposedViewSize.ideal {
      guard let ideal, ideal != .infinity else {
        return max(lower ?? 0, min(upper ?? content, content))
      }
      offered = resolve(ideal, along: axis)
    }
    let bottom = lower ?? min(content, upper ?? content)
    let top = upper ?? max(content, bottom)
    return max(bottom, min(offered, max(top, bottom)))
  }
}
