// SPDX-License-Identifier: MIT
// Views: the alignment of views with guides in a stack.

/// The extent across a stack whose children are aligned at a guide: the maximum before the guide
/// plus the maximum after it. In half cells, so that centres of odd and even extents are exact.
package struct GuidedCross {
  let guide: Guide
  var before: Int32 = .min
  var after: Int32 = .min

  package init(_ guide: Guide) { self.guide = guide }

  package mutating func add(_ child: LayoutNode, _ proposal: ProposedViewSize) {
    let place = child.halves(of: guide, proposal)
    let extent = child.measure(proposal).main(guide.axis)
    before = max(before, place)
    after = max(after, 2 * extent - place)
  }

  /// The extent in cells.
  package var extent: Int32 { before == .min ? 0 : max(0, (before + after) >> 1) }

  /// Returns the position of a child across the stack.
  package func start(of child: LayoutNode, _ proposal: ProposedViewSize) -> Int32 {
    (before - child.halves(of: guide, proposal)) >> 1
  }
}

extension ChildList {
  /// `true` if a child, or a view in it, sets guides.
  var holdsGuides: Bool {
    guard first?._withUnsafeGuaranteedRef({ $0.graph.guides.isUsed }) == true else { return false }
    return contains { $0._withUnsafeGuaranteedRef { $0.flags.contains(.holdsGuides) } }
  }
}

extension StackAlgorithm {
  /// Returns whether guides of children may affect the layout.
  func usesGuides(_ children: ChildList) -> Bool {
    !guide.isPlain || children.holdsGuides
  }

  /// Returns the extent across the stack of children aligned at guides.
  func guidedCross(
    of children: ChildList, _ proposal: ProposedViewSize, offer: (Int) -> Int32
  ) -> GuidedCross {
    var cross = GuidedCross(guide)
    for index in 0..<children.count {
      let offered = ProposedViewSize(
        main: offer(index), cross: proposal.extent(axis.other), axis: axis)
      children[index]._withUnsafeGuaranteedRef { cross.add($0, offered) }
    }
    return cross
  }

  /// Returns the position of a guide that children set, combined for the stack.
  package func explicitGuide(
    _ asked: Guide, of children: ChildList, proposal: ProposedViewSize
  ) -> Int32? {
    var mean = GuideMean(asked)
    forEachPlacement(of: children, size: size(of: children, proposal: proposal), proposal) {
      mean.add($0, x: $1, y: $2, $3)
    }
    return mean.value
  }
}
