// SPDX-License-Identifier: MIT
// Terminal: the terminal's replies to queries.

/// A reply of the terminal to a query. Apps receive only the replies to their own queries.
public enum TerminalReport: Hashable, Sendable {
  /// The background colour, `0xRRGGBB`; OSC 11.
  case backgroundColor(UInt32)
  /// The text colour, `0xRRGGBB`; OSC 10.
  case foregroundColor(UInt32)
  /// The cursor's colour, `0xRRGGBB`; OSC 12.
  case cursorColor(UInt32)
  /// Colour `index` of the palette, `0xRRGGBB`; OSC 4.
  case paletteColor(index: Int, UInt32)
  /// The colour scheme; DSR 997 (mode 2031).
  case colorScheme(isDark: Bool)
  /// The state of a private mode: 0 unknown, 1 set, 2 reset, 3 permanently set, 4 permanently
  /// reset; DECRPM.
  case mode(Int, state: Int)
  /// The current flags of the kitty keyboard protocol.
  case keyboardFlags(Int)
  /// The primary device attributes, always requested last; DA1.
  case deviceAttributes([Int])
  /// The secondary device attributes: kind of terminal, version, keyboard; DA2.
  case secondaryAttributes([Int])
  /// The tertiary device attributes: the unit number in hexadecimal; DA3.
  case unitNumber(String)
  /// The name and version; XTVERSION.
  case version(String)
  /// The position of the cursor; CPR.
  case cursor(CellPoint)
  /// The size of the text area in pixels; mode 2048, XTWINOPS 14.
  case windowPixels(PixelSize)
  /// The size of one cell in pixels; XTWINOPS 16.
  case cellPixels(PixelSize)
  /// The size of the screen in cells, on request; XTWINOPS 18.
  case windowCells(CellSize)
  /// A terminfo capability reported by the terminal: `nil` if it isn't supported, empty if it has
  /// no value; XTGETTCAP.
  case capability(name: String, value: String?)
  /// The shape of the pointer, or which of the requested shapes are supported; OSC 22.
  case pointerShape(String)
  /// The text of the clipboard, sanitized like a paste; OSC 52.
  case clipboard(String)
  /// The result for the picture with this number; `nil` means OK. Kitty graphics protocol.
  case graphics(id: Int, error: String?)
}
