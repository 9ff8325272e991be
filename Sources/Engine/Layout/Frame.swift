// SPDX-License-Identifier: MIT
// Views: fixed sizes and limits for the size of a view.

import CuriumTerminal
public import CuriumTokens

extension View {
  /// Sets a fixed `width`, `height`, or both, in cells, as a token, or as a part of the proposed
  /// space: `.fraction(1/3)`, `.share(2)`. The view is placed in it by `alignment`.
  ///
  ///     Text("api").frame(width: 12, alignment: .leading)
  public func frame(width: Length? = nil, height: Length? = nil, alignment: Alignment = .center)
    -> some View
  {
    FramedContent(
      content: self, limits: FrameLimits(width: AxisLimits(width), height: AxisLimits(height)),
      alignment: alignment)
  }

  /// Limits the size to `minWidth`, `maxWidth` (`.infinity` takes all space), `minHeight` and
  /// `maxHeight`. `idealWidth` and `idealHeight` can be `.share(2)`. As an ideal or a maximum,
  /// `.fraction(1/3)` is a third of the whole stack; as a minimum, of the space offered to the
  /// view. `alignment` places the view.
  ///
  ///     Text("api").frame(minWidth: 12, maxWidth: .infinity, alignment: .leading)
  public func frame(
    minWidth: Length? = nil, idealWidth: Length? = nil, maxWidth: Length? = nil,
    minHeight: Length? = nil, idealHeight: Length? = nil, maxHeight: Length? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FramedContent(
      content: self,
      limits: FrameLimits(
        width: AxisLimits(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: AxisLimits(least: minHeight, ideal: idealHeight, most: maxHeight)),
      alignment: alignment)
  }
}

/// The limits of a frame along one axis.
private struct AxisLimits: Equatable {
  var least: Length?
  var ideal: Length?
  var most: Length?

  init(least: Length?, ideal: Length?, most: Length?) {
    (self.least, self.ideal, self.most) = (least, ideal, most)
  }

  /// Creates the limits of a fixed length. A relative length is an ideal without limits.
  init(_ length: Length?) {
    let cells = length?.isCells == true ? length : nil
    (least, most) = (cells, cells)
    ideal = length?.isRelative == true ? length : cells
  }

  var lengths: [Length?] { [least, ideal, most] }

  /// The number of cells, if it doesn't depend on the offer.
  var fixed: Length? { least == most && least?.isCells == true ? least : nil }

  /// The part of the offer that the frame takes.
  var part: Length? { ideal.flatMap { $0.isRelative ? $0 : nil } }

  /// The maximum, if it is a fraction.
  var limit: Length? { most.flatMap { $0.isRelative && $0.weight == nil ? $0 : nil } }
}

private struct FrameLimits: Equatable {
  var width: AxisLimits
  var height: AxisLimits

  private var lengths: [Length?] { width.lengths + height.lengths }

  /// The lengths that are relative to the stack around the frame.
  var parts: (Length?, Length?, Length?, Length?) {
    (width.part, width.limit, height.part, height.limit)
  }

  /// Returns the limits that are cells in `other`. Takes those that aren't cells here from `other`.
  func vector(like other: FrameLimits, on node: LayoutNode) -> MotionVector {
    var vector = MotionVector()
    for (index, (length, goal)) in zip(lengths, other.lengths).enumerated() {
      guard let goal, goal.isCells else { continue }
      vector.numbers[index] = Double(
        node.resolve(
          length?.isCells == true ? length ?? goal : goal,
          along: index < 3 ? .horizontal : .vertical))
    }
    return vector
  }

  /// Returns the limits with the cells of `vector` in place of the lengths in cells.
  func replaced(by vector: MotionVector) -> FrameLimits {
    let moved = lengths.enumerated().map { index, length in
      length.map { $0.isCells ? vector.length(index) : $0 }
    }
    return FrameLimits(
      width: AxisLimits(least: moved[0], ideal: moved[1], most: moved[2]),
      height: AxisLimits(least: moved[3], ideal: moved[4], most: moved[5]))
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
    let parts = self.limits.parts
    if limits == motion?.target ?? self.limits {
      if guides == self.guides { return }
    } else {
      let start = LengthMotion.go(
        &motion, from: self.limits.vector(like: limits, on: self),
        to: limits.vector(like: limits, on: self), target: limits, on: self)
      self.limits = start.map(limits.replaced) ?? limits
    }
    self.guides = guides
    warnOfOrder()
    setNeedsPlacement()
    // A share takes what it is offered, regardless of its weight.
    if parts != limits.parts { layoutPriorityDidChange() }
  }

  /// A frame of fixed width and height doesn't depend on its content.
  override func computeRigidSize() -> Extent? {
    guard let width = limits.width.fixed, let height = limits.height.fixed else { return nil }
    return Extent(
      width: resolve(width, along: .horizontal), height: resolve(height, along: .vertical))
  }

  override func part(along axis: Axis) -> Length? {
    let limits = limits(axis)
    return limits == AxisLimits(nil) ? super.part(along: axis) : limits.part
  }

  override func limit(along axis: Axis) -> Length? {
    let limits = limits(axis)
    return limits == AxisLimits(nil) ? contentLimit(along: axis) : limits.limit
  }

  @MainActor override func animationDidAdvance() {
    guard let step = LengthMotion.advance(&motion) else { return }
    limits = step.lengths.map(step.target.replaced) ?? step.target
    setNeedsPlacement()
  }

  private func limits(_ axis: Axis) -> AxisLimits {
    axis == .horizontal ? limits.width : limits.height
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let content = measureContent(contentProposal(proposal))
    return Extent(
      width: extent(.horizontal, proposal.packedWidth, content.width),
      height: extent(.vertical, proposal.packedHeight, content.height))
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
    func areInOrder(_ axis: Axis) -> Bool {
      let limits = limits(axis)
      // Fixed and missing limits are always in order.
      if limits == AxisLimits(limits.least) { return true }
      let known = limits.lengths.compactMap(\.self).filter { !$0.isRelative }.map {
        $0.isInfinite ? ProposedViewSize.limit : resolve($0, along: axis)
      }
      return zip(known, known.dropFirst()).allSatisfy { $0 <= $1 }
    }
    if areInOrder(.horizontal), areInOrder(.vertical) { return }
    graph.warn(
      "A frame in \(ownerName) has limits out of order. They must satisfy minimum ≤ ideal ≤ "
        + "maximum. The minimum is used.")
  }

  /// Returns the proposal for the content. Content that is longer than the maximum at its ideal
  /// length gets the maximum, because it would otherwise extend beyond both edges of the frame.
  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = ProposedViewSize(
      packedWidth: offer(.horizontal, proposal.packedWidth),
      packedHeight: offer(.vertical, proposal.packedHeight))
    if inner.packedWidth == ProposedViewSize.ideal, let most = most(.horizontal),
      measureContent(inner).width > most
    {
      inner.packedWidth = most
    }
    if inner.packedHeight == ProposedViewSize.ideal, let most = most(.vertical),
      measureContent(inner).height > most
    {
      inner.packedHeight = most
    }
    return inner
  }

  /// Returns the maximum in cells for an unspecified proposal; `nil` if there is none.
  private func most(_ axis: Axis) -> Int32? {
    let limits = limits(axis)
    return cells(limits.most, ProposedViewSize.ideal, axis).map {
      max($0, cells(limits.least, ProposedViewSize.ideal, axis) ?? $0)
    }
  }

  /// Returns a limit in cells; `nil` if it is missing, infinite, or a part of an unknown length.
  private func cells(_ length: Length?, _ offered: Int32, _ axis: Axis) -> Int32? {
    guard let length, !length.isInfinite else { return nil }
    guard length.isRelative else { return resolve(length, along: axis) }
    if offered == ProposedViewSize.ideal { return nil }
    return offered == ProposedViewSize.most
      ? ProposedViewSize.limit : Int32(truncatingIfNeeded: length.cells(of: Int(offered)))
  }

  /// Returns the proposal for the content: the proposal for the frame within the limits.
  private func offer(_ axis: Axis, _ offered: Int32) -> Int32 {
    let limits = limits(axis)
    if offered == ProposedViewSize.ideal { return cells(limits.ideal, offered, axis) ?? offered }
    var offer = cells(limits.part, offered, axis) ?? offered
    if let most = cells(limits.most, offered, axis) { offer = min(offer, most) }
    if let least = cells(limits.least, offered, axis) { offer = max(offer, least) }
    return offer
  }

  /// Returns the extent of the frame. A missing limit is the content's own extent.
  private func extent(_ axis: Axis, _ offered: Int32, _ content: Int32) -> Int32 {
    let limits = limits(axis)
    let lower = cells(limits.least, offered, axis)
    let upper =
      limits.most?.isInfinite == true
      ? ProposedViewSize.limit : cells(limits.most, offered, axis)
    if let part = cells(limits.part, offered, axis) {
      return max(lower ?? 0, min(part, upper ?? part))
    }
    if lower == nil, upper == nil { return content }
    // The ideal extent replaces an unspecified proposal.
    var offered = offered
    if offered == ProposedViewSize.ideal {
      guard let ideal = cells(limits.ideal, offered, axis) else {
        return max(lower ?? 0, min(upper ?? content, content))
      }
      offered = ideal
    }
    let bottom = lower ?? min(content, upper ?? content)
    let top = upper ?? max(content, bottom)
    return max(bottom, min(offered, max(top, bottom)))
  }
}
