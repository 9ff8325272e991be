// SPDX-License-Identifier: MIT
// Token: the terminal's 16 colours that replace the colours of a theme.

/// Chooses slots whose contrast is sufficient on xterm, VGA and Windows Terminal alike.
///
/// The background is black or white. A foreground colour gets the slot of its hue, or of a
/// neighbouring hue if that one is unreadable on the background: blue on black is 1.9:1 on xterm,
/// green on white 2.2:1.
struct AnsiSlots {
  /// The slot of backgrounds.
  let ground: UInt8
  let text: UInt8
  /// The slot of secondary text.
  let quiet: UInt8
  /// The slot of controls. Text and secondary text are readable on it.
  let control: UInt8
  /// The slot of text that needn't be readable.
  let faint: UInt8 = 8
  private let isDark: Bool

  init(isDark: Bool) {
    self.isDark = isDark
    ground = isDark ? 0 : 15
    text = isDark ? 15 : 0
    quiet = isDark ? 7 : 0
    control = isDark ? 4 : 7
  }

  /// The hues of the 16 colours, each in a light and a dark version.
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

    /// The dark slot, then alternatives for backgrounds on which it is unreadable.
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

  /// Returns the slot for a foreground colour with a contrast of at least `ratio` to the
  /// background. `hue`: the hue that the colour's meaning requires, if any.
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
