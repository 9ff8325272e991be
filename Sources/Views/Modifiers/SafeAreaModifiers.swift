// SPDX-License-Identifier: MIT
// Views: the modifiers that show an inset at an edge.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

extension View {
  /// Shows `content` at the upper or lower edge. This view gets the remaining space.
  ///
  ///     ScrollView { ForEach(lines) { Text($0.text) } }
  ///       .safeAreaInset(edge: .bottom) { Text("\(lines.count) lines") }
  ///
  /// - Parameters:
  ///   - edge: The edge that shows the content.
  ///   - alignment: The horizontal alignment of the content at that edge.
  ///   - spacing: The gap, in rows. `nil` means 0.
  ///   - content: The view to show at the edge.
  @_disfavoredOverload
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Inset
  ) -> SafeAreaView<Self, Self, Inset> {
    SafeAreaView(
      content: WrappedContent(self), inset: content(),
      insetEdge: edge == .top ? .top : .bottom, alignment: alignment.kind,
      insetSpacing: spacing ?? 0)
  }

  /// Shows `content` at the left or right edge. This view gets the remaining space.
  ///
  /// - Parameters:
  ///   - edge: The edge that shows the content.
  ///   - alignment: The vertical alignment of the content at that edge.
  ///   - spacing: The gap, in columns. `nil` means 0.
  ///   - content: The view to show at the edge.
  @_disfavoredOverload
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Inset
  ) -> SafeAreaView<Self, Self, Inset> {
    SafeAreaView(
      content: WrappedContent(self), inset: content(),
      insetEdge: edge == .leading ? .leading : .trailing, alignment: alignment.kind,
      insetSpacing: spacing ?? 0)
  }
}

extension Viewable {
  /// Shows `content` at `edge`, aligned by `alignment`. This view gets the remaining space, after a
  /// gap of `spacing` cells, 0 by default. `originalView` keeps its type.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Inset
  ) -> SafeAreaView<Self, Original, Inset> {
    SafeAreaView(
      content: WrappedContent(self), inset: content(),
      insetEdge: edge == .top ? .top : .bottom, alignment: alignment.kind,
      insetSpacing: spacing ?? 0)
  }

  /// Shows `content` at `edge`, aligned by `alignment`. This view gets the remaining space, after a
  /// gap of `spacing` cells, 0 by default. `originalView` keeps its type.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Inset
  ) -> SafeAreaView<Self, Original, Inset> {
    SafeAreaView(
      content: WrappedContent(self), inset: content(),
      insetEdge: edge == .leading ? .leading : .trailing, alignment: alignment.kind,
      insetSpacing: spacing ?? 0)
  }
}
