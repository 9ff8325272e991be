// SPDX-License-Identifier: MIT
// Views: the views that a layout arranges, and what they tell it.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  let nodes: ContiguousArray<Unmanaged<LayoutNode>>

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place behind the last view.
  public var endIndex: Int { nodes.count }
  /// The view at `position`.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[position].takeUnretainedValue())
  }
}

/// A view that a layout arranges.
public struct LayoutSubview {
  let node: LayoutNode

  /// The size the view takes when offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CellSize {
    node.measure(proposal).cellSize
  }

  /// The size the view takes when offered `proposal`, and where its guides stand.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node, proposal)
  }

  /// How early the view is served; higher first.
  public var priority: Double { node.layoutPriority }

  /// How far the view likes to stand from others.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that the view was given under `key`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValue(key) ?? Key.defaultValue
  }

  /// Places the view's top left cell, or another `anchor`, at a point of the container.
  ///
  /// A point further off than a view may be large is brought nearer, with a warning.
  public func place(
    at point: CellPoint, anchor: Alignment = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.measure(proposal)
    let limit = Int(ProposedViewSize.limit)
    let x = max(-limit, min(point.x, limit))
    let y = max(-limit, min(point.y, limit))
    if x != point.x || y != point.y {
      node.graph.warn(
        "\(node.layoutParent?.viewName ?? "A layout") in \(node.ownerName) placed a view at "
          + "(\(point.x), \(point.y)); a place lies within \(limit) cells.")
    }
    node.flags.insert(.placedByLayout)
    node.place(
      x: Int32(x) - anchor.horizontal.offset(0, in: size.width),
      y: Int32(y) - anchor.vertical.offset(0, in: size.height), proposal: proposal)
  }
}

/// How far a view likes to stand from others: a column beside them, no row above or beneath.
public struct ViewSpacing: Hashable, Sendable {
  /// The distances of the kit's stacks.
  public init() {}

  /// The cells between the view and the next one along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Int {
    axis == .horizontal ? Int(StackAlgorithm.columnGap) : Int(StackAlgorithm.rowGap)
  }
}

/// The key of a value that a view gives to the layout around it.
///
///     struct Flexibility: LayoutValueKey { static let defaultValue = 1 }
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that were given none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives the layout around a value of the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    ValuedContent<Self, Key>(content: self, value: value)
  }
}

private struct ValuedContent<Content: View, Key: LayoutValueKey>: NodeBackedView {
  let content: Content
  let value: Key.Value

  func makeNode(_ context: borrowing _MountContext) -> LayoutValueNode<Key> {
    LayoutValueNode(value, context)
  }
  func update(_ node: LayoutValueNode<Key>) { node.receive(value) }
}

private final class LayoutValueNode<Key: LayoutValueKey>: WrapperNode {
  private(set) var value: Key.Value

  init(_ value: Key.Value, _ context: borrowing _MountContext) {
    self.value = value
    super.init(context)
  }

  func receive(_ value: Key.Value) {
    if areIdentical(value, self.value) { return }
    self.value = value
    // As with priorities: what arranges the view is asked again, not the view itself.
    layoutPriorityDidChange()
  }
}

extension LayoutNode {
  /// The value under a key, of the node or of what it is a modifier of.
  final func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    var node: LayoutNode? = self
    while let current = node {
      if let found = current as? LayoutValueNode<Key> { return found.value }
      node = current.modified
    }
    return nil
  }
}
