// SPDX-License-Identifier: MIT
// Views: containers whose arrangement an app defines.

public import CuriumTerminal

/// An arrangement of views.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///       ) -> CellSize {
///         subviews.reduce(CellSize.zero) { size, subview in
///           let next = subview.sizeThatFits(.unspecified)
///           return CellSize(width: size.width + next.width, height: size.height + next.height)
///         }
///       }
///       func placeSubviews(
///         in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
///       ) {
///         var point = bounds.origin
///         for subview in subviews {
///           subview.place(at: point, proposal: .unspecified)
///           let size = subview.sizeThatFits(.unspecified)
///           point = CellPoint(x: point.x + size.width, y: point.y + size.height)
///         }
///       }
///     }
public protocol Layout: Sendable {
  /// What is kept between calls while the subviews stay the same.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// Makes the cache anew when the subviews have changed.
  func makeCache(subviews: Subviews) -> Cache
  /// The size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CellSize
  /// Places each subview; those that are not placed stand in the middle.
  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The views of `content` in this arrangement.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  {
    LayoutContent(content: content(), layout: self)
  }
}

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

  /// How early the view is served; higher first.
  public var priority: Double { node.layoutPriority }

  /// Places the view's top left cell, or another `anchor`, at a point of the container.
  public func place(
    at point: CellPoint, anchor: Alignment = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.measure(proposal)
    node.flags.insert(.placedByLayout)
    node.place(
      x: Int32(clamping: point.x) - anchor.horizontal.offset(0, in: size.width),
      y: Int32(clamping: point.y) - anchor.vertical.offset(0, in: size.height), proposal: proposal)
  }
}

private struct LayoutContent<Content: View, Arrangement: Layout>: NodeBackedView {
  let content: Content
  let layout: Arrangement

  func makeNode(_ context: borrowing _MountContext) -> CustomLayoutNode<Arrangement> {
    CustomLayoutNode(layout, context)
  }
  func update(_ node: CustomLayoutNode<Arrangement>) { node.receive(layout) }
}

private final class CustomLayoutNode<Arrangement: Layout>: ContainerNode {
  private var layout: Arrangement
  private var cache: Arrangement.Cache?

  init(_ layout: Arrangement, _ context: borrowing _MountContext) {
    self.layout = layout
    super.init(context)
  }

  func receive(_ layout: Arrangement) {
    if areIdentical(layout, self.layout) { return }
    self.layout = layout
    cache = nil
    flags.insert(.needsPlacement)
    setNeedsLayout()
  }

  override var viewName: String { "\(Arrangement.self)" }

  override func childrenDidChange() { cache = nil }

  override func answersDiffer() -> Bool {
    cache = nil
    return super.answersDiffer()
  }

  private func withCache<Result>(
    _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    collectChildren()
    let subviews = LayoutSubviews(nodes: children)
    var cache = cache ?? layout.makeCache(subviews: subviews)
    let result = body(subviews, &cache)
    self.cache = cache
    return result
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let size = withCache { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    if size.width < 0 || size.height < 0 || size.width > Int(ProposedViewSize.limit)
      || size.height > Int(ProposedViewSize.limit)
    {
      graph.warn(
        "\(viewName) asked for \(size.width)×\(size.height) cells; a size lies between 0 and "
          + "\(ProposedViewSize.limit).", at: self)
    }
    return Extent(size)
  }

  override func placeContents() {
    collectChildren()
    for child in children {
      child._withUnsafeGuaranteedRef { _ = $0.flags.remove(.placedByLayout) }
    }
    withCache { subviews, cache in
      layout.placeSubviews(
        in: CellRect(origin: .zero, size: size.cellSize), proposal: placedProposal,
        subviews: subviews, cache: &cache)
    }
    for child in children {
      child._withUnsafeGuaranteedRef { node in
        if node.flags.contains(.placedByLayout) { return }
        let extent = node.measure(placedProposal)
        node.place(
          x: (size.width - extent.width) >> 1, y: (size.height - extent.height) >> 1,
          proposal: placedProposal)
      }
    }
  }
}
