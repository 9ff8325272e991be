// SPDX-License-Identifier: MIT
// Views: custom layouts.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// An algorithm that arranges views.
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
  /// The data kept between calls while the subviews stay the same.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout that its subviews depend on.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache for `subviews`.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates `cache` after the layout or its `subviews` have changed. By default, creates a new
  /// cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the size of the container.
  ///
  /// - Parameters:
  ///   - proposal: The size that the enclosing view offers. A `nil` dimension asks for the ideal
  ///    size.
  ///   - subviews: The views to arrange.
  ///   - cache: The data from `makeCache(subviews:)`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CellSize
  /// Places each subview. Subviews that aren't placed are centred.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the container, in cells. It has the size that the layout returned.
  ///   - proposal: The proposal for which the layout returned that size.
  ///   - subviews: The views to arrange.
  ///   - cache: The data from `makeCache(subviews:)`.
  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of `guide` along the width in `bounds`, in cells from the left edge;
  /// `nil`, the default, if the layout doesn't set the guide. The `proposal`, `subviews` and
  /// `cache` are those of the placement.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int?
  /// Returns the position of `guide` along the height in `bounds`, in cells from the upper edge;
  /// `nil`, the default, if the layout doesn't set the guide. The `proposal`, `subviews` and
  /// `cache` are those of the placement.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int?
}

/// The properties of a layout that its subviews depend on.
public struct LayoutProperties: Hashable, Sendable {
  /// The direction of a stack, in which spacers grow and which dividers cross; `nil` if the layout
  /// isn't a stack.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that isn't a stack.
  public init() {}
}

extension Layout where Cache == Void {
  /// Creates no cache for `subviews`.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The properties of a layout that isn't a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces `cache` by a new one for `subviews`.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns `nil`: the layout doesn't set `guide`, whatever `bounds`, `proposal`, `subviews` and
  /// `cache` are.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? { nil }

  /// Returns `nil`: the layout doesn't set `guide`, whatever `bounds`, `proposal`, `subviews` and
  /// `cache` are.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? { nil }

  /// Creates a view that arranges `content` with this layout.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  {
    LayoutContent(content: content(), layout: self)
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
  private var isCacheStale = false

  init(_ layout: Arrangement, _ context: borrowing _MountContext) {
    self.layout = layout
    super.init(context)
    // The layout may set guides.
    noteGuides()
  }

  override var axis: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? Arrangement.layoutProperties.stackOrientation
  }

  func receive(_ layout: Arrangement) {
    if areIdentical(layout, self.layout) { return }
    let oldAxis = axis
    self.layout = layout
    if axis != oldAxis { flags.insert(.childrenStale) }
    isCacheStale = true
    setNeedsPlacement()
  }

  override var viewName: String { "\(Arrangement.self)" }

  override func childrenDidChange() {
    isCacheStale = true
    // A layout that was a stack before has passed an outdated axis to the children.
    if axis == nil {
      for child in children { child._withUnsafeGuaranteedRef { $0.adopt(axis: nil) } }
    }
  }

  override func answersDiffer() -> Bool {
    isCacheStale = true
    return super.answersDiffer()
  }

  private func withCache<Result>(
    _ body: (LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result {
    collectChildren()
    let subviews = LayoutSubviews(nodes: children)
    var cache = cache ?? layout.makeCache(subviews: subviews)
    if isCacheStale, self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
    isCacheStale = false
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
        "\(plainName) asked for \(size.width)×\(size.height) cells. A size must be between 0 and "
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

  override func explicitGuide(_ guide: Guide, _ proposal: ProposedViewSize) -> Int32? {
    let bounds = CellRect(origin: .zero, size: measure(proposal).cellSize)
    let kind = graph.guides.kind(of: guide)
    let place = withCache { subviews, cache in
      guide.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(kind), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(kind), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
    return place.map { Int32(clamping: $0) }
  }
}
