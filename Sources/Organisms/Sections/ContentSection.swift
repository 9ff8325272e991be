// SPDX-License-Identifier: MIT
// Organism: a titled section that can be collapsed.

import CuriumAtoms
public import CuriumTokens
public import CuriumControls

/// A titled section that can be collapsed.
///
/// A bar in the column before the heading marks the focus. In terminals with 16 or no colours, the
/// title is also underlined.
///
/// *Sizing:* fills the width; only its heading while collapsed.
/// *Keys:* Return and Space toggle it, → expands, ← collapses. A click on the heading toggles it
/// too.
/// *Tokens:* `section.*`, `control.*`, `motion.fast`.
///
///     ContentSection(title: "Recent", subtitle: "The last 30 days", icon: "clock") {
///       InfoRow(label: "swift-nio", value: "2.101.2")
///     }
public struct ContentSection<Content: View>: View {
  private let title: String
  private let subtitle: String?
  private let icon: String
  private let iconColor: Color
  private let content: Content
  @State private var isExpanded = true

  /// Creates a section that is initially expanded.
  ///
  /// - Parameters:
  ///   - title: The name of the section.
  ///   - subtitle: A second line below the title; `nil` for none.
  ///   - icon: The name of the icon before the title.
  ///   - iconColor: The colour of the icon.
  ///   - content: The views that the user can collapse.
  public init(
    title: String, subtitle: String? = nil, icon: String,
    iconColor: Color = ComponentTokens.Section.iconColor, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.iconColor = iconColor
    self.content = content()
  }

  /// The heading, and the content while expanded.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Interactive(role: .disclosure, action: { isExpanded.toggle() }) { state in
        heading(state)
      }
      .accessibilityLabel(title)
      .expandable($isExpanded)
      Reveal(isExpanded) {
        VStack(alignment: .leading, spacing: ComponentTokens.Section.spacing) { content }
          .padding(.leading, ComponentTokens.Section.padding)
      }
    }
  }

  private func heading(_ state: ControlState) -> some View {
    HStack(spacing: ComponentTokens.Section.spacing) {
      Image(systemName: isExpanded ? "curium.section.open" : "curium.section.closed")
        .foregroundStyle(ComponentTokens.Section.chevronColors[state])
      Image(systemName: icon).ink(iconColor)
      Text(title)
        .font(ComponentTokens.Section.titleFont)
        .ink(ComponentTokens.Section.titleColor)
        .underlined(while: state.isFocused)
        .layoutPriority(1)
      if let subtitle {
        Text(subtitle)
          .font(ComponentTokens.Section.subtitleFont)
          .ink(ComponentTokens.Section.subtitleColor)
      }
      Spacer()
    }
    .lineLimit(1)
    .controlGroundWithMargin(state)
  }
}
