// SPDX-License-Identifier: MIT
// Views: titles of menus and buttons with a letter that opens or presses them.

package import CuriumEngine
package import CuriumTerminal

/// The title of a menu or a button with a letter that opens or presses it.
package struct LetteredTitle: Hashable {
  package let text: String
  /// The letter of its own shortcut; `nil` if it has none.
  package let ownLetter: Character?
  /// The letters that call something else.
  package let reserved: Set<Character>

  package init(text: String, ownLetter: Character?, reserved: Set<Character> = []) {
    self.text = text
    self.ownLetter = ownLetter
    self.reserved = reserved
  }

  /// Returns the letters by title, in lower case: the letter of its own shortcut, or else its first
  /// letter, or else the first of its letters that no other title has.
  package static func letters(of titles: [LetteredTitle]) -> [String: Character] {
    var letters: [String: Character] = [:]
    for title in titles where letters[title.text] == nil { letters[title.text] = title.ownLetter }
    var taken = Set(letters.values)
    for isInitial in [true, false] {
      for title in titles where letters[title.text] == nil {
        let text = title.text.lowercased()
        let free = (isInitial ? text.prefix(1) : text[...]).first {
          $0.isCased && !title.reserved.contains($0) && !taken.contains($0)
        }
        guard let free else { continue }
        letters[title.text] = free
        taken.insert(free)
      }
    }
    return letters
  }
}

extension Text {
  /// Creates a text with `title`, in which the first `letter` is underlined.
  package init(_ title: String, underlining letter: Character?) {
    guard let letter, let place = title.firstIndex(where: { $0.lowercased() == "\(letter)" }) else {
      self.init(title)
      return
    }
    let rest = title[title.index(after: place)...]
    self = Text(title[..<place]) + Text(title[place...place]).underline() + Text(rest)
  }
}

extension KeyboardShortcut {
  /// Returns the letter of the key, if the shortcut has exactly these modifiers.
  package func letter(with modifiers: EventModifiers) -> Character? {
    self.modifiers == modifiers && key.character.isCased ? key.character : nil
  }
}
