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

/// An icon and a message, and a button below it.
package struct ToastLabel: View {
  private let message: String
  private let icon: String?
  private let color: Color
  private let look: BannerComposableStyle
  private var more: ToastButton?

  /// Creates a message after an icon in `color`.
  package init(message: String, icon: String?, color: Color, look: BannerComposableStyle) {
    self.message = message
    self.icon = icon
    self.color = color
    self.look = look
  }

  /// Creates the label of a message, with the button `more` below its text.
  init(_ toast: Toast, _ look: BannerComposableStyle, more: ToastButton? = nil) {
    self.init(message: toast.message, icon: toast.systemImage, color: toast.color, look: look)
    self.more = more
  }

  /// The icon and the text.
  package var body: some View {
    HStack(alignment: .top, spacing: look.spacing) {
      if let icon { Image(systemName: icon).foregroundStyle(color.graphic) }
      VStack(alignment: .leading, spacing: 0) {
        Text(message).foregroundStyle(look.foreground)
        if let more { ToastButtonLabel(button: more) }
      }
    }
    .padding(.horizontal, look.padding)
  }
}
