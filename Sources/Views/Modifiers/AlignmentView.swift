// SPDX-License-Identifier: MIT
// Views: aligns a view in the proposed room.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A view aligned in the proposed room.
///
///     let title = DLabel(text: "Packages").aligned(.leading)
///     let alignment = title.alignment
@MainActor @preconcurrency
public protocol AlignmentViewable: WrapperViewable {
  /// The alignment of the view inside.
  var alignment: Alignment { get }
  /// The axes along which the view takes all of the room.
  var axes: Axis.Set { get }
}

/// A view aligned in all of the proposed room, like an infinite `.frame`. `wrappedView` gives
/// access to the view inside.
///
///     let title = DLabel(text: "Packages").aligned(.leading)
///     let label = title.wrappedView
public struct AlignmentView<Wrapped: View, Original: View>: AlignmentViewable, _PrimitiveView {
  let content: WrappedContent<Wrapped, Original>
  /// The alignment of the view inside.
  public let alignment: Alignment
  /// The axes along which the view takes all of the room.
  public let axes: Axis.Set

  /// The view inside.
  public var wrappedView: Wrapped { content.view }
  /// The view without its wrappers.
  public var originalView: Original { content.original }

  private var drawn: some View {
    wrappedView.frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
  }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    mount(view.drawn, &context)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    update(view.drawn, &cursor)
  }
}

extension View {
  /// Takes all of the proposed room in `axes` and aligns the view in it.
  @_disfavoredOverload
  public func aligned(_ alignment: Alignment, in axes: Axis.Set = .horizontal)
    -> AlignmentView<Self, Self>
  {
    AlignmentView(content: WrappedContent(self), alignment: alignment, axes: axes)
  }
}

extension Viewable {
  /// Takes all of the proposed room in `axes` and aligns the view in it. `originalView` keeps its
  /// type.
  public func aligned(_ alignment: Alignment, in axes: Axis.Set = .horizontal)
    -> AlignmentView<Self, Original>
  {
    AlignmentView(content: WrappedContent(self), alignment: alignment, axes: axes)
  }
}
