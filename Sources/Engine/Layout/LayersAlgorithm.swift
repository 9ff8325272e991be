// SPDX-License-Identifier: MIT
// Views: puts views on top of each other.

/// The algorithm of ZStack: every view gets the whole proposal, and their guides are aligned with
/// each other.
@_spi(Nodes) public struct LayersAlgorithm: Equatable {
  private let guides: GuidePair

  /// Creates the algorithm for views that are aligned at `guides`.
  package init(_ guides: GuidePair) { self.guides = guides }

  /// Aligns the views at their top left corners.
  package static var topLeading: LayersAlgorithm {
    LayersAlgorithm(GuidePair(horizontalCode: Guide.start, verticalCode: Guide.start))
  }

  package func size(of children: ChildList, proposal: ProposedViewSize) -> Extent {
    if let guided = guided(children, proposal) {
      return Extent(width: guided.columns.extent, height: guided.rows.extent)
    }
    var largest = Extent.zero
    for child in children {
      let size = child._withUnsafeGuaranteedRef { $0.measure(proposal) }
      largest.width = max(largest.width, size.width)
      largest.height = max(largest.height, size.height)
    }
    return largest
  }

  /// Places the children in layers of `size` whose origin is at (`x`, `y`).
  package func place(
    _ children: ChildList, x: Int32, y: Int32, size: Extent, proposal: ProposedViewSize
  ) {
    forEachPlacement(of: children, size: size, proposal) { child, left, top in
      child.place(x: x + left, y: y + top, proposal: proposal)
    }
  }

  /// Returns the position of a guide that children set, combined for the layers.
  package func explicitGuide(
    _ asked: Guide, of children: ChildList, proposal: ProposedViewSize
  ) -> Int32? {
    var mean = GuideMean(asked)
    forEachPlacement(of: children, size: size(of: children, proposal: proposal), proposal) {
      mean.add($0, x: $1, y: $2, proposal)
    }
    return mean.value
  }

  /// Returns the extents of the layers along both axes if guides of children may affect them.
  private func guided(
    _ children: ChildList, _ proposal: ProposedViewSize
  ) -> (columns: GuidedCross, rows: GuidedCross)? {
    let (horizontal, vertical) = (guides.horizontal, guides.vertical)
    if horizontal.isPlain, vertical.isPlain, !children.holdsGuides { return nil }
    var columns = GuidedCross(horizontal)
    var rows = GuidedCross(vertical)
    for child in children {
      child._withUnsafeGuaranteedRef { child in
        columns.add(child, proposal)
        rows.add(child, proposal)
      }
    }
    return (columns, rows)
  }

  /// Calls `body` with each child and its position in layers of `size`.
  package func forEachPlacement(
    of children: ChildList, size: Extent, _ proposal: ProposedViewSize,
    _ body: (LayoutNode, Int32, Int32) -> Void
  ) {
    let (across, down) = (guides.horizontal, guides.vertical)
    let guided = guided(children, proposal)
    for child in children {
      child._withUnsafeGuaranteedRef { child in
        if let guided {
          return body(
            child, guided.columns.start(of: child, proposal), guided.rows.start(of: child, proposal)
          )
        }
        let extent = child.measure(proposal)
        body(
          child, across.offset(extent.width, in: size.width),
          down.offset(extent.height, in: size.height))
      }
    }
  }
}
