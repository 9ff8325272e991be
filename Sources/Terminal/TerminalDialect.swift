// SPDX-License-Identifier: MIT
// Terminal: how a terminal is steered that does not speak ECMA-48.

/// The sequences of a terminal that does not speak ECMA-48, as ncurses expands them from its
/// terminfo entry: vt52, Wyse, HP and their kind.
///
/// Such a terminal gets ASCII: it is older than UTF-8. Lines are drawn with its alternate characters
/// where it has them.
public final class TerminalDialect: Hashable, Sendable {
  /// Moves the cursor to a row and a column, both from 0 (terminfo `cup`).
  let moveCursor: @Sendable (_ row: Int, _ column: Int) -> [UInt8]
  /// What shows the attributes of bits 0–4 of `CellAttributes` and, in bit 5, an underline, from
  /// any pen (`sgr`, or `sgr0` and then `bold`, `dim`, `smso`, `rev`, `smul`); 64 entries.
  let attributes: [[UInt8]]
  /// The ink (`setaf` or `setf`) and ground (`setab` or `setb`) of the first eight colours; empty
  /// where there are none.
  let inks: [[UInt8]]
  let grounds: [[UInt8]]
  /// Gives both colours back to the terminal (`op`).
  let ownColors: [UInt8]
  /// `cnorm` and `civis`.
  let showCursor: [UInt8]
  let hideCursor: [UInt8]
  /// `el`; empty where there is none.
  let eraseToLineEnd: [UInt8]
  /// Alternate characters by the letters that VT100 has them at (`acsc`, `smacs`, `rmacs`).
  let lineCharacters: [UInt8: UInt8]
  let enterLines: [UInt8]
  let leaveLines: [UInt8]
  /// Whether a character in the last column moves the cursor to the next row (`am`), and in the last
  /// row scrolls the screen: that cell is then never written.
  let wraps: Bool
  /// Whether attributes stay with the columns where they were set, and only erasing takes them away
  /// (`xhp`); a row that changes is then erased first.
  let attributesStick: Bool

  /// A dialect; what is left out the terminal lacks.
  public init(
    moveCursor: @escaping @Sendable (_ row: Int, _ column: Int) -> [UInt8],
    attributes: [[UInt8]] = [], inks: [[UInt8]] = [], grounds: [[UInt8]] = [],
    ownColors: [UInt8] = [], showCursor: [UInt8] = [], hideCursor: [UInt8] = [],
    eraseToLineEnd: [UInt8] = [], lineCharacters: [UInt8: UInt8] = [:], enterLines: [UInt8] = [],
    leaveLines: [UInt8] = [], wraps: Bool = false, attributesStick: Bool = false
  ) {
    self.moveCursor = moveCursor
    self.attributes = attributes.count == 64 ? attributes : []
    self.inks = inks.count == 8 && grounds.count == 8 ? inks : []
    self.grounds = inks.count == 8 && grounds.count == 8 ? grounds : []
    self.ownColors = ownColors
    self.showCursor = showCursor
    self.hideCursor = hideCursor
    self.eraseToLineEnd = eraseToLineEnd
    self.lineCharacters = lineCharacters
    self.enterLines = enterLines
    self.leaveLines = leaveLines
    self.wraps = wraps
    self.attributesStick = attributesStick && !eraseToLineEnd.isEmpty
  }

  /// The same object.
  public static func == (left: TerminalDialect, right: TerminalDialect) -> Bool { left === right }
  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
