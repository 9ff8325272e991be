// SPDX-License-Identifier: MIT
// Views: the shapes of block letters.

/// Letters five points high: `#` for a point, `.` for a gap, and spaces between rows.
enum BlockLetters {
  /// Returns the five rows of points of a text, with a gap of one between letters and a box for
  /// characters without a shape.
  static func rows(of text: String) -> [[Bool]] {
    var rows = [[Bool]](repeating: [], count: 5)
    for shape in letters(of: text) {
      for (index, row) in shape.split(separator: " ").enumerated() {
        if !rows[index].isEmpty { rows[index].append(false) }
        rows[index] += row.map { $0 == "#" }
      }
    }
    return rows
  }

  /// Returns the number of points up to the end of each letter of a text.
  static func ends(of text: String) -> [Int] {
    var end = -1
    return letters(of: text).map { shape in
      end += 1 + shape.prefix { $0 != " " }.count
      return end
    }
  }

  /// Returns whether each character of a text has a shape.
  static func cover(_ text: String) -> Bool {
    text.allSatisfy { shapes[$0] != nil || $0.uppercased().allSatisfy { shapes[$0] != nil } }
  }

  /// Returns the shapes of the characters of a text, or of their capital letters.
  private static func letters(of text: String) -> [String] {
    var letters: [String] = []
    for character in text {
      if let shape = shapes[character] {
        letters.append(shape)
      } else {
        letters += character.uppercased().map { shapes[$0] ?? unknown }
      }
    }
    return letters
  }

  private static let unknown = "### #.# #.# #.# ###"

  private static let shapes: [Character: String] = [
    "A": ".#. #.# ### #.# #.#",
    "B": "##. #.# ##. #.# ##.",
    "C": "### #.. #.. #.. ###",
    "D": "##. #.# #.# #.# ##.",
    "E": "### #.. ##. #.. ###",
    "F": "### #.. ##. #.. #..",
    "G": "### #.. #.# #.# ###",
    "H": "#.# #.# ### #.# #.#",
    "I": "# # # # #",
    "J": "..# ..# ..# #.# ###",
    "K": "#.# #.# ##. #.# #.#",
    "L": "#.. #.. #.. #.. ###",
    "M": "#...# ##.## #.#.# #...# #...#",
    "N": "#..# ##.# #.## #..# #..#",
    "O": "### #.# #.# #.# ###",
    "P": "### #.# ### #.. #..",
    "Q": "### #.# #.# ### ..#",
    "R": "##. #.# ##. #.# #.#",
    "S": ".## #.. .#. ..# ##.",
    "T": "### .#. .#. .#. .#.",
    "U": "#.# #.# #.# #.# ###",
    "V": "#.# #.# #.# #.# .#.",
    "W": "#...# #...# #.#.# ##.## #...#",
    "X": "#.# #.# .#. #.# #.#",
    "Y": "#.# #.# .#. .#. .#.",
    "Z": "### ..# .#. #.. ###",
    // A letter with an accent has three rows of points instead of five.
    "À": "#.. ... .#. ### #.#",
    "Á": "..# ... .#. ### #.#",
    "Â": ".#. ... .#. ### #.#",
    "Ã": "### ... .#. ### #.#",
    "Ä": "#.# ... .#. ### #.#",
    "Å": ".#. ... .#. ### #.#",
    "Æ": ".#### #.#.. ##### #.#.. #.###",
    "Ç": "### #.. ### .#. ##.",
    "È": "#.. ... ### ##. ###",
    "É": "..# ... ### ##. ###",
    "Ê": ".#. ... ### ##. ###",
    "Ë": "#.# ... ### ##. ###",
    "Ì": "#.. ... ### .#. ###",
    "Í": "..# ... ### .#. ###",
    "Î": ".#. ... ### .#. ###",
    "Ï": "#.# ... ### .#. ###",
    "Ñ": "#### .... ##.# #.## #..#",
    "Ò": "#.. ... ### #.# ###",
    "Ó": "..# ... ### #.# ###",
    "Ô": ".#. ... ### #.# ###",
    "Õ": "### ... ### #.# ###",
    "Ö": "#.# ... ### #.# ###",
    "Ø": "##### #..## #.#.# ##..# #####",
    "\u{152}": "##### #.#.. #.### #.#.. #####",
    "Ù": "#.. ... #.# #.# ###",
    "Ú": "..# ... #.# #.# ###",
    "Û": ".#. ... #.# #.# ###",
    "Ü": "#.# ... #.# #.# ###",
    "Ý": "..# ... #.# .#. .#.",
    "\u{178}": "#.# ... #.# .#. .#.",
    "0": "### #.# #.# #.# ###",
    "1": "##. .#. .#. .#. ###",
    "2": "### ..# ### #.. ###",
    "3": "### ..# .## ..# ###",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ### ..# ###",
    "6": "### #.. ### #.# ###",
    "7": "### ..# .#. .#. .#.",
    "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ###",
    ".": ". . . . #",
    ",": ".. .. .. ## .#",
    ":": ". # . # .",
    "'": "# # . . .",
    "’": "# # . . .",
    "-": "... ... ### ... ...",
    "−": "... ... ### ... ...",
    "–": "... ... ### ... ...",
    "+": "... .#. ### .#. ...",
    "±": ".#. ### .#. ... ###",
    "×": "... #.# .#. #.# ...",
    "÷": ".#. ... ### ... .#.",
    "=": "... ### ... ### ...",
    "<": "..# .#. #.. .#. ..#",
    ">": "#.. .#. ..# .#. #..",
    "(": ".# #. #. #. .#",
    ")": "#. .# .# .# #.",
    "!": "# # # . #",
    "¡": "# . # # #",
    "?": "### ..# .#. ... .#.",
    "¿": ".#. ... .#. #.. ###",
    "%": "#.# ..# .#. #.. #.#",
    "/": "..# ..# .#. #.. #..",
    "°": ".#. #.# .#. ... ...",
    "$": ".#### #.#.. .###. ..#.# ####.",
    "\u{20AC}": ".### ###. .#.. ###. .###",
    "£": ".### .#.. ###. .#.. ####",
    "¥": "#.# .#. ### .#. .#.",
    "¢": ".#. ### #.. ### .#.",
    "←": "..#.. .#... ##### .#... ..#..",
    "→": "..#.. ...#. ##### ...#. ..#..",
    "↑": "..#.. .###. #.#.# ..#.. ..#..",
    "↓": "..#.. ..#.. #.#.# .###. ..#..",
    // The micro sign, whose capital is another letter, and the Greek letter that looks like it.
    "µ": "... #.# #.# ### #..",
    "\u{3BC}": "... #.# #.# ### #..",
    " ": ".. .. .. .. ..",
    // Spaces between groups of digits.
    "\u{A0}": ".. .. .. .. ..",
    "\u{202F}": ".. .. .. .. ..",
  ]
}
