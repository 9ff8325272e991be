// SPDX-License-Identifier: MIT
// Controls: content that is opened and closed.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A label that opens and closes what is beneath it.
///
/// *Sizing:* as wide as the wider of both; its label alone while closed. *Keys:* Return and Space open and
/// close it, → opens, ← closes. A click on the label does too. *Tokens:* `section.…`, `motion.fast`.
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

  /// Content beneath a label of views; closed at first, or as `isExpanded` says.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    bound = isExpanded
    self.label = label()
    self.content = content()
  }

  private var isExpanded: Binding<Bool> { bound ?? $isOpen }

  /// The label, and the content while it is open, in the style in force.
  public var body: some View {
    style.draw(
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(content: AnyView(label)),
        content: DisclosureGroupStyleConfiguration.Content(
          content: AnyView(VStack(alignment: .leading, spacing: 0) { content })),
        isExpanded: isExpanded))
  }
}

extension DisclosureGroup where Label == Text {
  /// Content beneath a title.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
