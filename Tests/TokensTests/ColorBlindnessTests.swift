// SPDX-License-Identifier: MIT
// Token: intents stay distinguishable in the colour-blind safe themes.

import CuriumTerminal
import Testing

@testable import CuriumTokens

/// The look of a colour to eyes without one kind of cone cell.
///
/// Source: Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color
/// vision deficiency" (2009), the matrices of severity 1.0, on linear sRGB.
enum ColorVision: CaseIterable {
  case normal, protanopia, deuteranopia, tritanopia

  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  func seen(_ rgb: UInt32) -> OKColor {
    let light = [16, 8, 0].map { Contrast.linear[Int(rgb >> $0 & 0xFF)] }
    let bytes = matrix.map { row in
      UInt32(OKColor.byte(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }))
    }
    return OKColor(bytes[0] << 16 | bytes[1] << 8 | bytes[2])
  }
}

struct ColorBlindnessTests {
  static func leastDistance(_ theme: AppTheme, _ vision: ColorVision) -> Double {
    let seen = [Color.success, .warning, .error, .info].map {
      vision.seen($0.resolve(in: theme).color.value)
    }
    var minimum = Double.infinity
    for (place, first) in seen.enumerated() {
      for second in seen[(place + 1)...] {
        let (a, b) = (first.a - second.a, first.b - second.b)
        let lightness = first.lightness - second.lightness
        minimum = min(minimum, (lightness * lightness + a * a + b * b).squareRoot())
      }
    }
    return minimum
  }

  @Test(arguments: [AppTheme.colorBlindLight, .colorBlindDark], ColorVision.allCases)
  func `intents stay distinguishable with every kind of colour blindness`(
    theme: AppTheme, vision: ColorVision
  ) {
    // Twice the OKLab distance at which colours look different at a glance.
    #expect(Self.leastDistance(theme, vision) > 0.1)
  }

  @Test func `the simulation finds intents that other themes confuse`() {
    #expect(Self.leastDistance(.light, .deuteranopia) < 0.1)
    #expect(ColorVision.normal.seen(0x33_66_99) == OKColor(0x33_66_99))
  }
}
