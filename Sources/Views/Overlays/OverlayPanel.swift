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
    let inner = content.environment(\.isFramed, true)
      .environment(\.panelBackground, look.background)
    return PanelGround(
      content: inner, background: look.background, border: look.border, line: look.line,
      radius: look.radius, shadow: look.shadow, hasBackdrop: role != .popover)
  }
}

/// A background, a border and a shadow. On another panel of the same colour, such as a menu in a
/// dialog, a soft edge becomes a line.
package struct PanelGround<Content: View>: PartView {
  private let content: Content
  private let background: Color
  private let border: Color
  private let line: BorderStyle
  private let radius: Length
  private let shadow: Shadow
  private let mark: Color?
  private let hasBackdrop: Bool
  @Environment(\.panelBackground) private var outerBackground
  @Environment(\.appTheme) private var theme

  /// Creates a panel around `content`, with the leading edge in the colour `mark`. If `hasBackdrop`
  /// is `true`, everything behind the panel is dimmed.
  package init(
    content: Content, background: Color, border: Color, line: BorderStyle, radius: Length,
    shadow: Shadow, mark: Color? = nil, hasBackdrop: Bool = false
  ) {
    self.content = content
    self.background = background
    self.border = border
    self.line = line
    self.radius = radius
    self.shadow = shadow
    self.mark = mark
    self.hasBackdrop = hasBackdrop
  }

  /// The line around the panel, which must be visible on the panel behind it.
  private var edge: BorderStyle {
    guard !hasBackdrop, line.line(in: theme) == .soft, let outerBackground,
      outerBackground.resolve(in: theme) == background.resolve(in: theme)
    else { return line }
    return .rounded
  }

  /// The content inside the border.
  package var body: some View {
    VStack(alignment: .leading) { content }
      .surface(background, border: border, style: edge, cornerRadius: radius, mark: mark)
      .shadow(shadow)
  }
}

private struct PanelBackgroundKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The background of the dialog, sheet or popover around the view; `nil` on the page.
  var panelBackground: Color? {
    get { self[PanelBackgroundKey.self] }
    set { self[PanelBackgroundKey.self] = newValue }
  }
}
