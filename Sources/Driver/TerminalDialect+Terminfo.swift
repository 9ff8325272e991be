// SPDX-License-Identifier: MIT
// Driver: the control sequences of a terminal without ECMA-48, from terminfo(5).

import CNcurses
import CuriumLibc
import CuriumTerminal

extension TerminalDialect {
  /// Returns the dialect of the terminal that `cnc_begin` opened.
  static func current() -> TerminalDialect {
    let colors = { (names: [String]) -> [[UInt8]] in
      guard let name = names.first(where: { cnc_string($0) != nil }) else { return [] }
      return (0..<8).compactMap { bytes(cnc_expand(name, $0, 0)) }
    }
    let isColored = cnc_number("colors") >= 8
    return TerminalDialect(
      moveCursor: { row, column in bytes(cnc_expand("cup", Int32(row), Int32(column))) ?? [] },
      // Attributes that take up a cell can't be used.
      attributes: cnc_number("xmc") > 0
        ? [] : (0..<64).compactMap { bytes(cnc_expand_attributes($0)) },
      inks: isColored ? colors(["setaf", "setf"]) : [],
      grounds: isColored ? colors(["setab", "setb"]) : [],
      ownColors: string("op"), showCursor: string("cnorm"), hideCursor: string("civis"),
      eraseToLineEnd: string("el"), lineCharacters: lineCharacters,
      enterLines: string("smacs"), leaveLines: string("rmacs"),
      // `false` if the terminal doesn't wrap, or if wrapping can be turned off.
      wraps: cnc_flag("am") != 0 && cnc_string("rmam") == nil, attributesStick: cnc_flag("xhp") != 0
    )
  }

  static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8]? {
    // A `String` would replace bytes that aren't valid UTF-8.
    text.map { text in (0..<strlen(text)).map { UInt8(bitPattern: text[$0]) } }
  }

  private static func string(_ name: String) -> [UInt8] { bytes(cnc_expand(name, 0, 0)) ?? [] }

  /// The characters of `acsc`: pairs of a VT100 letter and the terminal's own character.
  private static var lineCharacters: [UInt8: UInt8] {
    guard cnc_string("smacs") != nil, let pairs = bytes(cnc_string("acsc")) else { return [:] }
    var characters: [UInt8: UInt8] = [:]
    for place in stride(from: 0, to: pairs.count - 1, by: 2) {
      characters[pairs[place]] = pairs[place + 1]
    }
    return characters
  }
}
