// SPDX-License-Identifier: MIT
// Terminal: the control sequences of a terminal without ECMA-48.

/// The control sequences of a terminal that doesn't support ECMA-48, such as vt52, Wyse and HP,
/// from its terminfo entry.
///
/// Such terminals are older than UTF-8, so they get ASCII. Lines use the alternate character set,
/// if there is one.
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
  /// The sequence that resets both colours to the terminal's own (`op`).
  let ownColors: [UInt8]
  /// The sequences that show and hide the cursor (`cnorm` and `civis`).
  let showCursor: [UInt8]
  let hideCursor: [UInt8]
  /// The sequence that erases the rest of a line (`el`); empty if there is none.
  let eraseToLineEnd: [UInt8]
  /// The alternate characters by the VT100 letters for them (`acsc`, `smacs`, `rmacs`).
  let lineCharacters: [UInt8: UInt8]
  let enterLines: [UInt8]
  let leaveLines: [UInt8]
  /// `true` if a character in the last column moves the cursor to the next row (`am`), and in the
  /// last row scrolls the screen. That last cell is then never written.
  let wraps: Bool
  /// `true` if attributes stay with the columns where they were set until these are erased (`xhp`).
  /// A row that changes is then erased first.
  let attributesStick: Bool

  /// Creates a dialect. Omitted features aren't supported.
  ///
  /// - Parameters:
  ///   - moveCursor: Returns the sequence that moves the cursor to a row and a column, both counted
  ///    from 0 (terminfo `cup`).
  ///   - attributes: The sequences for each combination of bits 0–4 of `CellAttributes` and, as bit
  ///    5, an underline, from any pen (`sgr`): 64 entries, or none.
  ///   - inks: The sequences for the first eight foreground colours (`setaf` or `setf`).
  ///   - grounds: The sequences for the first eight background colours (`setab` or `setb`).
  ///   - ownColors: The sequence that resets both colours to the terminal's own (`op`).
  ///   - showCursor: The sequence that shows the cursor (`cnorm`).
  ///   - hideCursor: The sequence that hides the cursor (`civis`).
  ///   - eraseToLineEnd: The sequence that erases the rest of a line (`el`).
  ///   - lineCharacters: The alternate characters by the VT100 letters for them (`acsc`).
  ///   - enterLines: The sequence that starts the alternate characters (`smacs`).
  ///   - leaveLines: The sequence that ends them (`rmacs`).
  ///   - wraps: `true` if a character in the last column moves the cursor to the next row (`am`).
  ///   - attributesStick: `true` if attributes stay with the columns where they were set (`xhp`).
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
  /// Adds the identity of the object to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
