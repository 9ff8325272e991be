// SPDX-License-Identifier: MIT
// Views: type-erased layouts.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
import CuriumTokens

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
    private var value: Any?
    /// The type of the layout that the value belongs to. Layouts of other types can have caches of
    /// the same type.
    private var layout: ObjectIdentifier?

    /// Takes the value for a layout; `nil` if it belongs to a layout of another type.
    mutating func take<Base: Layout>(for base: Base) -> Base.Cache? {
      defer { value = nil }
      return layout == ObjectIdentifier(Base.self) ? value as? Base.Cache : nil
    }

    mutating func store<Base: Layout>(_ cache: Base.Cache, for base: Base) {
      value = cache
      layout = ObjectIdentifier(Base.self)
    }
  }

  private let base: any Layout

  /// Creates a layout that wraps `layout`.
  public init<Base: Layout>(_ layout: Base) { base = (layout as? AnyLayout)?.base ?? layout }

  var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

  /// Creates an empty cache for `subviews`. The wrapped layout fills it when it is first used.
  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  /// Updates the `cache` of the wrapped layout for `subviews`.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func open<Base: Layout>(_ base: Base) {
      guard var inner = cache.take(for: base) else { return }
      base.updateCache(&inner, subviews: subviews)
      cache.store(inner, for: base)
    }
    open(base)
  }

  // Each method has a generic function, which finds the type of the wrapped layout.

  private static func with<Base: Layout, Result>(
    _ base: Base, _ cache: inout Cache, _ subviews: Subviews,
    _ body: (Base, inout Base.Cache) -> Result
  ) -> Result {
    var inner = cache.take(for: base) ?? base.makeCache(subviews: subviews)
    let result = body(base, &inner)
    cache.store(inner, for: base)
    return result
  }

  /// Returns the size that the wrapped layout, with its `cache`, gives `subviews` for `proposal`.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CellSize {
    func open<Base: Layout>(_ base: Base) -> CellSize {
      Self.with(base, &cache, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return open(base)
  }

  /// Places `subviews` in `bounds` for `proposal` with the wrapped layout and its `cache`.
  public func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func open<Base: Layout>(_ base: Base) {
      Self.with(base, &cache, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    open(base)
  }

  /// Returns the position of `guide` that the wrapped layout sets in `bounds`, from the same
  /// `proposal`, `subviews` and `cache` as its size.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? {
    func open<Base: Layout>(_ base: Base) -> Int? {
      Self.with(base, &cache, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return open(base)
  }

  /// Returns the position of `guide` that the wrapped layout sets in `bounds`, from the same
  /// `proposal`, `subviews` and `cache` as its size.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CellRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? {
    func open<Base: Layout>(_ base: Base) -> Int? {
      Self.with(base, &cache, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return open(base)
  }
}
