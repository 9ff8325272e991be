// SPDX-License-Identifier: MIT
// Organism: a menu bar.

import CuriumTokens
public import CuriumControls

/// The menus of an app, side by side. Each opens below its title.
///
/// *Sizing:* fills the width; one row.
/// *Keys:* Tab moves to the bar, ← and → move between menus; Return, Space and a click open one. In
/// an open menu the keys are those of `Menu`, and ← and → open the neighbouring menu.
/// *Tokens:* `menuBar.*`.
///
///     MenuBar {
///       Menu("File") {
///         Button("Open") { open() }
///         Button("Save") { save() }.keyboardShortcut("s")
///       }
///       Menu("Edit") { Button("Remove", role: .destructive) { remove() } }
///     }
public struct MenuBar<Content: View>: View {
  private let content: Content

  /// Creates a bar of the menus in `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The titles of the menus.
  public var body: some View {
    HStack(spacing: 0) { content }
      .buttonStyle(MenuBarStyle())
      .menuIndicator(.hidden)
      .menusOfBar()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(ComponentTokens.MenuBar.backgroundColor)
      .focusSection()
  }
}

/// A style that shows a title between brackets while it has the focus, and between spaces
/// otherwise.
private struct MenuBarStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isChosen = configuration.isFocused || configuration.isPressed
    HStack(spacing: 0) {
      mark("curium.button.focus.left", isChosen)
      configuration.label.lineLimit(1)
        .font(ComponentTokens.MenuBar.font)
        .ink(ComponentTokens.MenuBar.textColor)
      mark("curium.button.focus.right", isChosen)
    }
    .background(
      isChosen
        ? ComponentTokens.MenuBar.backgroundColorFocused
        : configuration.isHovered ? ComponentTokens.MenuBar.backgroundColorHover : .clear)
  }

  private func mark(_ name: String, _ isShown: Bool) -> some View {
    Image(systemName: name)
      .foregroundStyle(ComponentTokens.MenuBar.focusColor)
      .hidden(!isShown)
  }
}
