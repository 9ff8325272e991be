// SPDX-License-Identifier: MIT
// Token: a theme's colour in plain numbers, for reading and writing theme files.

import CuriumTerminal

/// A colour as described in theme files: its channels, opacity and source.
package struct ColorFacts: Hashable, Sendable {
  /// The source of the colour.
  package enum Source: Hashable, Sendable {
    /// The theme. `slot`: the colour's slot among 16 colours, if any; `isDim`: `true` if text in
    /// the slot is faint.
    case theme(slot: UInt8?, isDim: Bool = false)
    /// The terminal's palette. The channels are xterm's for the entry.
    case palette(UInt8)
    /// The terminal's default text or background colour. The channels are a substitute.
    case terminal
  }

  package var source: Source
  /// The channels, `0xRRGGBB` in sRGB.
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
        source: .theme(slot: color.color.slot, isDim: color.color.isDim), rgb: color.color.value,
        alpha: color.alpha)
    case .palette:
      let index = UInt8(truncatingIfNeeded: color.color.value)
      self.init(
        source: .palette(index), rgb: ColorQuantizer.color(ofPalette: index), alpha: color.alpha)
    case .terminal: self.init(source: .terminal, rgb: 0x80_8080, alpha: color.alpha)
    case .keep: self.init(rgb: 0, alpha: 0)
    }
  }

  /// The cell colour; fully transparent if `alpha` is 0.
  package var resolved: ResolvedColor {
    if alpha == 0 { return ResolvedColor(.keep, alpha: 0) }
    switch source {
    case .theme(let slot?, true): return ResolvedColor(.rgb(rgb, dimSlot: slot), alpha: alpha)
    case .theme(let slot, _): return ResolvedColor(.rgb(rgb, slot: slot), alpha: alpha)
    case .palette(let index): return ResolvedColor(.palette(index), alpha: alpha)
    case .terminal: return ResolvedColor(.terminal, alpha: alpha)
    }
  }
}
