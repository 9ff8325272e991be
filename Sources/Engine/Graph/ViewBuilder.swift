// SPDX-License-Identifier: MIT
// Views: combines the views in a closure into one.

/// Builds one view from the statements of a closure: several views, `if`, `switch`.
@resultBuilder
@MainActor
public enum ViewBuilder {
  /// Builds an empty view.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns `content`, a single view, unchanged.
  @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Combines the views in `content`.
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat consuming each Content
  )
    -> TupleView<repeat each Content>
  {
    TupleView(repeat each content)
  }

  /// Returns the view `content` unchanged.
  @inlinable public static func buildExpression<Content: View>(_ content: consuming Content)
    -> Content
  {
    content
  }

  /// Builds the optional view `content`.
  @inlinable public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
    content
  }

  /// Builds `first`, the first of two branches.
  @inlinable public static func buildEither<First: View, Second: View>(first: consuming First)
    -> ConditionalContent<First, Second>
  {
    .first(first)
  }

  /// Builds `second`, the second of two branches.
  @inlinable public static func buildEither<First: View, Second: View>(second: consuming Second)
    -> ConditionalContent<First, Second>
  {
    .second(second)
  }

  /// Builds `content`, a view that requires a newer system version.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

/// A view without content. It takes no space and has no node.
public struct EmptyView: _PrimitiveView {
  /// Creates an empty view.
  @inlinable public init() {}
  public static func _mount(_ view: Self, _ context: inout _MountContext) {}
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {}
}

/// Several views in a row, without a node. The container around them arranges them like its own.
public struct TupleView<each Content: View>: _PrimitiveView {
  @usableFromInline let content: (repeat each Content)

  /// Creates a view from the views in `content`, in order.
  @inlinable public init(_ content: repeat each Content) { self.content = (repeat each content) }

  public static func _mount(_ view: borrowing Self, _ context: inout _MountContext) {
    repeat (each Content)._mount(each view.content, &context)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    repeat (each Content)._update(each view.content, &cursor)
  }
}

/// Several views combined into one, without a container: `Group { Text("A"); Text("B") }.bold()`.
public struct Group<Content: View>: _PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a group of the views in `content`.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _mount(_ view: borrowing Self, _ context: inout _MountContext) {
    Content._mount(view.content, &context)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    Content._update(view.content, &cursor)
  }
}
