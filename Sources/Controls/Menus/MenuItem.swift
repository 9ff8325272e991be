// SPDX-License-Identifier: MIT
// Views: the rows of menus, their marks and their headings.

package import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

/// The state of a menu item that can be on or off.
enum MenuMark: Hashable {
  case off, mixed, on
}

private struct HasMenuMarksKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct InMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// `true` if the view is an item of a menu. Of the layers that views inside present, only menus
  /// inherit the value.
  package var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { setInLayer(InMenuKey.self, to: newValue) }
  }

  /// The mark of a menu item; `nil` if it can't have one.
  var menuMark: MenuMark? {
    get { self[TypeKey<MenuMark>.self] }
    set { self[TypeKey<MenuMark>.self] = newValue }
  }

  /// `true` if an item of the menu can have a mark, so that all titles start after the marks.
  var hasMenuMarks: Bool {
    get { self[HasMenuMarksKey.self] }
    set { self[HasMenuMarksKey.self] = newValue }
  }
}

extension View {
  /// Sets the mark of the menu item in this view.
  func menuMark(_ mark: MenuMark) -> some View { environment(\.menuMark, mark) }
}

/// A preference that is `true` if an item of the menu can have a mark.
struct MenuMarksKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// The mark and the title of an item, after a bar while it has the focus, and its shortcut.
struct MenuItemStyle: ButtonStyle {
  @Environment(\.menuStyle) private var style
  @Environment(\.menuMark) private var mark
  @Environment(\.hasMenuMarks) private var hasMarks

  func makeBody(configuration: Configuration) -> some View {
    let state = configuration.state
    let look = style.component(
      configuration.role == .destructive ? .destructive : .item, state: state)
    return HStack(spacing: 0) {
      Image(systemName: "curium.row.marker")
        .foregroundStyle(look.markerColor).hidden(!state.isFocused && !state.isPressed)
      if mark != nil || hasMarks {
        Image(systemName: mark == .mixed ? "minus" : "checkmark")
          .font(look.textStyle).foregroundStyle(look.foreground)
          .hidden(mark == nil || mark == .off)
          .padding(.trailing, ComponentTokens.Toggle.spacing)
      }
      configuration.label.lineLimit(1).font(look.textStyle).foregroundStyle(look.foreground)
      MenuShortcut()
    }
    .padding(.trailing, look.padding)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(look.background)
    .preference(key: MenuMarksKey.self, value: mark != nil)
  }
}

/// The shortcut of a menu item, or the keys of its command, at the right edge of its row.
private struct MenuShortcut: View {
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.commandKeys) private var commandKeys

  var body: some View {
    let keys = commandKeys.isEmpty ? shortcut.map { [KeySequence($0)] } ?? [] : commandKeys
    if !keys.isEmpty {
      Spacer(minLength: ComponentTokens.Menu.spacing)
      // The keys aren't part of the name of the command.
      KeyLabel(keys, isPlain: true).accessibilityHidden()
    }
  }
}

/// The heading of a section of a menu. It starts where the items do, after the focus marks.
package struct MenuHeading<Content: View>: View {
  private let content: Content

  /// Creates a heading with the views of `content`.
  package init(@ViewBuilder content: () -> Content) { self.content = content() }

  package var body: some View {
    content
      .lineLimit(1)
      .font(ComponentTokens.Sidebar.headingFont)
      .ink(ComponentTokens.Sidebar.headingColor)
      .accessibilityRole(.heading)
      .padding(.leading, Self.markWidth)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// The width of the focus mark before an item.
  private static var markWidth: Length { 1 }
}
