// SPDX-License-Identifier: MIT
// Terminal: legible pairs of the 16 colours.

/// Legible colours for terminals with 16 colours.
///
/// Users choose these colours, so a pair is legible if it is in the palettes of xterm, VGA,
/// Solarized and Windows. The backgrounds 0 and 15 are the terminal's own where it is as dark or
/// light.
package enum SixteenColors {
  /// The legible slot for each text slot (columns) on each background (rows).
  private static let legible: [[UInt8]] = [
    "f923cd6789abcdef", "ffffffffffffffff", "0000000000000000", "0000000000000000",
    "ffffffffffffffff", "ffffffffffffffff", "0000000000000000", "0100450001004500",
    "ffffffff7fffffff", "0000000000000000", "0000000000000000", "0000000000000000",
    "0000000000000000", "0000000000000000", "0000000000000000", "0120454881204540",
  ].map { row in row.utf8.map { $0 < 0x40 ? $0 - 0x30 : $0 - 0x57 } }

  /// Returns the slot in which text is legible on `ground`: `ink`, or the nearest that is.
  package static func ink(_ ink: UInt8, on ground: UInt8) -> UInt8 {
    legible[Int(ground & 15)][Int(ink & 15)]
  }

  /// Lines, blocks and marks such as `●` and `▼`. They need less contrast than text.
  static let shapes: ClosedRange<UInt32> = 0x2500...0x25FF
  /// The half cells and other parts of a cell, which form one area with their neighbours.
  static let blocks: ClosedRange<UInt32> = 0x2580...0x259F

  /// The slots that are hardly visible on white or light grey: yellow, and bright green and cyan.
  private static let pale: Set<UInt8> = [3, 10, 11, 14]

  /// The way in which a glyph gets its colour.
  package enum Drawing: Sendable {
    /// Text, which becomes legible.
    case text
    /// A line or mark, which becomes visible.
    case mark
    /// A line, block or mark that keeps its colour.
    case kept
  }

  /// Returns how a glyph in the colour `ink` is drawn on the background `ground`. Even if text in
  /// this colour would be illegible, a block keeps it on every background, a line on black, white
  /// and greys, and a mark on light and dark grey, except a black one on dark grey. A green or cyan
  /// mark also keeps it on black and white. A pale line or mark always becomes legible on white and
  /// light grey.
  ///
  /// - Parameter isEdge: `true` for a line that only separates or surrounds other cells. It may be
  ///   invisible.
  package static func drawing(
    of glyph: UInt32, _ ink: CellColor, on ground: CellColor, isEdge: Bool
  ) -> Drawing {
    guard shapes.contains(glyph) else { return .text }
    return keepsInk(glyph, ink, on: ground, isEdge: isEdge) ? .kept : .mark
  }

  /// Returns whether a line, a block or a mark keeps its colour.
  private static func keepsInk(
    _ glyph: UInt32, _ ink: CellColor, on ground: CellColor, isEdge: Bool
  ) -> Bool {
    if blocks.contains(glyph) { return true }
    let isLine = glyph < blocks.lowerBound
    guard let own = ink.slot else { return isLine }
    // A thin edge in the colour of its background is invisible; other lines and a heavy one are
    // values.
    if own == ground.slot { return isLine && isEdge && glyph != 0x2501 && glyph != 0x2578 }
    switch ground.slot {
    // Without a slot, it is the terminal's own background, which may be black or white.
    case nil, 0, 15: return !pale.contains(own) && (isLine || own == 2 || own == 6)
    case 7: return !pale.contains(own)
    case 8: return own != 0 || isLine
    default: return false
    }
  }

  /// Returns the foreground and the attributes to show for a cell.
  ///
  /// - Parameters:
  ///   - color: The foreground of the cell.
  ///   - ink: The replacement for `color`: one of the 16 colours, or the terminal's own.
  ///   - ground: The background as shown.
  ///   - drawing: The way in which the glyph gets its colour.
  ///   - prefersDark: `true` if the terminal's own background is dark; `nil` if it is unknown.
  package static func shown(
    _ color: CellColor, as ink: CellColor, on ground: CellColor, drawing: Drawing,
    _ attributes: UInt16,
    prefersDark: Bool?
  ) -> (ink: CellColor, attributes: UInt16) {
    // Explicit palette colours stay as they are.
    guard ink.kind == .palette, color.isRGB else { return (ink, attributes) }
    var attributes = color.isDim ? attributes | CellAttributes.dim.rawValue : attributes
    var slot = UInt8(truncatingIfNeeded: ink.value)
    let page: UInt8? =
      ground.kind == .palette
      ? UInt8(truncatingIfNeeded: ground.value) : prefersDark.map { $0 ? 0 : 15 }
    // On a black or white page, a program's colours look as they do outside of the app.
    let keepsNumber = color.isNumbered && slot != page && (page == 0 || page == 15)
    if drawing != .kept, let page, !keepsNumber {
      // A light grey line or mark on light grey becomes dark grey: black would be too strong.
      slot = drawing == .mark && slot == 7 && page == 7 ? 8 : self.ink(slot, on: page)
      if ground.kind != .palette, slot == (page == 0 ? 15 : 0) { return (.terminal, attributes) }
    }
    // Many terminals show bold text in a bright colour, and black as grey.
    if slot == 0 { attributes &= ~CellAttributes.bold.rawValue }
    return (.palette(slot), attributes)
  }

  /// Returns the attributes with colours exchanged for selected text, unless its background already
  /// shows the selection.
  package static func marking(_ attributes: UInt16, on ground: CellColor) -> UInt16 {
    let rest = attributes & ~CellAttributes.marked.rawValue
    if rest == attributes { return attributes }
    if let slot = ground.slot, slot != 0, slot != 15 { return rest }
    return rest ^ CellAttributes.reverse.rawValue
  }
}
