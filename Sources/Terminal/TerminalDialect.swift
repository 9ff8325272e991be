// SPDX-License-Identifier: MIT
// Terminal: the control sequences of a terminal without ECMA-48.

/// The control sequences of a terminal that doesn't support ECMA-48, as ncurses expands them from
/// its terminfo entry: vt52, Wyse, HP and similar ones.
///
/// Such a terminal is older than UTF-8, so it gets ASCII. Lines are drawn with its alternate
/// characters, if it has them.
public final class TerminalDialect: Hashable, Sendable {
  /// Returns the sequence that moves the cursor to a row and a column, both counted from 0
  /// (terminfo `cup`).
  let moveCursor: @Sendable (_ row: Int, _ column: Int) -> [UInt8]
  /// The sequences that set bits 0–4 of `CellAttributes` and, with bit 5, an underline, from any
  /// pen (`sgr`, or `sgr0` and then `bold`, `dim`, `smso`, `rev`, `smul`); 64 entries.
  let attributes: [[UInt8]]
  /// The sequences for the first eight foreground (`setaf` or `setf`) and background colours
  /// (`setab` or `setb`); empty if there are none.
  let inks: [[UInt8]]
  let grounds: [[UInt8]]
  /// Resets both colours to the terminal's own (`op`).
  let ownColors: [UInt8]
  /// `cnorm` and `civis`.
  let showCursor: [UInt8]
  let hideCursor: [UInt8]
  /// `el`; empty if there is none.
  let eraseToLineEnd: [UInt8]
  /// The alternate characters by the VT100 letters for them (`acsc`, `smacs`, `rmacs`).
  let lineCharacters: [UInt8: UInt8]
  let enterLines: [UInt8]
  let leaveLines: [UInt8]
  /// Whether a character in the last column moves the cursor to the next row (`am`), and in the
  /// last row scrolls the screen. That last cell is then never written.
  let wraps: Bool
  /// Whether attributes stay with the columns where they were set until these are erased (`xhp`). A
  /// row that changes is then erased first.
  let attributesStick: Bool

  /// Creates a dialect. The terminal lacks the features that are left out.
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

  /// Returns whether both are the same object.
  public static func == (left: TerminalDialect, right: TerminalDialect) -> Bool { left === right }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
