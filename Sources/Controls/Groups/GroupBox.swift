// SPDX-License-Identifier: MIT
// Controls: views that belong together, in a frame.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// Views that belong together, in a frame under a label.
///
/// *Sizing:* hugs its content and a cell at each edge. *Tokens:* `card.…`.
///
///     GroupBox("Network") {
///       Text("2 ms")
///     }
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Views under a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Views under a label made before.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The label and the views in the style in force.
  public var body: some View {
    style.draw(
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(content: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(
          content: AnyView(VStack(alignment: .leading, spacing: 0) { content })))
    )
    .accessibilityRole(.group)
  }
}

extension GroupBox where Label == Text {
  /// Views under a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Views in a frame without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}
