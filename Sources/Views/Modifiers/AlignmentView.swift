// SPDX-License-Identifier: MIT
// Views: aligns a view in the proposed room.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A view aligned in all of the proposed room, like an infinite `.frame`. `wrappedView` gives
/// access to the view inside.
///
///     let title = Text("Packages").aligned(.leading)
///     let text = title.wrappedView
public struct AlignmentView<WrappedView: View>: WrapperViewable, _PrimitiveView {
  /// The view inside.
  public let wrappedView: WrappedView
  /// The alignment of the view inside.
  public let alignment: Alignment
  /// The axes along which the view takes all of the room.
  public let axes: Axis.Set

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
  public func aligned(_ alignment: Alignment, in axes: Axis.Set = .horizontal)
    -> AlignmentView<Self>
  {
    AlignmentView(wrappedView: self, alignment: alignment, axes: axes)
  }
}
