// SPDX-License-Identifier: MIT
// Views: the node of a stack whose rows exist only near the visible area.

public import CuriumTokens

/// A line of views that all get their ideal length: those of a lazy stack, or of one element of a
/// collection in it.
@_spi(Nodes) public class LazyRunNode: ContainerNode {
  override var paintsOnlyChildren: Bool { true }

  /// The stack that the line is part of.
  var stack: LazyStackNode { preconditionFailure("Subclasses must override this.") }

  public final override var axis: Axis? { stack.direction }

  /// The cells before the views, such as a line above the row of a list.
  var headroom: Int32 { 0 }

  /// `true` if the line takes no space and needs no gap before the next one.
  final var isVacant: Bool {
    collectChildren()
    return children.allSatisfy { $0._withUnsafeGuaranteedRef { isVacant($0) } }
  }

  /// Returns whether a child is a collection without elements.
  private final func isVacant(_ child: LayoutNode) -> Bool {
    child.flags.contains(.isCollection) && child.lazyCollection?.isVacant == true
  }

  /// Returns the space before a child and on both sides of it, across the line.
  private final func inset(of child: LayoutNode) -> (leading: Int32, both: Int32) {
    guard stack.list != nil, !child.flags.contains(.isCollection) else { return (0, 0) }
    return (ListRowNode.inset, ListRowNode.inset + 1)
  }

  private final func offer(_ proposal: ProposedViewSize, less inset: Int32) -> ProposedViewSize {
    let axis = stack.direction
    let shrunk = proposal.shrunk(width: inset, height: inset)
    return ProposedViewSize(
      main: ProposedViewSize.ideal, cross: shrunk.extent(axis.other), axis: axis)
  }

  public final override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    collectChildren()
    let axis = stack.direction
    let spacing = Int(stack.resolvedSpacing)
    var main = 0
    var cross: Int32 = 0
    var isFirst = true
    for child in children {
      child._withUnsafeGuaranteedRef { child in
        if isVacant(child) { return }
        let inset = inset(of: child).both
        let extent = child.measure(offer(proposal, less: inset))
        main = (isFirst ? Int(headroom) : max(0, main + spacing)) + Int(extent.main(axis))
        cross = max(cross, extent.cross(axis) + inset)
        isFirst = false
      }
    }
    let offered = proposal.extent(axis.other)
    if offered != ProposedViewSize.ideal { cross = min(offered, ProposedViewSize.limit) }
    return Extent(
      main: Int32(clamping: min(main, Int(ProposedViewSize.limit))), cross: cross, axis: axis)
  }

  open override func placeContents() {
    collectChildren()
    let axis = stack.direction
    let (spacing, guide) = (stack.resolvedSpacing, listRow?.cellGuide ?? stack.guide)
    // In a view that scrolls along both axes, all views are as wide as the widest.
    let room =
      placedProposal.extent(axis.other) == ProposedViewSize.ideal
      ? ProposedViewSize(main: ProposedViewSize.ideal, cross: size.cross(axis), axis: axis)
      : placedProposal
    var main = headroom
    var isFirst = true
    for child in children {
      child._withUnsafeGuaranteedRef { child in
        let isVacant = isVacant(child)
        let inset = inset(of: child)
        let inner = offer(room, less: inset.both)
        let extent = child.measure(inner)
        if !isVacant, !isFirst { main = max(0, main + spacing) }
        let rest = size.cross(axis) - inset.both
        let cross = inset.leading + guide.offset(extent.cross(axis), in: rest)
        child.place(main: main, cross: cross, axis: axis, proposal: inner)
        if isVacant { return }
        main = min(main + extent.main(axis), 2 * ProposedViewSize.limit)
        isFirst = false
      }
    }
  }
}

/// Arranges the rows of the collections in a lazy stack in several columns.
package protocol LazyGrid {
  /// Returns the size of a collection.
  func size(of collection: LazyCollectionNode, _ proposal: ProposedViewSize) -> Extent
  /// Places the existing rows of a collection, and stores the lengths of their lines.
  func place(_ collection: LazyCollectionNode)
}

/// The node of a lazy stack. Its collections keep nodes only near the visible rows.
package final class LazyStackNode: LazyRunNode {
  let direction: Axis
  private var spacing: Length
  /// The edge or the centre at which the rows are aligned.
  package private(set) var guide: Guide
  /// The columns of a grid; `nil` in a stack.
  package var grid: (any LazyGrid)? { didSet { relayout(self) } }
  /// The list that the rows belong to.
  package unowned(unsafe) let list: (any RowHost)?
  /// For each kind of collection, whether its rows contain no rows themselves, as last seen.
  var holdsLeaves: [ObjectIdentifier: Bool] = [:]

  package init(_ spacing: Length, _ guide: Guide, _ context: borrowing _MountContext) {
    direction = guide.axis.other
    self.spacing = spacing
    self.guide = guide
    list = Self.list(around: context.parent)
    super.init(context)
  }

  override var stack: LazyStackNode { self }
  override var isRowStack: Bool { list != nil }

  /// Returns the list that created the stack. Only the stack directly in its scroll view belongs to
  /// it.
  private static func list(around node: Node) -> (any RowHost)? {
    node.selfAndAncestors.first { $0 is LazyRunNode || $0.rowHost != nil }?.rowHost
  }

  package var resolvedSpacing: Int32 { resolve(spacing, along: direction) }

  package func receive(_ spacing: Length, _ guide: Guide) {
    if spacing == self.spacing, guide == self.guide { return }
    self.spacing = spacing
    self.guide = guide
    relayout(self)
  }

  /// Places every line and collection of the stack again.
  private func relayout(_ node: Node) {
    if let layout = node.asLayoutNode {
      guard layout is LazyRunNode || layout.lazyCollection != nil else { return }
      layout.setNeedsPlacement()
    }
    node.forEachChild { relayout($0) }
  }
}

extension Node {
  /// The lazy stack in whose line the node's views are.
  final var lazyStack: LazyStackNode? {
    ((asLayoutNode ?? layoutAncestor) as? LazyRunNode)?.stack
  }
}
