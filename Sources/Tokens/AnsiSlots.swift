// SPDX-License-Identifier: MIT
// Token: which of a terminal's 16 colours stand in for the colours of a theme.

/// Chooses slots whose contrast holds on xterm, VGA and Windows Terminal alike.
///
/// The ground takes black or white. An ink takes the slot of its hue, or of a neighbouring hue where
/// that one cannot be read on the ground: blue on black is 1.9:1 on xterm, green on white 2.2:1.
struct AnsiSlots {
  /// The slot of the grounds of regions.
  let ground: UInt8
  /// The slot of text.
  let text: UInt8
  /// The slot of quieter text.
  let quiet: UInt8
  /// The slot of controls, on which text and quieter text can be read.
  let control: UInt8
  /// The slot of what need not be read.
  let faint: UInt8 = 8
  private let isDark: Bool

  init(isDark: Bool) {
    self.isDark = isDark
    ground = isDark ? 0 : 15
    text = isDark ? 15 : 0
    quiet = isDark ? 7 : 0
    control = isDark ? 4 : 7
  }

  /// The hues that the 16 colours have, each light and dark.
  enum Hue: CaseIterable {
    case red, green, yellow, blue, magenta, cyan

    /// The angle in OKLCH, in degrees.
    var angle: Double {
      switch self {
      case .red: 29
      case .green: 142
      case .yellow: 95
      case .blue: 262
      case .magenta: 325
      case .cyan: 197
      }
    }

    /// The dark slot, and those to try where it cannot be read.
    var slots: [UInt8] {
      switch self {
      case .red: [1, 5, 3]
      case .green: [2, 6, 4]
      case .yellow: [3, 5, 1]
      case .blue: [4, 6]
      case .magenta: [5, 4, 6]
      case .cyan: [6, 4]
      }
    }
  }

  /// The slot for an ink that stands out from the ground by `ratio`; `hue` where its meaning has one.
  func ink(_ value: UInt32, _ ratio: Double, _ hue: Hue? = nil) -> UInt8 {
    let color = OKColor(value)
    if hue == nil, color.chroma <= 0.035 { return gray(color, ratio) }
    func distance(_ hue: Hue) -> Double {
      let difference = abs(hue.angle - color.hue)
      return min(difference, 360 - difference)
    }
    let nearest = hue ?? Hue.allCases.min { distance($0) < distance($1) } ?? .blue
    for slot in nearest.slots {
      for candidate in isDark ? [slot + 8, slot] : [slot, slot + 8]
      where stands(candidate, ratio) {
        return candidate
      }
    }
    return text
  }

  private func gray(_ color: OKColor, _ ratio: Double) -> UInt8 {
    let strong = isDark ? color.lightness > 0.85 : color.lightness < 0.4
    if strong { return text }
    return (isDark ? [7, 15] : [8, 0]).first { stands($0, ratio) } ?? text
  }

  private func stands(_ slot: UInt8, _ ratio: Double) -> Bool {
    ColorRendition.sixteen.allSatisfy { rendition in
      let colors = rendition.colors
      return Contrast.ratio(colors[Int(slot)], colors[Int(ground)]) >= ratio
    }
  }
}
