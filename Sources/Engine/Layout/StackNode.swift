// SPDX-License-Identifier: MIT
// Views: the node of HStack and VStack.

import CuriumTerminal
public import CuriumTokens

/// The arrangement of the views in a stack.
@usableFromInline struct StackArrangement: Equatable {
  let axis: Axis
  /// `true` if there is spacing only between two views that both have the ground of a field.
  var spacesOnlyFields = false
  let spacing: Length
  let alignment: AlignmentKind

  @usableFromInline static func horizontal(
    _ spacing: Length?, _ alignment: VerticalAlignment
  ) -> StackArrangement {
    StackArrangement(
      axis: .horizontal, spacing: spacing ?? Length(Int(StackAlgorithm.columnGap)),
      alignment: alignment.kind)
  }

  @usableFromInline static func vertical(
    _ spacing: Length?, _ alignment: HorizontalAlignment
  ) -> StackArrangement {
    StackArrangement(
      axis: .vertical, spacing: spacing ?? Length(Int(StackAlgorithm.rowGap)),
      alignment: alignment.kind)
  }
}

final class StackNode: ContainerNode {
  override var paintsOnlyChildren: Bool { true }

  override var paintsEvenly: Bool { true }

  private var arrangement: StackArrangement
  /// The guide at which the views are aligned.
  private var guide: Guide

  init(_ arrangement: StackArrangement, _ context: borrowing _MountContext) {
    self.arrangement = arrangement
    guide = context.graphReference.borrow {
      $0.guide(arrangement.axis.other, arrangement.alignment)
    }
    super.init(context)
    noteOverlap()
  }

  private func noteOverlap() {
    if let spacing = arrangement.spacing.fixedCells, spacing < 0 { flags.insert(.paintsInZOrder) }
  }

  /// Creates and adds the node of a stack. Returns the place for its content.
  @MainActor static func append(
    _ arrangement: StackArrangement, _ context: inout _MountContext
  ) -> _MountContext {
    context.open(StackNode(arrangement, context))
  }

  /// Takes the node of a stack and updates its arrangement.
  @MainActor static func take(
    _ arrangement: StackArrangement, _ cursor: inout _UpdateCursor
  ) -> StackNode {
    let node = cursor.take(as: StackNode.self)
    node.receive(arrangement)
    return node
  }

  private var direction: Axis { arrangement.axis }

  override var axis: Axis? { direction }

  override var spacesFields: Bool { arrangement.spacesOnlyFields }

  override var hasFieldGround: Bool {
    if direction == .vertical { return false }
    collectChildren()
    return children.contains { $0._withUnsafeGuaranteedRef { $0.hasFieldGround } }
  }

  private func receive(_ next: StackArrangement) {
    if next == arrangement { return }
    // Collecting the children passes them the axis.
    if next.axis != direction { flags.insert(.childrenStale) }
    arrangement = next
    guide = graph.guide(next.axis.other, next.alignment)
    noteOverlap()
    setNeedsPlacement()
  }

  private var algorithm: StackAlgorithm {
    StackAlgorithm(
      spacing: resolve(arrangement.spacing, along: direction), guide: guide,
      spacesOnlyFields: arrangement.spacesOnlyFields)
  }

  override func computeRigidSize() -> Extent? {
    collectChildren()
    return algorithm.rigidSize(of: children)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    collectChildren()
    return algorithm.size(of: children, proposal: proposal)
  }

  override func placeContents() {
    collectChildren()
    var algorithm = algorithm
    algorithm.isRigid = isRigid(for: placedProposal)
    algorithm.place(children, x: 0, y: 0, size: size, proposal: placedProposal)
  }

  override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    collectChildren()
    return algorithm.explicitGuide(guide, of: children, proposal: proposal)
  }

  /// Paints the visible children. They are in order along the axis, so a binary search finds the
  /// first.
  override func paint(_ painter: inout Painter) {
    // Not if children overlap or are painted outside their frames.
    if !flags.isDisjoint(with: [.holdsEscapes, .paintsInZOrder]) {
      super.paint(&painter)
      return
    }
    let visible = painter.visibleRange(along: direction)
    let first = visible.lowerBound <= 0 ? 0 : firstChild(reaching: visible.lowerBound)
    let (direction, end) = (direction, visible.upperBound)
    painter.paintChildren(of: self, from: first) { child in
      Int(child.start(along: direction)) < end
    }
  }

  /// Returns the index of the first child that ends after a column or row.
  private func firstChild(reaching place: Int) -> Int {
    (0..<children.count).partitioningIndex {
      let end = children[$0]._withUnsafeGuaranteedRef {
        $0.start(along: direction) + $0.size.main(direction)
      }
      return Int(end) > place
    }
  }
}
