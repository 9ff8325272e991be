// SPDX-License-Identifier: MIT
// Views: stacks whose rows exist only near the visible area.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A container that arranges its views in a column and creates the elements of a `ForEach` only
/// when they are visible.
///
/// In a `ScrollView`, the elements of a `ForEach`, even inside `Group`, `Section` and conditions,
/// are created when they are scrolled into view. They are removed, with their state, when they are
/// more than half a screen away; a focused view stays. The first visible row keeps its place when
/// rows before it are added, removed or resized. Outside a scroll view, all rows are created.
///
/// *Sizing:* fills the proposed width. The height is the sum of its rows; for rows that haven't
/// been visible yet, the mean height of the others is used.
///
///     ScrollView {
///       LazyVStack(alignment: .leading) {
///         ForEach(lines) { Text($0.text) }
///       }
///     }
public struct LazyVStack<Content: View>: _PrimitiveView, DrawnWrapper {
  let drawn: LazyStackContent<Content>

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views: `.leading`, `.center` or `.trailing`.
  ///    Others count as `.center`.
  ///   - spacing: The number of rows between the views. `nil` means 0.
  ///   - content: The views of the column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let code =
      alignment == .leading ? Guide.start : alignment == .trailing ? Guide.end : Guide.middle
    drawn = LazyStackContent(
      spacing: spacing ?? 0, guide: Guide(axis: .horizontal, code: code), content: content())
  }
}

/// A container that arranges its views in a row and creates the elements of a `ForEach` only when
/// they are visible; see `LazyVStack`.
///
/// *Sizing:* fills the proposed height. The width is the sum of its columns.
///
///     ScrollView(.horizontal) {
///       LazyHStack { ForEach(names, id: \.self) { Text($0) } }
///     }
public struct LazyHStack<Content: View>: _PrimitiveView, DrawnWrapper {
  let drawn: LazyStackContent<Content>

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views: `.top`, `.center` or `.bottom`. Others
  ///    count as `.center`.
  ///   - spacing: The number of columns between the views. `nil` means 1.
  ///   - content: The views of the row.
  public init(
    alignment: VerticalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let code = alignment == .top ? Guide.start : alignment == .bottom ? Guide.end : Guide.middle
    drawn = LazyStackContent(
      spacing: spacing ?? 1, guide: Guide(axis: .vertical, code: code), content: content())
  }
}

/// The shared implementation of both lazy stacks.
struct LazyStackContent<Content: View>: NodeBackedView {
  let spacing: Length
  let guide: Guide
  let content: Content

  func makeNode(_ context: borrowing _MountContext) -> LazyStackNode {
    LazyStackNode(spacing, guide, context)
  }

  func update(_ node: LazyStackNode) { node.receive(spacing, guide) }
}
