// SPDX-License-Identifier: MIT
// Views: the background of layers above the screen.

package import CuriumEngine
package import CuriumTokens

/// The background, border and shadow of a layer above the screen.
package struct OverlayPanel<Content: View>: PartView {
  private let content: Content
  private let role: DialogRole
  @Environment(\.dialogStyle) private var style

  /// Creates a panel around `content`, in the look of a dialog with the given role.
  package init(content: Content, role: DialogRole = .panel) {
    self.content = content
    self.role = role
  }

  /// The content inside the border.
  package var body: some View {
    let look = style.component(role)
    return PanelGround(
      content: content.environment(\.isFramed, true), background: look.background,
      border: look.border, line: look.line, radius: look.radius, shadow: look.shadow)
  }
}

/// A background, a border and a shadow.
package struct PanelGround<Content: View>: PartView {
  private let content: Content
  private let background: Color
  private let border: Color
  private let line: BorderStyle
  private let radius: Length
  private let shadow: Shadow
  private let mark: Color?

  /// Creates a panel around `content`, with the leading edge in the colour `mark`.
  package init(
    content: Content, background: Color, border: Color, line: BorderStyle, radius: Length,
    shadow: Shadow, mark: Color? = nil
  ) {
    self.content = content
    self.background = background
    self.border = border
    self.line = line
    self.radius = radius
    self.shadow = shadow
    self.mark = mark
  }

  /// The content inside the border.
  package var body: some View {
    VStack(alignment: .leading) { content }
      .surface(background, border: border, style: line, cornerRadius: radius, mark: mark)
      .shadow(shadow)
  }
}
