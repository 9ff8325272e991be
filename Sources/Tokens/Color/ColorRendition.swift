// SPDX-License-Identifier: MIT
// Token: the colours shown at different colour depths, for contrast on all terminals.

package import CuriumTerminal

/// The colours that a kind of terminal can show.
package enum ColorRendition: String, Hashable, Sendable, CaseIterable {
  case trueColor = "24 bit"
  case palette256 = "256"
  case xterm16 = "16 of xterm"
  case vga16 = "16 of VGA"
  case solarized16 = "16 of Solarized"
  case windows16 = "16 of classic Windows"
  case windowsTerminal16 = "16 of Windows Terminal"

  /// The terminal's 16 default colours, `0xRRGGBB`; empty for terminals with more colours.
  ///
  /// Sources: xterm's XTerm-col.ad, IBM's VGA text mode, altercation/solarized, the classic Windows
  /// console, and the "Campbell" scheme of Windows Terminal.
  package var colors: [UInt32] {
    switch self {
    case .trueColor, .palette256: []
    case .xterm16: (0..<16).map { ColorQuantizer.color(ofPalette: $0) }
    case .vga16:
      [
        0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
        0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
      ]
    case .solarized16:
      [
        0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
        0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
      ]
    case .windows16:
      [
        0x000000, 0x800000, 0x008000, 0x808000, 0x000080, 0x800080, 0x008080, 0xC0C0C0,
        0x808080, 0xFF0000, 0x00FF00, 0xFFFF00, 0x0000FF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
      ]
    case .windowsTerminal16:
      [
        0x0C0C0C, 0xC50F1F, 0x13A10E, 0xC19C00, 0x0037DA, 0x881798, 0x3A96DD, 0xCCCCCC,
        0x767676, 0xE74856, 0x16C60C, 0xF9F1A5, 0x3B78FF, 0xB4009E, 0x61D6D6, 0xF2F2F2,
      ]
    }
  }
}

/// The colours that terminals show. They are cached, because down-sampling takes a microsecond per
/// colour.
package struct ColorRenditions: Sendable {
  private let quantizer = ColorQuantizer()
  private var cube: [UInt32: UInt32] = [:]

  package init() {}

  /// Returns the nearest of the 256 colours, `0xRRGGBB`, to a 24-bit colour.
  mutating func palette256(_ value: UInt32) -> UInt32 {
    if let known = cube[value] { return known }
    let shown = ColorQuantizer.color(ofPalette: quantizer.palette256(value))
    cube[value] = shown
    return shown
  }

  /// Returns the colour that the terminal shows; `nil` for its own colours.
  mutating func shown(_ color: CellColor, by rendition: ColorRendition) -> UInt32? {
    guard color.isRGB else { return nil }
    switch rendition {
    case .trueColor: return color.value
    case .palette256: return palette256(color.value)
    case .xterm16, .vga16, .solarized16, .windows16, .windowsTerminal16:
      return rendition.colors[Int(slot(of: color))]
    }
  }

  /// Returns the colour of text that the terminal shows on a background; `nil` for its own colours.
  mutating func shown(
    text color: CellColor, on ground: CellColor, by rendition: ColorRendition
  ) -> UInt32? {
    if rendition.colors.isEmpty || !color.isRGB || !ground.isRGB {
      return shown(color, by: rendition)
    }
    return rendition.colors[Int(SixteenColors.ink(slot(of: color), on: slot(of: ground)))]
  }

  /// Returns the slot of a 24-bit colour.
  package func slot(of color: CellColor) -> UInt8 {
    color.slot ?? quantizer.palette16(color.value)
  }
}
