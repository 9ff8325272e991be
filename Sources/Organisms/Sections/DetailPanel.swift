// SPDX-License-Identifier: MIT
// Organism: a panel with details of a selected item.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// A panel with details of a selected item, next to its list. The title stays in place, and the
/// content scrolls.
///
/// *Sizing:* fills the available space.
/// *Keys:* those of `ScrollView`; Tab moves to the close button.
/// *Tokens:* `nav.*`, `page.padding`, `section.subtitle`.
///
///     DetailPanel(title: "swift-nio", subtitle: "2.101.2", onClose: { dismiss() }) {
///       InfoRow(label: "Licence", value: "Apache 2.0")
///     }
public struct DetailPanel<Content: View>: View {
  private let title: String
  private let subtitle: String?
  private let onClose: (@MainActor () -> Void)?
  private let content: Content
  @Environment(\.strings) private var strings
  @Environment(\.fillingGroundsHaveFrames) private var hasFrame

  /// Creates a panel with a title, optionally with a close button.
  ///
  /// - Parameters:
  ///   - title: The name of the item.
  ///   - subtitle: A second line below the title; `nil` for none.
  ///   - onClose: Called when the user presses the close button. With `nil`, there is no close
  ///    button.
  ///   - content: The details of the item.
  public init(
    title: String, subtitle: String? = nil, onClose: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.subtitle = subtitle
    self.onClose = onClose
    self.content = content()
  }

  /// The title above the content.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { content }
          .padding(.horizontal, padding)
          .padding(.vertical, hasFrame ? 0 : ComponentTokens.Page.padding)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .outlinedBackground(ComponentTokens.Nav.backgroundColor, fillsFrame: true)
    .accessibilityRole(.group)
    .accessibilityLabel(title)
  }

  private var header: some View {
    HStack(alignment: .top, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Text(title)
          .font(ComponentTokens.Nav.titleFont)
          .foregroundStyle(ComponentTokens.Nav.titleColor)
          .accessibilityRole(.heading)
        if let subtitle {
          Text(subtitle)
            .font(ComponentTokens.Section.subtitleFont)
            .foregroundStyle(ComponentTokens.Section.subtitleColor)
        }
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      if let onClose {
        IconButton(systemName: "xmark", action: onClose).accessibilityLabel(strings.close)
      }
    }
    .padding(.horizontal, padding)
  }

  /// The space beside the content, which a frame replaces in part.
  private var padding: Length { hasFrame ? 1 : ComponentTokens.Page.padding }
}
