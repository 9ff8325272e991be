// SPDX-License-Identifier: MIT
// Organism: a menu bar.

import CuriumTokens
public import CuriumControls

/// The menus of an app, side by side. Each opens below its title.
///
/// *Sizing:* fills the width; one row.
/// *Keys:* F10 opens the first menu, unless a command or a view uses that key; when the menu
/// closes, the focus moves back to where it was. Option with the underlined letter of a title opens
/// its menu: the first letter that no menu before it has, except M, which releases the mouse. It
/// isn't underlined while something else uses the key, such as Option-F, which moves by a word in a
/// text field. To set another letter, add `.keyboardShortcut("x", modifiers: .option)` to the menu.
/// Tab moves to the bar, ← and → move between menus; Return, Space and a click open one. In an open
/// menu the keys are those of `Menu`, and ← and →, or Option with a letter, open another menu.
/// While a menu is open, the pointer opens the menu of another title. The shortcuts of the items
/// work while the menus are closed.
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
  @Environment(\.menuStyle) private var style

  /// Creates a bar of the menus in `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The titles of the menus.
  public var body: some View {
    HStack(spacing: 0) { content }
      .buttonStyle(MenuBarStyle())
      .menuIndicator(.hidden)
      .menusOfBar()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(style.component(.title, state: ControlState()).panel)
      .focusSection()
      .opensMenuWithKey()
  }
}

/// A style that shows a mark beside a title while it has the focus.
private struct MenuBarStyle: ButtonStyle {
  @Environment(\.menuStyle) private var style

  func makeBody(configuration: Configuration) -> some View {
    let state = configuration.state
    let look = style.component(.title, state: state)
    let isChosen = state.isFocused || state.isPressed
    return HStack(spacing: 0) {
      mark(isLeading: true, isShown: isChosen, look)
      configuration.label.lineLimit(1).font(look.textStyle).ink(look.foreground)
      mark(isLeading: false, isShown: isChosen, look)
    }
    .background(look.background)
  }

  private func mark(isLeading: Bool, isShown: Bool, _ look: MenuComposableStyle) -> some View {
    ButtonMark(
      isLeading: isLeading, isShown: isShown, bar: look.markerColor, on: look.background,
      ink: look.foreground)
  }
}
