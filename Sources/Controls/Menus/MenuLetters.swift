// SPDX-License-Identifier: MIT
// Views: the letters of the menus in a menu bar.

package import CuriumEngine
import CuriumViews
import CuriumTerminal

private struct MenuTitlesKey: PreferenceKey {
  static var defaultValue: [LetteredTitle] { [] }
  static func reduce(value: inout [LetteredTitle], nextValue: () -> [LetteredTitle]) {
    value += nextValue()
  }
}

private struct MenuLettersKey: EnvironmentKey {
  static var defaultValue: [String: Character] { [:] }
}

private struct MenuLetterKey: EnvironmentKey {
  static var defaultValue: Character? { nil }
}

extension EnvironmentValues {
  /// The letters of the menus in a menu bar, by title.
  var menuLetters: [String: Character] {
    get { self[MenuLettersKey.self] }
    set { self[MenuLettersKey.self] = newValue }
  }

  /// The letter to underline in the title of a menu.
  var menuLetter: Character? {
    get { self[MenuLetterKey.self] }
    set { self[MenuLetterKey.self] = newValue }
  }
}

extension View {
  /// Treats the menus in this view as a menu bar: ← and → open the neighbouring menu, and Option
  /// with a letter of a title opens its menu.
  package func menusOfBar() -> some View { MenusOfBar(content: self) }
}

private struct MenusOfBar<Content: View>: View {
  let content: Content
  @State private var titles: [LetteredTitle] = []

  var body: some View {
    content
      .environment(\.isInMenuBar, true)
      .environment(\.menuLetters, LetteredTitle.letters(of: titles))
      .onPreferenceChange(MenuTitlesKey.self) { titles = $0 }
  }
}

/// The button of a menu. In a menu bar, a letter of its title opens the menu.
struct MenuButton<Content: View>: View {
  let content: Content
  /// `nil` if the label of the menu isn't only a text.
  let title: String?
  @State private var isTaken = false
  @Environment(\.isInMenuBar) private var isInMenuBar
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuLetters) private var letters
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    if let title, isInMenuBar, !isInMenu {
      content
        .environment(\.menuLetter, isTaken || !isEnabled ? nil : letters[title])
        .opensMenu(with: letters[title], isTaken: $isTaken)
        .preference(key: MenuTitlesKey.self, value: [lettered(title)])
    } else {
      content
    }
  }

  private func lettered(_ title: String) -> LetteredTitle {
    // Option-M releases the mouse to the terminal.
    LetteredTitle(text: title, ownLetter: shortcut?.letter(with: .option), reserved: ["m"])
  }
}

/// The label of a menu, with its letter underlined.
struct MenuTitleLabel<Content: View>: View {
  let content: Content
  let title: String?
  @Environment(\.menuLetter) private var letter

  var body: some View {
    if let title { Text(title, underlining: letter) } else { content }
  }
}
