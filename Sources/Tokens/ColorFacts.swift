// SPDX-License-Identifier: MIT
// Token: a colour of a theme in plain numbers, for what reads and writes theme files.

import CuriumTerminal

/// A colour as theme files tell it: red, green, blue, how much it covers, and what the terminal makes of it.
package struct ColorFacts: Hashable, Sendable {
  /// Where the colour comes from.
  package enum Source: Hashable, Sendable {
    /// The theme; with the slot, where there is one, that stands for it among 16 colours.
    case theme(slot: UInt8?)
    /// The terminal's palette; the channels are those that xterm gives the entry.
    case palette(UInt8)
    /// The terminal's own ink or ground; the channels stand in where one has to be told.
    case terminal
  }

  package var source: Source
  /// `0xRRGGBB` in sRGB.
  package var rgb: UInt32
  package var alpha: UInt8

  package init(source: Source = .theme(slot: nil), rgb: UInt32, alpha: UInt8 = 255) {
    self.source = source
    self.rgb = rgb
    self.alpha = alpha
  }

  package init(_ color: ResolvedColor) {
    switch color.color.kind {
    case .rgb:
      self.init(
        source: .theme(slot: color.color.slot), rgb: color.color.value, alpha: color.alpha)
    case .palette:
      let index = UInt8(truncatingIfNeeded: color.color.value)
      self.init(
        source: .palette(index), rgb: ColorQuantizer.color(ofPalette: index), alpha: color.alpha)
    case .terminal: self.init(source: .terminal, rgb: 0x80_8080, alpha: color.alpha)
    case .keep: self.init(rgb: 0, alpha: 0)
    }
  }

  /// The colour of cells; a colour that covers nothing leaves what is beneath.
  package var resolved: ResolvedColor {
    if alpha == 0 { return ResolvedColor(.keep, alpha: 0) }
    switch source {
    case .theme(let slot): return ResolvedColor(.rgb(rgb & 0xFF_FFFF, slot: slot), alpha: alpha)
    case .palette(let index): return ResolvedColor(.palette(index), alpha: alpha)
    case .terminal: return ResolvedColor(.terminal, alpha: alpha)
    }
  }
}
