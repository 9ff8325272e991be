// SPDX-License-Identifier: MIT
// Engine: how several views in braces become one.

/// Builds one view from the statements of a closure: several views in a row, `if`, `switch`.
@resultBuilder
@MainActor
public enum ViewBuilder {
  /// Builds an empty view.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view is itself.
  @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Several views in a row.
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat consuming each Content
  )
    -> TupleView<repeat each Content>
  {
    TupleView(repeat each content)
  }

  /// A view as it stands.
  @inlinable public static func buildExpression<Content: View>(_ content: consuming Content)
    -> Content
  {
    content
  }

  /// A view that may be missing.
  @inlinable public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
    content
  }

  /// The first of two branches.
  @inlinable public static func buildEither<First: View, Second: View>(first: consuming First)
    -> ConditionalContent<First, Second>
  {
    .first(first)
  }

  /// The second of two branches.
  @inlinable public static func buildEither<First: View, Second: View>(second: consuming Second)
    -> ConditionalContent<First, Second>
  {
    .second(second)
  }

  /// A view that needs a newer system.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

/// No view at all: takes no room and no node.
public struct EmptyView: _PrimitiveView {
  /// Creates an empty view.
  @inlinable public init() {}
  public static func _mount(_ view: Self, _ context: inout _MountContext) {}
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {}
}

/// Several views in a row. Its elements join the container around them; it has no node.
public struct TupleView<each Content: View>: _PrimitiveView {
  @usableFromInline let content: (repeat each Content)

  /// The views in order.
  @inlinable public init(_ content: repeat each Content) { self.content = (repeat each content) }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    repeat (each Content)._mount(each view.content, &context)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    repeat (each Content)._update(each view.content, &cursor)
  }
}

/// Several views as one, without a container of their own.
public struct Group<Content: View>: _PrimitiveView {
  @usableFromInline let content: Content

  /// The views of `content`.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    Content._mount(view.content, &context)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    Content._update(view.content, &cursor)
  }
}
