// SPDX-License-Identifier: MIT
// Terminal: what a terminal answers to the driver's questions.

/// The answer of a terminal to a question of the driver; an app never sees one.
public enum TerminalReport: Hashable, Sendable {
  /// The ground colour, `0xRRGGBB`; OSC 11.
  case backgroundColor(UInt32)
  /// The ink colour, `0xRRGGBB`; OSC 10.
  case foregroundColor(UInt32)
  /// The cursor's colour, `0xRRGGBB`; OSC 12.
  case cursorColor(UInt32)
  /// Colour `index` of the palette, `0xRRGGBB`; OSC 4.
  case paletteColor(index: Int, UInt32)
  /// The colour scheme; DSR 997 (mode 2031).
  case colorScheme(isDark: Bool)
  /// The state of a private mode; DECRPM, 0 unknown, 1 set, 2 reset, 3 and 4 permanent.
  case mode(Int, state: Int)
  /// The flags of the kitty keyboard protocol in force.
  case keyboardFlags(Int)
  /// Primary device attributes: the fence behind all questions; DA1.
  case deviceAttributes([Int])
  /// Secondary device attributes: kind of terminal, version, keyboard; DA2.
  case secondaryAttributes([Int])
  /// Tertiary device attributes: the unit's number, hexadecimal; DA3.
  case unitNumber(String)
  /// Name and version; XTVERSION.
  case version(String)
  /// Where the cursor stands; CPR.
  case cursor(CellPoint)
  /// The extent of all cells together in pixels; mode 2048, XTWINOPS 14.
  case windowPixels(PixelSize)
  /// The extent of one cell in pixels; XTWINOPS 16.
  case cellPixels(PixelSize)
  /// The extent of the screen in cells, because it was asked for; XTWINOPS 18.
  case windowCells(CellSize)
  /// What terminfo would say of the terminal itself: nil if it has no such capability, empty for
  /// one without a value; XTGETTCAP.
  case capability(name: String, value: String?)
  /// The shape of the pointer, or which of the shapes asked for exist; OSC 22.
  case pointerShape(String)
  /// What became of the picture of this number; nil stands for OK. Kitty graphics protocol.
  case graphics(id: Int, error: String?)
}
