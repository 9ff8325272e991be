// SPDX-License-Identifier: MIT
// Organism: a panel with details of a selected item.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// A panel with details of a selected item, next to its list. The title stays in place, and the
/// content scrolls.
///
/// It has soft corners, like `Card`; in terminals with 16 or no colours, it has a frame, unless the
/// view around it has one.
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
  @Environment(\.colorDepth) private var colorDepth
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
          .padding(.top, ComponentTokens.Page.padding)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .surface(
      ComponentTokens.Nav.backgroundColor, border: .border, style: hasEdge ? .soft : .none
    )
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
        Button(action: onClose) { Image(systemName: "xmark") }
          .variant(.plain)
          .accessibilityLabel(strings.close)
      }
    }
    .padding(.horizontal, padding)
  }

  /// Soft corners, or a frame in terminals with 16 or no colours.
  private var hasEdge: Bool { colorDepth >= .ansi256 || hasFrame }

  /// The space beside the content, which the edge replaces in part.
  private var padding: Length { hasEdge ? 1 : ComponentTokens.Page.padding }
}
