// SPDX-License-Identifier: MIT
// Views: stacks as layouts, and type-erased layouts.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// A type-erased layout. Changing the wrapped layout keeps the views, their state and the focus.
///
///     let layout = isExpanded ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
///     layout {
///       Text("a")
///       Text("b")
///     }
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout.
  public struct Cache {
    var value: Any?
  }

  private let base: any Layout

  /// Creates a layout that wraps `layout`.
  public init<Base: Layout>(_ layout: Base) { base = layout }

  var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

  /// Creates an empty cache for `subviews`. The wrapped layout fills it when it is first used.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: nil) }

  /// Updates the `cache` of the wrapped layout for `subviews`.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<Base: Layout>(_ base: Base) {
      guard var inner = cache.value as? Base.Cache else {
        cache.value = nil
        return
      }
      base.updateCache(&inner, subviews: subviews)
      cache.value = inner
    }
    update(base)
  }

  private static func with<Base: Layout, Result>(
    _ base: Base, _ cache: inout Cache, _ subviews: Subviews,
    _ body: (Base, inout Base.Cache) -> Result
  ) -> Result {
    var inner = cache.value as? Base.Cache ?? base.makeCache(subviews: subviews)
    cache.value = nil
    let result = body(base, &inner)
    cache.value = inner
    return result
  }

  /// Returns the size that the wrapped layout, with its `cache`, gives `subviews` for `proposal`.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CellSize {
    func size<Base: Layout>(_ base: Base) -> CellSize {
      Self.with(base, &cache, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return size(base)
  }

  /// Places `subviews` in `bounds` for `proposal` with the wrapped layout and its `cache`.
  public func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<Base: Layout>(_ base: Base) {
      Self.with(base, &cache, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    place(base)
  }

  /// Returns the position of `guide` that the wrapped layout sets in `bounds`, from the same
  /// `proposal`, `subviews` and `cache` as its size.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? {
    func place<Base: Layout>(_ base: Base) -> Int? {
      Self.with(base, &cache, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return place(base)
  }

  /// Returns the position of `guide` that the wrapped layout sets in `bounds`, from the same
  /// `proposal`, `subviews` and `cache` as its size.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? {
    func place<Base: Layout>(_ base: Base) -> Int? {
      Self.with(base, &cache, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return place(base)
  }
}

/// The layout of a stack along one axis.
private protocol StackLayout: Layout where Cache == Void {
  static var axis: LayoutAxis { get }
  var kind: AlignmentKind { get }
  var spacing: Length? { get }
}

extension StackLayout {
  /// The properties of a stack along the axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis == .horizontal ? .horizontal : .vertical
    return properties
  }

  /// Returns the size of a stack of `subviews` for `proposal`. `cache` isn't used.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    StackAlgorithm(Self.axis, kind, spacing, subviews)
      .size(of: subviews.nodes, proposal: proposal).cellSize
  }

  /// Places `subviews` in a stack in `bounds` for `proposal`. `cache` isn't used.
  public func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    StackAlgorithm(Self.axis, kind, spacing, subviews).place(subviews, in: bounds, proposal)
  }

  /// Returns the position of `guide` that `subviews` set in a stack in `bounds` for `proposal`.
  /// `cache` isn't used.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Int? {
    StackAlgorithm(Self.axis, kind, spacing, subviews)
      .explicit(.horizontal, guide.kind, subviews, proposal)
  }

  /// Returns the position of `guide` that `subviews` set in a stack in `bounds` for `proposal`.
  /// `cache` isn't used.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Int? {
    StackAlgorithm(Self.axis, kind, spacing, subviews)
      .explicit(.vertical, guide.kind, subviews, proposal)
  }
}

/// The layout of an `HStack`.
///
///     let row = HStackLayout(spacing: 2)
///     row { Text("CPU"); Text("12%") }
public struct HStackLayout: StackLayout {
  static var axis: LayoutAxis { .horizontal }
  var kind: AlignmentKind { alignment.kind }

  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between two views, in columns; `nil` means 1.
  public var spacing: Length?

  /// Creates a layout that places views in a row, aligned by `alignment`, with `spacing` columns
  /// between them, 1 by default.
  public init(alignment: VerticalAlignment = .center, spacing: Length? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of a `VStack`.
///
///     let column = VStackLayout(alignment: .leading)
///     column { Text("Ada Okafor"); Text("ada@example.org") }
public struct VStackLayout: StackLayout {
  static var axis: LayoutAxis { .vertical }
  var kind: AlignmentKind { alignment.kind }

  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between two views, in rows; `nil` means 0.
  public var spacing: Length?

  /// Creates a layout that places views in a column, aligned by `alignment`, with `spacing` rows
  /// between them, none by default.
  public init(alignment: HorizontalAlignment = .center, spacing: Length? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of a `ZStack`.
///
///     let layers = ZStackLayout(alignment: .topTrailing)
///     layers { Card { Text("Messages") }; Badge(text: "3") }
public struct ZStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layout that places views on top of each other, aligned by `alignment`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func algorithm(_ subviews: Subviews) -> LayersAlgorithm? {
    (subviews.first?.node.graph.guides(alignment)).map { LayersAlgorithm($0) }
  }

  /// Returns the size that contains all `subviews`, aligned with each other, for `proposal`.
  /// `cache` isn't used.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    algorithm(subviews)?.size(of: subviews.nodes, proposal: proposal).cellSize ?? .zero
  }

  /// Places `subviews` on top of each other in `bounds` for `proposal`. `cache` isn't used.
  public func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let algorithm = algorithm(subviews) else { return }
    let size = algorithm.size(of: subviews.nodes, proposal: proposal)
    algorithm.forEachPlacement(of: subviews.nodes, size: size, proposal) { node, x, y in
      LayoutSubview(node: node).place(
        at: CellPoint(x: bounds.minX + Int(x), y: bounds.minY + Int(y)), proposal: proposal)
    }
  }

  /// Returns the position of `guide` that `subviews` set on top of each other in `bounds` for
  /// `proposal`. `cache` isn't used.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Int? {
    explicit(.horizontal, guide.kind, subviews, proposal)
  }

  /// Returns the position of `guide` that `subviews` set on top of each other in `bounds` for
  /// `proposal`. `cache` isn't used.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Int? {
    explicit(.vertical, guide.kind, subviews, proposal)
  }

  private func explicit(
    _ along: LayoutAxis, _ kind: AlignmentKind, _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> Int? {
    guard let graph = subviews.first?.node.graph else { return nil }
    return algorithm(subviews)?.explicitGuide(
      graph.guide(along, kind), of: subviews.nodes, proposal: proposal
    ).map { Int($0) }
  }
}

extension StackAlgorithm {
  init(
    _ axis: LayoutAxis, _ alignment: AlignmentKind, _ spacing: Length?, _ subviews: LayoutSubviews
  ) {
    let node = subviews.first?.node
    self.init(
      spacing: spacing.flatMap { node?.resolve($0, along: axis) }
        ?? (axis == .horizontal ? Self.columnGap : Self.rowGap),
      guide: node?.graph.guide(axis.other, alignment)
        ?? Guide(axis: axis.other, code: Guide.middle))
  }

  func place(_ subviews: LayoutSubviews, in bounds: CellRect, _ proposal: ProposedViewSize) {
    for subview in subviews { subview.node.flags.insert(.placedByLayout) }
    place(
      subviews.nodes, x: Int32(clamping: bounds.minX), y: Int32(clamping: bounds.minY),
      size: Extent(bounds.size), proposal: proposal)
  }

  func explicit(
    _ along: LayoutAxis, _ kind: AlignmentKind, _ subviews: LayoutSubviews,
    _ proposal: ProposedViewSize
  ) -> Int? {
    guard let graph = subviews.first?.node.graph else { return nil }
    return explicitGuide(graph.guide(along, kind), of: subviews.nodes, proposal: proposal)
      .map(Int.init)
  }
}
