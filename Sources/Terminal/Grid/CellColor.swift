// SPDX-License-Identifier: MIT
// Terminal: a colour of a cell.

/// A terminal colour: the terminal's default, a palette entry, or 24-bit sRGB.
///
/// A 24-bit colour can name the slot (0–15) of the 16-colour palette that replaces it on a terminal
/// with only 16 colours.
public struct CellColor: Hashable, Sendable {
  /// Bits 31–30: the kind. Bit 29: 1 for a tint that keeps its slot at any opacity, and for a
  /// colour that a program chose by its number. Bits 28–24: the slot plus 1, or plus 17 for a dim
  /// one. Bits 23–0: the value.
  public var rawValue: UInt32

  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The terminal's own foreground or background.
  @inlinable public static var terminal: CellColor { CellColor(rawValue: 0) }
  /// Leaves the colour of a cell unchanged.
  @inlinable public static var keep: CellColor { CellColor(rawValue: 0xC000_0000) }

  /// Returns entry `index` of the terminal's 256-colour palette.
  @inlinable public static func palette(_ index: UInt8) -> CellColor {
    CellColor(rawValue: 0x4000_0000 | UInt32(index))
  }

  /// Returns an sRGB colour of `red`, `green` and `blue`, from 0 to 255, and the 16-colour `slot`
  /// that can replace it. If it is `nil`, the nearest one does.
  @inlinable public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8, slot: UInt8? = nil)
    -> CellColor
  {
    let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    return rgb(value, slot: slot)
  }

  /// Returns the colour `value`, `0xRRGGBB` in sRGB, with the 16-colour `slot` that can replace it.
  @inlinable public static func rgb(_ value: UInt32, slot: UInt8? = nil) -> CellColor {
    let place = slot.map { UInt32($0 & 15) + 1 } ?? 0
    return CellColor(rawValue: 0x8000_0000 | place << 24 | (value & 0xFF_FFFF))
  }

  /// Returns an sRGB colour that is replaced by a faint version (SGR 2) of the slot, 0 to 14.
  package static func rgb(_ value: UInt32, dimSlot: UInt8) -> CellColor {
    CellColor(rawValue: 0x8000_0000 | (UInt32(min(dimSlot, 14)) + 17) << 24 | (value & 0xFF_FFFF))
  }

  /// The source of a colour.
  public enum Kind: UInt32, Sendable {
    /// The terminal's default.
    case terminal = 0
    /// An index into the terminal's palette.
    case palette = 1
    /// 24 bits of sRGB.
    case rgb = 2
    /// The cell keeps its colour.
    case keep = 3
  }

  /// The source of the colour.
  @inlinable public var kind: Kind { Kind(rawValue: rawValue >> 30) ?? .terminal }
  /// A Boolean value that indicates whether the colour is 24-bit sRGB.
  @inlinable public var isRGB: Bool { rawValue >> 30 == 2 }
  /// The 24 bits of an RGB colour, or the index of a palette colour.
  @inlinable public var value: UInt32 { rawValue & 0xFF_FFFF }
  /// The slot of the 16-colour palette that replaces this colour, if the theme names one.
  @inlinable public var slot: UInt8? {
    let place = (rawValue >> 24) & 0x1F
    return place == 0 ? nil : UInt8(place > 16 ? place - 17 : place - 1)
  }

  /// `true` if text in the slot is faint (SGR 2).
  package var isDim: Bool { isRGB && (rawValue >> 24) & 0x1F > 16 }

  /// Returns the colour with the slot of another. Has no effect unless both are RGB colours,
  /// because only those have slots.
  package func withSlot(of other: CellColor) -> CellColor {
    let slots: UInt32 = 0x1F00_0000
    guard isRGB, other.isRGB else { return self }
    return CellColor(rawValue: rawValue & ~slots | other.rawValue & slots)
  }

  private static let keptSlot: UInt32 = 0x2000_0000

  /// The colour as a tint: on 16 colours, its slot replaces the background that it is blended over,
  /// whatever its opacity.
  package var keepingSlot: CellColor {
    isRGB && slot != nil ? CellColor(rawValue: rawValue | CellColor.keptSlot) : self
  }

  /// Returns the RGB colour as one of the 16 that a program chose by its number. In terminals with
  /// 16 colours, text in it keeps this number on a black or white page, even if it is less legible,
  /// unless the page has the same number.
  package func numbered(_ slot: UInt8) -> CellColor {
    isRGB ? CellColor.rgb(value, slot: slot).keepingSlot : self
  }

  /// Returns the RGB colour with another value, `0xRRGGBB`.
  package func replaced(by value: UInt32) -> CellColor {
    CellColor(rawValue: rawValue & 0xFF00_0000 | value & 0xFF_FFFF)
  }

  /// `true` for a colour that a program chose by its number; see `numbered(_:)`.
  var isNumbered: Bool { isRGB && rawValue & CellColor.keptSlot != 0 }

  /// The red channel of an RGB colour, 0–255.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  /// The green channel of an RGB colour, 0–255.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  /// The blue channel of an RGB colour, 0–255.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

  /// Returns the colour blended over `ground` in sRGB with `alpha` (0 is transparent, 255 is
  /// opaque).
  ///
  /// Only RGB colours can be blended. For other colours, returns the one with the larger share.
  @inlinable public func blended(over ground: CellColor, alpha: UInt8) -> CellColor {
    if alpha == 255 { return self }
    if alpha == 0 { return ground }
    guard isRGB, ground.isRGB else { return alpha >= 128 ? self : ground }
    let mixed = channels.mixed(with: ground.channels, share: alpha).value
    let keepsSlot = alpha >= 128 || rawValue & 0x2000_0000 != 0
    let slotBits = (keepsSlot ? rawValue : ground.rawValue) & 0x1F00_0000
    return CellColor(rawValue: 0x8000_0000 | slotBits | mixed)
  }

  /// Returns the colour of a glyph blended over the background behind it. However faint it is, it
  /// keeps its slot, and doesn't change if it can't be blended: the slot of the background would be
  /// illegible, and its legible replacement can be brighter than opaque text.
  func blendedInk(over ground: CellColor, alpha: UInt8) -> CellColor {
    guard isRGB, alpha < 255 else { return self }
    // A program's colour that fades doesn't keep its number.
    guard ground.isRGB else { return CellColor(rawValue: rawValue & ~CellColor.keptSlot) }
    return blended(over: ground, alpha: alpha).withSlot(of: self)
  }

  /// Returns the colour to blend an RGB colour over: for a palette entry, its RGB value in xterm.
  /// Users can change the first 16, but the result is then still nearer to the entry than `color`.
  func blendable(by color: CellColor) -> CellColor {
    guard kind == .palette, color.isRGB else { return self }
    return .rgb(ColorQuantizer.color(ofPalette: UInt8(truncatingIfNeeded: rawValue)))
  }

  /// The channels of an RGB colour.
  @inlinable var channels: ColorChannels { ColorChannels(rawValue) }

  /// Returns the channel of a mixed colour, with 59 in place of 58.
  ///
  /// Some programs that record a screen read SGR one parameter at a time, and take a 58 inside a
  /// colour for the colour of an underline. In a mixed colour, nobody sees the difference.
  @inlinable package static func portable(_ channel: UInt32) -> UInt32 {
    channel == 58 ? 59 : channel
  }
}
