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
///
///     Menu("Services") { EmptyView() }
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

  // The views are visited in place. Expanding the tuple itself copies it, and looks up its
  // metadata: 500 instructions. Inlined into the witnesses, which have the metadata of `Self`.

  @inline(__always)
  public static func _mount(_ view: borrowing Self, _ context: inout _MountContext) {
    withAddress(of: view) { view in
      var place = TuplePlace(view)
      repeat (each Content)._mount(place.next(as: (each Content).self).pointee, &context)
    }
  }

  @inline(__always)
  public static func _update(_ view: borrowing Self, _ cursor: inout _UpdateCursor) {
    withAddress(of: view) { view in
      var place = TuplePlace(view)
      repeat (each Content)._update(place.next(as: (each Content).self).pointee, &cursor)
    }
  }
}

/// Visits the elements of a tuple in memory, where each follows the one before at the next aligned
/// address.
private struct TuplePlace {
  private var end: UnsafeRawPointer

  init(_ start: UnsafeRawPointer) { end = start }

  @inline(__always) mutating func next<Element>(as type: Element.Type) -> UnsafePointer<Element> {
    let element = end.alignedUp(for: type)
    end = element + MemoryLayout<Element>.size
    return element.assumingMemoryBound(to: type)
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
