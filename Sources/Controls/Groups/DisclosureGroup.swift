// SPDX-License-Identifier: MIT
// Views: a disclosure group.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A label that shows or hides the content below it.
///
/// *Sizing:* as wide as the wider of label and content. A closed group hugs its label. *Keys:*
/// Return and Space open and close the group, → opens it, ← closes it. A click on the label toggles
/// it too. *Tokens:* `section.*`, `motion.fast`.
///
///     DisclosureGroup("Dependencies") {
///       Text("swift-log")
///       Text("swift-nio")
///     }
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let bound: Binding<Bool>?
  private let label: Label
  private let content: Content
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a group that shows and hides `content` below the views of `label`. Without
  /// `isExpanded`, the group is initially closed.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    bound = isExpanded
    self.label = label()
    self.content = content()
  }

  private var isExpanded: Binding<Bool> { bound ?? $isOpen }

  /// The label and the content, drawn by the disclosure group style of the environment.
  public var body: some View {
    style.draw(
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(content: AnyView(label)),
        content: DisclosureGroupStyleConfiguration.Content(
          content: AnyView(
            VStack(alignment: .leading, spacingOfFields: ComponentTokens.Form.rowSpacing) {
              content
            })),
        isExpanded: isExpanded))
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that shows and hides `content` below `title`. Without `isExpanded`, the group
  /// is initially closed.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
