// SPDX-License-Identifier: MIT
// Views: aligns a view in the proposed space.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// A view aligned in all of the proposed space, like an infinite `.frame`. `wrappedView` gives
/// access to the view without the alignment.
///
/// *Sizing:* fills the proposal along its axes.
///
///     let title = DLabel(text: "Packages").aligned(.leading)
///     let label = title.wrappedView
public struct AlignmentView<Wrapped: View, Original: View>: WrapperViewable, DrawnWrapper {
  let content: WrappedContent<Wrapped, Original>
  /// The alignment of the wrapped view.
  public let alignment: Alignment
  /// The axes along which the view takes up all of the proposed space.
  public let axes: Axis.Set

  /// The view without the alignment.
  public var wrappedView: Wrapped { content.view }
  /// The view without its wrappers.
  public var originalView: Original { content.original }

  var drawn: some View {
    wrappedView.frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
  }
}

extension View {
  /// Takes up all of the proposed space along `axes` and places the view in it by `alignment`.
  ///
  ///     Text("Packages").aligned(.leading)
  @_disfavoredOverload
  public func aligned(_ alignment: Alignment, in axes: Axis.Set = .horizontal)
    -> AlignmentView<Self, Self>
  {
    AlignmentView(content: WrappedContent(self), alignment: alignment, axes: axes)
  }
}

extension Viewable {
  /// Takes up all of the proposed space along `axes` and places the view in it by `alignment`.
  /// `originalView` keeps its type.
  public func aligned(_ alignment: Alignment, in axes: Axis.Set = .horizontal)
    -> AlignmentView<Self, Original>
  {
    AlignmentView(content: WrappedContent(self), alignment: alignment, axes: axes)
  }
}
