// SPDX-License-Identifier: MIT
// Atom: the letters of block glyphs.

/// Letters five points high: for each point of a row `#`, for each gap `.`; rows part at spaces.
enum BlockLetters {
  /// The five rows of points of a text; a gap of one between letters, a box for what has no letter.
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

  /// The points that a text takes up to the end of each of its letters.
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
    "S": "### #.. ### ..# ###",
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
