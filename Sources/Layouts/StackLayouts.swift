// SPDX-License-Identifier: MIT
// Views: stacks as layouts.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
public import CuriumTokens

/// The layout of a stack along one axis.
private protocol StackLayout: Layout where Cache == Void {
  static var axis: Axis { get }
  var kind: AlignmentKind { get }
  var spacing: Length? { get }
}

extension StackLayout {
  /// The properties of a stack along the axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
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
  static var axis: Axis { .horizontal }
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
  static var axis: Axis { .vertical }
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
    _ along: Axis, _ kind: AlignmentKind, _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> Int? {
    guard let graph = subviews.first?.node.graph else { return nil }
    return algorithm(subviews)?.explicitGuide(
      graph.guide(along, kind), of: subviews.nodes, proposal: proposal
    ).map { Int($0) }
  }
}

extension StackAlgorithm {
  init(
    _ axis: Axis, _ alignment: AlignmentKind, _ spacing: Length?, _ subviews: LayoutSubviews
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
    _ along: Axis, _ kind: AlignmentKind, _ subviews: LayoutSubviews,
    _ proposal: ProposedViewSize
  ) -> Int? {
    guard let graph = subviews.first?.node.graph else { return nil }
    return explicitGuide(graph.guide(along, kind), of: subviews.nodes, proposal: proposal)
      .map(Int.init)
  }
}
