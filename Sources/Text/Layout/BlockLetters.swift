// SPDX-License-Identifier: MIT
// Views: the shapes of block letters.

/// Letters five points high: `#` for a point, `.` for a gap, and spaces between rows.
enum BlockLetters {
  /// Returns the five rows of points of a text, with a gap of one between letters and a box for
  /// characters without a shape.
  static func rows(of text: String) -> [[Bool]] {
    var rows = [[Bool]](repeating: [], count: 5)
    for character in text.uppercased() {
      let shape = (shapes[character] ?? unknown).split(separator: " ")
      for (index, row) in shape.enumerated() {
        if !rows[index].isEmpty { rows[index].append(false) }
        rows[index] += row.map { $0 == "#" }
      }
    }
    return rows
  }

  /// Returns the number of points up to the end of each letter of a text.
  static func ends(of text: String) -> [Int] {
    var end = -1
    return text.uppercased().map { character in
      end += 1 + (shapes[character] ?? unknown).prefix { $0 != " " }.count
      return end
    }
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
    ",": ".. .. .. .# #.",
    ":": ". # . # .",
    "-": "... ... ### ... ...",
    "+": "... .#. ### .#. ...",
    "!": "# # # . #",
    "?": "### ..# .#. ... .#.",
    "%": "#.# ..# .#. #.. #.#",
    "/": "..# ..# .#. #.. #..",
    " ": ".. .. .. .. ..",
  ]
}
