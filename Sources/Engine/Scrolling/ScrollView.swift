// SPDX-License-Identifier: MIT
// Views: a scrolling view of larger content.

public import CuriumTokens

/// A container that scrolls content larger than itself.
///
/// *Sizing:* fills the proposal along the axes that scroll; along the other axis, hugs its content.
/// Scrollbars take an extra column beside the content and a row below it.
/// *Keys:* Page Up, Page Down, Home and End; the arrows, unless they move the focus. The wheel
/// scrolls the content under the pointer, sideways with Shift. Scrollbars can be dragged, and a
/// click next to the thumb scrolls by a page. Focused views are scrolled into view. The keys scroll
/// the view around the focus, or one beside it; `.focusable()` makes a scroll view without controls
/// a Tab stop, in which Space, Shift-Space and B scroll by a page too.
///
///     ScrollView {
///       ForEach(lines) { Text($0.text) }
///     }
public struct ScrollView<Content: View>: _PrimitiveView {
  let content: Content
  let axes: Axis.Set
  let showsIndicators: Bool
  private var fitsContent = false

  /// Creates a scroll view of `content` along `axes`, with scrollbars if `showsIndicators` is
  /// `true`. Several views are arranged in a column, aligned left.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Returns the scroll view with the size of its content, if there is room. The content is offered
  /// the available height first, and scrolls only if it is taller. Until it scrolls, it isn't an
  /// element for screen readers. With `fits` `false`, it is an ordinary scroll view.
  package func fittingContent(_ fits: Bool = true) -> ScrollView {
    edited(self) { $0.fitsContent = fits }
  }

  private var arrangement: StackArrangement {
    StackArrangement(
      axis: axes == .horizontal ? .horizontal : .vertical, spacing: 0, alignment: .start)
  }

  public static func _mount(_ view: borrowing Self, _ context: inout _MountContext) {
    var outer = context.open(
      ScrollNode(view.axes, view.showsIndicators, view.fitsContent, context))
    var inner = StackNode.append(view.arrangement, &outer)
    Content._mount(view.content, &inner)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: ScrollNode.self)
    node.receive(view.axes, view.showsIndicators, view.fitsContent)
    var outer = _UpdateCursor(childrenOf: node)
    var inner = _UpdateCursor(childrenOf: StackNode.take(view.arrangement, &outer))
    Content._update(view.content, &inner)
  }
}
