// SPDX-License-Identifier: MIT
// Views: the modifiers that show an inset at an edge.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

extension View {
  /// Shows `content` at the upper or lower edge. This view gets the remaining space, after a gap of
  /// `spacing` cells, 0 by default.
  ///
  ///     ScrollView { ForEach(lines) { Text($0.text) } }
  ///       .safeAreaInset(edge: .bottom) { Text("\(lines.count) lines") }
  @_disfavoredOverload
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Inset
  ) -> SafeAreaView<Self, Self, Inset> {
    SafeAreaView(
      content: WrappedContent(self), inset: content(), axis: .vertical, isFirst: edge == .top,
      alignment: alignment.kind, insetSpacing: spacing ?? 0)
  }

  /// Shows `content` at the left or right edge. This view gets the remaining space, after a gap of
  /// `spacing` cells, 0 by default.
  @_disfavoredOverload
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Inset
  ) -> SafeAreaView<Self, Self, Inset> {
    SafeAreaView(
      content: WrappedContent(self), inset: content(), axis: .horizontal, isFirst: edge == .leading,
      alignment: alignment.kind, insetSpacing: spacing ?? 0)
  }
}

extension Viewable {
  /// Shows `content` at the upper or lower edge. This view gets the remaining space, after a gap of
  /// `spacing` cells, 0 by default. `originalView` keeps its type.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Inset
  ) -> SafeAreaView<Self, Original, Inset> {
    SafeAreaView(
      content: WrappedContent(self), inset: content(), axis: .vertical, isFirst: edge == .top,
      alignment: alignment.kind, insetSpacing: spacing ?? 0)
  }

  /// Shows `content` at the left or right edge. This view gets the remaining space, after a gap of
  /// `spacing` cells, 0 by default. `originalView` keeps its type.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Inset
  ) -> SafeAreaView<Self, Original, Inset> {
    SafeAreaView(
      content: WrappedContent(self), inset: content(), axis: .horizontal, isFirst: edge == .leading,
      alignment: alignment.kind, insetSpacing: spacing ?? 0)
  }
}
