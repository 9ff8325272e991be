// SPDX-License-Identifier: MIT
// Organism: a titled part of a screen that opens and closes.

import CuriumAtoms
public import CuriumTokens
public import CuriumControls

/// A titled part of a screen that opens and closes.
///
/// Its title is underlined while it has the focus, so that it can be told apart without colour.
///
/// *Sizing:* as wide as offered; its heading alone while closed.
/// *Keys:* Return and Space open and close it, → opens, ← closes. A click on the heading does too.
/// *Tokens:* `section.*`, `motion.fast`.
///
///     ContentSection(title: "Recent", subtitle: "The last 30 days", icon: "folder") {
///       InfoRow(label: "swift-nio", value: "2.101.2")
///     }
public struct ContentSection<Content: View>: View {
  private let title: String
  private let subtitle: String?
  private let icon: String
  private let iconColor: Color
  private let content: Content
  @State private var isExpanded = true
  @Environment(\.isEnabled) private var isEnabled

  /// A section, open at first.
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

  /// The heading, and the content while it is open.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Interactive(role: .disclosure, action: { isExpanded.toggle() }) { state in
        heading(state)
      }
      .onKeyPress(.rightArrow) { expand(true) }
      .onKeyPress(.leftArrow) { expand(false) }
      .accessibilityLabel(title)
      .accessibilityExpanded(isExpanded)
      Reveal(isExpanded) {
        VStack(alignment: .leading, spacing: ComponentTokens.Section.spacing) { content }
          .foregroundStyle(SectionInk(isEnabled: isEnabled))
          .padding(.leading, ComponentTokens.Section.padding)
      }
    }
  }

  private func heading(_ state: ControlState) -> some View {
    HStack(spacing: ComponentTokens.Section.spacing) {
      Image(systemName: isExpanded ? "curium.section.open" : "curium.section.closed")
        .foregroundStyle(
          state.isFocused
            ? ComponentTokens.Section.chevronColorFocused
            : ink(ComponentTokens.Section.chevronColor, state))
      Image(systemName: icon).foregroundStyle(ink(iconColor, state))
      (state.isFocused ? Text(title).underline() : Text(title))
        .font(
          state.isEnabled
            ? ComponentTokens.Section.titleFont : ComponentTokens.Section.titleFont.weight(.light)
        )
        .foregroundStyle(ink(ComponentTokens.Section.titleColor, state))
        .layoutPriority(1)
      if let subtitle {
        Text(subtitle)
          .font(ComponentTokens.Section.subtitleFont)
          .foregroundStyle(ink(ComponentTokens.Section.subtitleColor, state))
      }
      Spacer()
    }
    .lineLimit(1)
    .background(state.isFocused ? SemanticTokens.Colors.selectionBackground : .clear)
  }

  private func ink(_ color: Color, _ state: ControlState) -> Color {
    state.isEnabled ? color : .textDisabled
  }

  private func expand(_ isOpen: Bool) -> KeyPress.Result {
    if isExpanded == isOpen { return .ignored }
    isExpanded = isOpen
    return .handled
  }
}

/// The ink of the surroundings, or that of what takes no input.
private struct SectionInk: ShapeStyle {
  let isEnabled: Bool

  var shading: GraphicsContext.Shading { isEnabled ? .foreground : .color(.textDisabled) }
}

package enum ContentSectionPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Default") {
      ContentSection(title: "Recent", icon: "folder") {
        Text("swift-nio")
        Text("swift-log")
      }
    }
    Preview("With a subtitle") {
      ContentSection(
        title: "Dependencies", subtitle: "resolved two minutes ago", icon: "shippingbox",
        iconColor: .brandAccent
      ) {
        Text("swift-argument-parser 1.8.2")
      }
    }
    Preview("Disabled") {
      ContentSection(title: "Recent", icon: "folder") { Text("swift-nio") }.disabled(true)
    }
    Preview("Playground") { knobs in
      ContentSection(
        title: knobs.text("title", "Dependencies"),
        subtitle: knobs.optionalText("subtitle", "resolved two minutes ago"),
        icon: knobs.icon("icon", "shippingbox"), iconColor: knobs.color("iconColor", .brandAccent)
      ) {
        Text(knobs.text("content", "swift-argument-parser 1.8.2"))
      }
    }
  }
}
