// SPDX-License-Identifier: MIT
// Views: the subviews of a layout and their values.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// The views that a layout arranges. Valid only during the call that receives them: a cache can't
/// keep them.
public struct LayoutSubviews: RandomAccessCollection {
  let nodes: ChildList

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { nodes.count }
  /// The view at `position`.
  ///
  /// - Precondition: `position` is a valid index.
  public subscript(position: Int) -> LayoutSubview {
    precondition(position >= 0 && position < endIndex, "The layout has no such view.")
    return LayoutSubview(node: nodes[position].takeUnretainedValue())
  }
}

/// A view that a layout arranges.
public struct LayoutSubview {
  package let node: LayoutNode

  /// Returns the size of the view for `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CellSize {
    node.measure(proposal).cellSize
  }

  /// Returns the size of the view for `proposal`, with the positions of its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node, proposal)
  }

  /// The layout priority of the view. Views with a higher priority get their space first.
  public var priority: Double { node.layoutPriority }

  /// The preferred distances to other views.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that the view sets for `key`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValue(key) ?? Key.defaultValue
  }

  /// Places the view in its container.
  ///
  /// A position beyond the maximum size of a view is moved closer, with a warning.
  ///
  /// - Parameters:
  ///   - point: The cell of the container where the view is placed.
  ///   - anchor: The point of the view that is at that cell, by default its top left cell.
  ///   - proposal: The size to offer to the view, usually the one for which it was measured.
  public func place(
    at point: CellPoint, anchor: Alignment = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.measure(proposal)
    let limit = Int(ProposedViewSize.limit)
    let x = max(-limit, min(point.x, limit))
    let y = max(-limit, min(point.y, limit))
    if x != point.x || y != point.y {
      node.graph.warn(
        "\(node.layoutParent?.plainName ?? "A layout") in \(node.ownerName) placed a view at "
          + "(\(point.x), \(point.y)). Coordinates are limited to ±\(limit) cells.")
    }
    node.flags.insert(.placedByLayout)
    node.place(
      x: Int32(x) - anchor.horizontal.kind.offset(0, in: size.width),
      y: Int32(y) - anchor.vertical.kind.offset(0, in: size.height), proposal: proposal)
  }
}

/// The preferred distances of a view to others: one column horizontally, none vertically.
public struct ViewSpacing: Hashable, Sendable {
  /// Creates the spacing that the kit's stacks use.
  public init() {}

  /// Returns the distance between the view and the `next` one along `axis`, in cells.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Int {
    axis == .horizontal ? Int(StackAlgorithm.columnGap) : Int(StackAlgorithm.rowGap)
  }
}

/// The key of a value that a view sets for its enclosing layout.
///
///     struct Flexibility: LayoutValueKey { static let defaultValue = 1 }
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that don't set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets the value of `key` to `value` for the enclosing layout, which reads it with
  /// `subview[Key.self]`.
  ///
  ///     struct ColumnWeight: LayoutValueKey { static let defaultValue = 1 }
  ///     Text(name).layoutValue(key: ColumnWeight.self, value: 2)
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    ValueContent(content: self, value: value, make: LayoutValueNode<Key>.init)
  }
}

private final class LayoutValueNode<Key: LayoutValueKey>: ValueWrapperNode<Key.Value> {
  override func didReceiveValue(after old: Key.Value) {
    // As with priorities, only the enclosing layout runs again, not the view.
    if !areIdentical(value, old) { layoutPriorityDidChange() }
  }

  override var addedRoom: Extent? { .zero }
}

extension LayoutNode {
  /// Returns the value for a key that the node sets, or a view that it modifies.
  package final func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    var node: LayoutNode? = self
    while let current = node {
      if let found = current as? LayoutValueNode<Key> { return found.value }
      node = current.modified
    }
    return nil
  }
}
