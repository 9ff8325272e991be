// SPDX-License-Identifier: MIT
// Token: the colours that other programs' files give a terminal.

/// A colour scheme as terminals and editors keep them: a ground, an ink and 16 colours.
///
/// Colours are `0xRRGGBB` in sRGB.
public struct TerminalScheme: Hashable, Sendable {
  /// What the file calls it.
  public var name: String
  /// Who made it, where the file says so.
  public var author: String?
  /// The ground.
  public var background: UInt32
  /// The ink of text.
  public var foreground: UInt32
  /// The caret, where the file says so.
  public var cursor: UInt32?
  /// The ground of what is selected, where the file says so.
  public var selection: UInt32?
  /// Black, red, green, yellow, blue, magenta, cyan, white, and the same bright: 16 colours.
  public var ansi: [UInt32]
  /// The colours base00 to base0F, or to base17, of a base16 or base24 scheme; else empty.
  public var base: [UInt32]
}
