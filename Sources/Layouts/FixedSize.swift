// SPDX-License-Identifier: MIT
// Views: fixed sizes and layout priorities.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
package import CuriumTokens

extension View {
  /// Fixes the view at its ideal size, regardless of the proposal: its ideal width if `horizontal`
  /// is `true`, its ideal height if `vertical` is `true`. Views in it can fill that size, so the
  /// children of a row can be equally tall.
  ///
  ///     HStack { Text("swift-nio").fixedSize(); Text("Event-driven networking").lineLimit(1) }
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    var axes: Axis.Set = horizontal ? .horizontal : []
    if vertical { axes.insert(.vertical) }
    return ValueContent(content: self, value: axes, make: FixedNode.init)
  }

  /// Sets the layout priority to `value`. Stacks give space to views with a higher priority first.
  /// The default is 0.
  ///
  ///     HStack { Text(name).layoutPriority(1); Spacer(); Text("Updated yesterday") }
  public func layoutPriority(_ value: Double) -> some View {
    // NaN would have no place in the order.
    ValueContent(content: self, value: value.isNaN ? 0 : value, make: PriorityNode.init)
  }

  /// Adds `color` behind the view, and gives it the layout priority 1. Without room for a letter
  /// and "…", nothing is drawn. A theme switch paints fewer nodes than with several modifiers.
  package func firstBackground(_ color: Color) -> some View {
    ValueContent(content: self, value: color, make: FirstGroundNode.init)
  }
}

private final class FixedNode: ValueWrapperNode<Axis.Set> {
  override var paintsEvenly: Bool { true }

  override func didReceiveValue(after old: Axis.Set) {
    if value == old { return }
    setNeedsPlacement()
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      packedWidth: value.contains(.horizontal) ? ProposedViewSize.ideal : proposal.packedWidth,
      packedHeight: value.contains(.vertical) ? ProposedViewSize.ideal : proposal.packedHeight)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    measureContent(inner(proposal))
  }

  override func contentPlacement(_ proposal: ProposedViewSize, _ size: Extent)
    -> ContentPlacement
  {
    // The content gets its ideal size as a proposal, so that views in it can fill it: those of a
    // row become equally tall.
    ContentPlacement(
      x: 0, y: 0,
      proposal: ProposedViewSize(
        packedWidth: value.contains(.horizontal) ? size.width : proposal.packedWidth,
        packedHeight: value.contains(.vertical) ? size.height : proposal.packedHeight))
  }
}

private final class PriorityNode: ValueWrapperNode<Double> {
  override var paintsEvenly: Bool { true }
  override var addedRoom: Extent? { .zero }
  override var layoutPriority: Double { value }

  override func didReceiveValue(after old: Double) {
    if value != old { layoutPriorityDidChange() }
  }
}

private final class FirstGroundNode: GroundNode {
  override var layoutPriority: Double { 1 }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let size = measureContent(proposal)
    if proposal.packedWidth < 0 || size.width == measureContent(.unspecified).width { return size }
    let empty = measureContent(
      ProposedViewSize(packedWidth: 0, packedHeight: proposal.packedHeight))
    // The column beside the edges is that of "…".
    return size.width > empty.width + 1 ? size : Extent(width: 0, height: size.height)
  }
}
