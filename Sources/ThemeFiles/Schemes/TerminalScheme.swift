// SPDX-License-Identifier: MIT
// Token: a terminal colour scheme from another program's file.

/// A colour scheme of a terminal or an editor: a background, a text colour and 16 colours.
///
/// Colours are `0xRRGGBB` in sRGB.
public struct TerminalScheme: Hashable, Sendable {
  /// The name in the file.
  public var name: String
  /// The author, if the file names one.
  public var author: String?
  /// The background colour.
  public var background: UInt32
  /// The text colour.
  public var foreground: UInt32
  /// The colour of the cursor, if the file defines it.
  public var cursor: UInt32?
  /// The background of selected text, if the file defines it.
  public var selection: UInt32?
  /// Black, red, green, yellow, blue, magenta, cyan and white, then their bright versions: 16
  /// colours.
  public var ansi: [UInt32]
  /// The colours base00 to base0F, or to base17, of a base16 or base24 scheme; otherwise empty.
  public var base: [UInt32]
}
