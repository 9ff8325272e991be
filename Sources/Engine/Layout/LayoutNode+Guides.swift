// SPDX-License-Identifier: MIT
// Views: the positions of a node's alignment guides.

import CuriumTerminal
package import CuriumTokens

extension Graph {
  package func guide(_ axis: Axis, _ kind: AlignmentKind) -> Guide {
    guides.guide(axis, kind)
  }

  /// Returns the position of a guide in a view of `size` that doesn't set it, in half cells. The
  /// position of a custom guide is computed from `dimensions`.
  func defaultHalves(
    of guide: Guide, in size: Extent, dimensions: (() -> ViewDimensions)? = nil
  ) -> Int32 {
    let extent = size.main(guide.axis)
    switch guide.code {
    case Guide.start: return 0
    case Guide.middle: return extent
    case Guide.end: return 2 * extent
    case Guide.firstLine, Guide.lastLine: return 2 * max(0, extent - 1)
    default:
      let dimensions = dimensions?() ?? ViewDimensions(empty: size, self)
      let place = guides.kind(of: guide).id?.defaultValue(in: dimensions) ?? 0
      let limit = Int(ProposedViewSize.limit)
      return 2 * Int32(truncatingIfNeeded: max(-limit, min(place, limit)))
    }
  }

  package func guide(_ alignment: HorizontalAlignment) -> Guide {
    guide(.horizontal, alignment.kind)
  }
  package func guide(_ alignment: VerticalAlignment) -> Guide { guide(.vertical, alignment.kind) }

  package func guides(_ alignment: Alignment) -> GuidePair {
    GuidePair(
      horizontalCode: guide(alignment.horizontal).code,
      verticalCode: guide(alignment.vertical).code)
  }
}

extension LayoutNode {
  /// Records that a descendant sets guides, so that the nodes around it ask for them.
  package final func noteGuides() {
    graph.guides.noteUse()
    for node in sequence(first: self as LayoutNode, next: \.layoutAncestor) {
      node.flags.insert([.holdsGuides, .guidesRead])
    }
  }

  /// Returns the position of a guide if the node or a descendant sets it.
  package final func explicit(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    guard guide.isLine || flags.contains(.holdsGuides) else { return nil }
    flags.insert(.guidesRead)
    let answer =
      asksForGuides ? keptGuide(guide, proposal) : explicitGuide(guide, proposal)
    guard let place = answer else { return nil }
    return max(-ProposedViewSize.limit, min(place, ProposedViewSize.limit))
  }

  /// Returns the position of a guide in half cells, so that centres are exact.
  final func halves(of guide: Guide, _ proposal: ProposedViewSize) -> Int32 {
    if let place = explicit(guide, proposal) { return 2 * place }
    return defaultHalves(of: guide, proposal)
  }

  final func place(of guide: Guide, _ proposal: ProposedViewSize) -> Int {
    Int(halves(of: guide, proposal) >> 1)
  }

  private final func defaultHalves(of guide: Guide, _ proposal: ProposedViewSize) -> Int32 {
    graph.defaultHalves(of: guide, in: measure(proposal)) { ViewDimensions(self, proposal) }
  }

  /// Returns the position of `child`, measured with `proposal`, in a room of the node: the whole
  /// node or one cell of a grid.
  ///
  /// Aligns the child's guide with that of the room, which is the guide of an empty view of the
  /// same size.
  package final func offset(
    of child: LayoutNode, _ proposal: ProposedViewSize, _ guide: Guide, in room: Extent
  ) -> Int32 {
    if guide.isPlain, !child.flags.contains(.holdsGuides) {
      let extent = child.measure(proposal).main(guide.axis)
      return guide.offset(extent, in: room.main(guide.axis))
    }
    return (graph.defaultHalves(of: guide, in: room) - child.halves(of: guide, proposal)) >> 1
  }
}
