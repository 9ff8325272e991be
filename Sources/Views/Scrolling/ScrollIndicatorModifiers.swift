// SPDX-License-Identifier: MIT
// Views: the visibility of scrollbars, and the anchors of scroll views.

public import CuriumEngine
public import CuriumTokens

/// The visibility of scrollbars.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Shows a scrollbar if the content is larger than the scroll view.
  case automatic
  /// Shows a scrollbar if the content is larger than the scroll view.
  case visible
  /// Shows no scrollbar.
  case hidden
  /// Shows no scrollbar.
  case never
}

extension View {
  /// Shows or hides the scrollbars of scroll views in the view, along `axes`, according to
  /// `visibility`.
  ///
  ///     ScrollView { ForEach(lines) { Text($0.text) } }.scrollIndicators(.hidden)
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    let isShown = visibility == .automatic || visibility == .visible
    return EnvironmentWriter(content: self, value: (axes: axes, areShown: isShown)) {
      if $1.areShown {
        $0.hiddenScrollIndicators.subtract($1.axes)
      } else {
        $0.hiddenScrollIndicators.formUnion($1.axes)
      }
    }
  }

  /// Sets the initial position of scroll views in the view to `anchor`; `nil` is the start of the
  /// content. While the content grows, the scroll view stays at this position, unless the user
  /// scrolls away. If the user scrolls back, it stays there again. `.top` and `.bottom` apply to
  /// vertical scrolling only, `.leading` and `.trailing` to horizontal scrolling only.
  ///
  ///     ScrollView { ForEach(lines) { Text($0.text) } }.defaultScrollAnchor(.bottom)
  ///
  /// With `.bottom`, the scroll view follows the end of its content while
  /// `ScrollGeometry.isAt(.bottom)` is `true`. `scrollPosition(_:anchor:)` and
  /// `onScrollGeometryChange(for:of:action:)` provide the geometry. All three also apply to `List`,
  /// `DataTable`, `ItemList` and `TreeView`, which contain a scroll view.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }
}
