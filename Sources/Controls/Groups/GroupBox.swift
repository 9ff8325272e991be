// SPDX-License-Identifier: MIT
// Views: a group box.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// Related views in a frame, with a label.
///
/// *Sizing:* hugs its content, with a frame of one cell on each side. *Tokens:* `card.*`.
///
///     GroupBox("Network") {
///       Text("2 ms")
///     }
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a box around `content` with the views of `label`, or without a label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
  ) {
    self.content = content()
    self.label = label()
  }

  /// Creates a box around `content` with the existing view `label`.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The label and the content, drawn by the group box style of the environment.
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
  /// Creates a box around `content` with `title`.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
