// SPDX-License-Identifier: MIT
// Engine: how a stack aligns views that set guides.

/// A stack whose views stand at a guide: it is as wide across as what lies before the guide and what
/// lies behind it at most. In half cells, so that the middle of odd and even extents is exact.
package struct GuidedCross {
  let guide: Guide
  var before: Int32 = .min
  var behind: Int32 = .min

  package init(_ guide: Guide) { self.guide = guide }

  package mutating func add(_ child: LayoutNode, _ proposal: ProposedViewSize) {
    let place = child.halves(of: guide, proposal)
    let extent = child.measure(proposal).main(guide.axis)
    before = max(before, place)
    behind = max(behind, 2 * extent - place)
  }

  /// The cells from the first to the last one taken.
  package var extent: Int32 { before == .min ? 0 : max(0, (before + behind) >> 1) }

  /// Where a child begins.
  package func start(of child: LayoutNode, _ proposal: ProposedViewSize) -> Int32 {
    (before - child.halves(of: guide, proposal)) >> 1
  }
}

extension StackAlgorithm {
  /// The guide that the children stand at.
  var guide: Guide { Guide(axis: axis.other, code: alignment.rawValue) }

  /// Whether guides of children may matter.
  func usesGuides(_ children: Children) -> Bool {
    if !guide.isPlain { return true }
    guard children.first?._withUnsafeGuaranteedRef({ $0.graph.guides.isUsed }) == true else {
      return false
    }
    return children.contains { $0._withUnsafeGuaranteedRef { $0.flags.contains(.holdsGuides) } }
  }

  /// What the children take across, if they stand at guides.
  func guidedCross(
    of children: Children, _ proposal: ProposedViewSize, offer: (Int) -> Int32
  ) -> GuidedCross {
    var cross = GuidedCross(guide)
    for index in 0..<children.count {
      let offered = ProposedViewSize(
        main: offer(index), cross: proposal.extent(axis.other), axis: axis)
      children[index]._withUnsafeGuaranteedRef { cross.add($0, offered) }
    }
    return cross
  }

  /// Where a guide stands in the stack that children set, combined.
  package func explicitGuide(
    _ asked: Guide, of children: Children, proposal: ProposedViewSize
  ) -> Int32? {
    var mean = GuideMean(asked)
    forEachPlacement(of: children, size: size(of: children, proposal: proposal), proposal) {
      child, x, y, offered in
      if let place = child.explicit(asked, offered) {
        mean.add(place + (asked.axis == .horizontal ? x : y))
      }
    }
    return mean.value
  }
}
