// SPDX-License-Identifier: MIT
// Views: the letters of the menus in a menu bar.

package import CuriumEngine
import CuriumViews
import CuriumTerminal

/// The title of a menu in a menu bar.
struct MenuTitle: Hashable {
  let text: String
  /// The letter of the menu's own shortcut, if that is Option and a letter.
  let ownLetter: Character?

  /// Returns the letters of menus by title: the letter of the menu's own shortcut, or else the
  /// first letter of the title that no other menu has.
  static func letters(of titles: [MenuTitle]) -> [String: Character] {
    var letters: [String: Character] = [:]
    // Option-M releases the mouse to the terminal.
    var taken: Set<Character> = ["m"]
    for title in titles {
      guard let letter = title.ownLetter else { continue }
      letters[title.text] = letter
      taken.insert(letter)
    }
    for title in titles where letters[title.text] == nil {
      let free = title.text.lowercased().first { $0.isCased && !taken.contains($0) }
      guard let free else { continue }
      letters[title.text] = free
      taken.insert(free)
    }
    return letters
  }
}

private struct MenuTitlesKey: PreferenceKey {
  static var defaultValue: [MenuTitle] { [] }
  static func reduce(value: inout [MenuTitle], nextValue: () -> [MenuTitle]) {
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
  @State private var titles: [MenuTitle] = []

  var body: some View {
    content
      .environment(\.isInMenuBar, true)
      .environment(\.menuLetters, MenuTitle.letters(of: titles))
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
        .preference(
          key: MenuTitlesKey.self, value: [MenuTitle(text: title, ownLetter: ownLetter)])
    } else {
      content
    }
  }

  private var ownLetter: Character? {
    guard let shortcut, shortcut.modifiers == .option, shortcut.key.character.isCased else {
      return nil
    }
    return shortcut.key.character
  }
}

/// The label of a menu, with its letter underlined.
struct MenuTitleLabel<Content: View>: View {
  let content: Content
  let title: String?
  @Environment(\.menuLetter) private var letter

  var body: some View {
    if let title, let place = title.firstIndex(where: isLetter) {
      Text(title[..<place]) + Text(title[place...place]).underline()
        + Text(title[title.index(after: place)...])
    } else {
      content
    }
  }

  private func isLetter(_ character: Character) -> Bool {
    letter.map { "\(character)".lowercased() == "\($0)" } ?? false
  }
}
