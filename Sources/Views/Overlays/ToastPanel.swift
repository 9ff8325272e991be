// SPDX-License-Identifier: MIT
// Views: the background and the text of transient messages.

package import CuriumEngine
package import CuriumTokens

/// A message on a raised background, with a bar at its leading edge.
package struct ToastPanel<Content: View>: PartView {
  private let color: Color
  private let look: BannerComposableStyle
  private let content: Content

  /// Creates a message around `content`, with a bar in `color`.
  package init(color: Color, look: BannerComposableStyle, @ViewBuilder content: () -> Content) {
    self.color = color
    self.look = look
    self.content = content()
  }

  /// The content inside the edge of the panel.
  package var body: some View {
    PanelGround(
      content: content, background: look.background, border: look.border, line: look.line,
      radius: look.radius, shadow: look.shadow, mark: color.graphic)
  }
}

/// An icon and a message.
package struct ToastLabel: View {
  private let message: String
  private let icon: String?
  private let color: Color
  private let look: BannerComposableStyle

  /// Creates a message after an icon in `color`.
  package init(message: String, icon: String?, color: Color, look: BannerComposableStyle) {
    self.message = message
    self.icon = icon
    self.color = color
    self.look = look
  }

  /// The icon and the text.
  package var body: some View {
    HStack(alignment: .top, spacing: look.spacing) {
      if let icon { Image(systemName: icon).foregroundStyle(color.graphic) }
      Text(message).foregroundStyle(look.foreground)
    }
    .padding(.horizontal, look.padding)
  }
}
