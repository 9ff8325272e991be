// SPDX-License-Identifier: MIT
// Views: a view at its place in the room there is.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A view at a place in all the room that is offered: an endless `.frame`, with the view inside still at
/// hand.
///
///     let title = Text("Packages").aligned(.leading)
///     let text = title.wrappedView
public struct AlignmentView<WrappedView: View>: WrapperViewable, _PrimitiveView {
  /// The view inside.
  public let wrappedView: WrappedView
  /// Where it stands.
  public let alignment: Alignment
  /// The directions in which all the room is taken.
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
  /// Takes all the room that is offered in `axes`, and puts the view at a place in it.
  public func aligned(_ alignment: Alignment, in axes: Axis.Set = .horizontal)
    -> AlignmentView<Self>
  {
    AlignmentView(wrappedView: self, alignment: alignment, axes: axes)
  }
}
