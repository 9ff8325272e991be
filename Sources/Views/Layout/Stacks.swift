// SPDX-License-Identifier: MIT
// Views: views side by side, above each other, and on top of each other.

public import CuriumTokens

/// Views side by side.
///
/// *Sizing:* hugs its views; views that can grow, such as a `Spacer`, share what is left. Where room
/// is short the least flexible view is served first, and `layoutPriority` before all.
///
///     HStack(spacing: 2) {
///       Text("Name")
///       Spacer()
///       Text("12 kB")
///     }
public struct HStack<Content: View>: _PrimitiveView {
  let arrangement: StackArrangement
  let content: Content

  /// Views side by side, `spacing` columns apart (1 by default), aligned along the height.
  public init(
    alignment: VerticalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = StackArrangement(
      axis: .horizontal, spacing: spacing ?? 1,
      alignment: alignment == .top ? .leading : alignment == .center ? .center : .trailing)
    self.content = content()
  }

  /// Adds a node and the nodes of the content.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    var inner = _MountContext(parent: StackNode.append(view.arrangement, &context))
    Content._mount(view.content, &inner)
  }

  /// Updates the content.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    var inner = _UpdateCursor(childrenOf: StackNode.take(view.arrangement, &cursor))
    Content._update(view.content, &inner)
  }
}

/// Views above each other.
///
/// *Sizing:* as `HStack`, along the height.
///
///     VStack(alignment: .leading) {
///       Text("Title").bold()
///       Text("Subtitle").foregroundStyle(.textSecondary)
///     }
public struct VStack<Content: View>: _PrimitiveView {
  let arrangement: StackArrangement
  let content: Content

  /// Views above each other, `spacing` rows apart (none by default), aligned along the width.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = StackArrangement(
      axis: .vertical, spacing: spacing ?? 0,
      alignment: alignment == .leading ? .leading : alignment == .center ? .center : .trailing)
    self.content = content()
  }

  /// Adds a node and the nodes of the content.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    var inner = _MountContext(parent: StackNode.append(view.arrangement, &context))
    Content._mount(view.content, &inner)
  }

  /// Updates the content.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    var inner = _UpdateCursor(childrenOf: StackNode.take(view.arrangement, &cursor))
    Content._update(view.content, &inner)
  }
}

/// How a stack arranges its views.
struct StackArrangement: Equatable {
  let axis: LayoutAxis
  let spacing: Length
  let alignment: StackAlgorithm.CrossAlignment
}

final class StackNode: ContainerNode {
  private var arrangement: StackArrangement

  init(_ arrangement: StackArrangement, _ context: borrowing _MountContext) {
    self.arrangement = arrangement
    super.init(context)
  }

  /// Adds the node of a stack.
  @MainActor static func append(
    _ arrangement: StackArrangement, _ context: inout _MountContext
  ) -> StackNode {
    let node = StackNode(arrangement, context)
    context.append(node)
    return node
  }

  /// The node of a stack, given what differs.
  @MainActor static func take(
    _ arrangement: StackArrangement, _ cursor: inout _UpdateCursor
  ) -> StackNode {
    let node = cursor.take(as: StackNode.self)
    node.receive(arrangement)
    return node
  }

  private var direction: LayoutAxis { arrangement.axis }

  override var axis: LayoutAxis? { direction }

  private func receive(_ next: StackArrangement) {
    if next == arrangement { return }
    // The children are told of their direction when they are collected.
    if next.axis != direction { flags.insert(.childrenStale) }
    arrangement = next
    flags.insert(.needsPlacement)
    setNeedsLayout()
  }

  private var algorithm: StackAlgorithm {
    StackAlgorithm(
      axis: direction, spacing: resolve(arrangement.spacing, along: direction),
      alignment: arrangement.alignment)
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

  /// Children lie in order along the axis, so those outside the damage are skipped by halves.
  override func paint(_ painter: inout Painter) {
    if flags.contains(.overflows) {
      super.paint(&painter)
      return
    }
    let visible = painter.visibleRange(along: direction)
    var low = 0
    var high = children.count
    while low < high {
      let middle = (low + high) / 2
      let end = children[middle]._withUnsafeGuaranteedRef {
        direction == .horizontal ? $0.x + $0.size.width : $0.y + $0.size.height
      }
      if Int(end) <= visible.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < children.count {
      let isBehind = children[low]._withUnsafeGuaranteedRef { child in
        if Int(direction == .horizontal ? child.x : child.y) >= visible.upperBound { return true }
        painter.paint(child)
        return false
      }
      if isBehind { return }
      low += 1
    }
  }
}

extension LayoutNode {
  /// A length in cells along an axis, in the theme and density in force, within what sums can bear.
  final func resolve(_ length: Length, along axis: LayoutAxis) -> Int32 {
    let cells = length.resolve(
      in: scope.values.inherited.theme, axis: axis == .horizontal ? .horizontal : .vertical,
      density: scope.values.inherited.density)
    let limit = Int(ProposedViewSize.limit)
    return Int32(truncatingIfNeeded: max(-limit, min(cells, limit)))
  }
}

/// Views on top of each other, the last one uppermost.
///
/// *Sizing:* as wide and as high as its largest view.
public struct ZStack<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Views on top of each other, aligned along both directions.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds a node and the nodes of the content.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = LayersNode(view.alignment, context)
    context.append(node)
    var inner = _MountContext(parent: node)
    Content._mount(view.content, &inner)
  }

  /// Updates the content.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: LayersNode.self)
    node.receive(view.alignment)
    var inner = _UpdateCursor(childrenOf: node)
    Content._update(view.content, &inner)
  }
}

private final class LayersNode: ContainerNode {
  private var alignment: Alignment

  init(_ alignment: Alignment, _ context: borrowing _MountContext) {
    self.alignment = alignment
    super.init(context)
  }

  func receive(_ alignment: Alignment) {
    if alignment == self.alignment { return }
    self.alignment = alignment
    flags.insert(.needsPlacement)
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    collectChildren()
    var largest = Extent.zero
    for child in children {
      let size = child._withUnsafeGuaranteedRef { $0.measure(proposal) }
      largest.width = max(largest.width, size.width)
      largest.height = max(largest.height, size.height)
    }
    return largest
  }

  override func placeContents() {
    collectChildren()
    for child in children {
      child._withUnsafeGuaranteedRef { node in
        let extent = node.measure(placedProposal)
        node.place(
          x: alignment.horizontal.offset(extent.width, in: size.width),
          y: alignment.vertical.offset(extent.height, in: size.height), proposal: placedProposal)
      }
    }
  }
}

/// Room that grows along the stack around it.
///
/// *Sizing:* at least `minLength` cells, as many as the stack has left.
public struct Spacer: _PrimitiveView {
  let minLength: Length

  /// Room of at least `minLength` cells (none by default).
  public init(minLength: Length? = nil) { self.minLength = minLength ?? 0 }

  /// Adds a node.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.append(SpacerNode(view.minLength, context))
  }

  /// Takes the new least length.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: SpacerNode.self).receive(view.minLength)
  }
}

private final class SpacerNode: LayoutNode {
  private var minLength: Length
  private var axis: LayoutAxis?

  init(_ minLength: Length, _ context: borrowing _MountContext) {
    self.minLength = minLength
    super.init(context)
  }

  func receive(_ minLength: Length) {
    if minLength == self.minLength { return }
    self.minLength = minLength
    setNeedsLayout()
  }

  override func adopt(axis: LayoutAxis?) {
    if axis == self.axis { return }
    self.axis = axis
    if flags.contains(.placed) { setNeedsLayout() }
  }

  override var layoutPriority: Double { -.greatestFiniteMagnitude }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    func extent(_ offered: Int32, _ direction: LayoutAxis) -> Int32 {
      if let axis, axis != direction { return 0 }
      let least = resolve(minLength, along: direction)
      return offered == ProposedViewSize.ideal
        ? least : min(max(least, offered), ProposedViewSize.limit)
    }
    return Extent(
      width: extent(proposal.packedWidth, .horizontal),
      height: extent(proposal.packedHeight, .vertical))
  }
}
