// SPDX-License-Identifier: MIT
// Token: assigns the colours of a scheme to the roles of a theme.

import CuriumTokens

extension TerminalScheme {
  /// The seeds of a theme.
  ///
  /// A base16 scheme defines roles for its colours (tinted-theming, "styling.md"): 0D is the
  /// primary colour, 08, 0A and 0B are errors, warnings and success, 03 is muted text. In other
  /// schemes, the roles follow from the hues.
  var seeds: ThemeSeeds {
    var seeds = base.isEmpty ? ansiSeeds : baseSeeds
    seeds.selection = selection
    seeds.ansi = ansi
    return seeds
  }

  private var baseSeeds: ThemeSeeds {
    var seeds = ThemeSeeds(
      background: background, text: foreground, primary: base[0x0D], secondary: base[0x0E])
    if base.count > 16, base[0x10] != background,
      abs(OKColor(base[0x10]).lightness - OKColor(background).lightness) < 0.1
    {
      seeds.sunken = base[0x10]
    }
    seeds.mutedText = base[3]
    seeds.accent = base[9]
    seeds.success = base[0x0B]
    seeds.warning = base[0x0A]
    seeds.danger = base[8]
    seeds.info = base[0x0C]
    seeds.link = base[0x0D]
    seeds.code = base[9]
    seeds.series = [
      base[0x0E], base[0x0C], base[0x0B], base[0x0A], base[0x0F], base[9], base[0x0D], base[8],
    ]
    return seeds
  }

  private var ansiSeeds: ThemeSeeds {
    var seeds = ThemeSeeds(
      background: background, text: foreground, primary: ansi[4], secondary: ansi[5])
    let orange = OKColor(ansi[1]).mixed(with: OKColor(ansi[3]), 0.5).rgb
    let pink = OKColor(ansi[1]).mixed(with: OKColor(ansi[5]), 0.5).rgb
    seeds.mutedText = ansi[8]
    seeds.accent = orange
    seeds.success = ansi[2]
    seeds.warning = ansi[3]
    seeds.danger = ansi[1]
    seeds.info = ansi[6]
    seeds.link = ansi[4]
    seeds.code = orange
    seeds.series = [ansi[5], ansi[6], ansi[2], ansi[3], pink, orange, ansi[4], ansi[1]]
    return seeds
  }
}
