// SPDX-License-Identifier: MIT
// Testing: the nearest colours, compared with published figures and visually.

import CuriumTerminal
import Testing

struct ColorQuantizerTests {
  typealias Lab = ColorQuantizer.Lab

  /// Pairs from table 1 of Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula" (2005).
  @Test(arguments: [
    (Lab(lightness: 50, a: 2.6772, b: -79.7751), Lab(lightness: 50, a: 0, b: -82.7485), 2.0425),
    (Lab(lightness: 50, a: 3.1571, b: -77.2803), Lab(lightness: 50, a: 0, b: -82.7485), 2.8615),
    (Lab(lightness: 50, a: -1.3802, b: -84.2814), Lab(lightness: 50, a: 0, b: -82.7485), 1.0),
    (Lab(lightness: 50, a: 0, b: 0), Lab(lightness: 50, a: -1, b: 2), 2.3669),
    (Lab(lightness: 50, a: 2.49, b: -0.001), Lab(lightness: 50, a: -2.49, b: 0.0009), 7.1792),
    (Lab(lightness: 50, a: 2.5, b: 0), Lab(lightness: 50, a: 0, b: -2.5), 4.3065),
    (Lab(lightness: 50, a: 2.5, b: 0), Lab(lightness: 73, a: 25, b: -18), 27.1492),
    (Lab(lightness: 50, a: 2.5, b: 0), Lab(lightness: 61, a: -5, b: 29), 22.8977),
    (
      Lab(lightness: 60.2574, a: -34.0099, b: 36.2677),
      Lab(lightness: 60.4626, a: -34.1751, b: 39.4387), 1.2644
    ),
    (
      Lab(lightness: 2.0776, a: 0.0795, b: -1.135), Lab(lightness: 0.9033, a: -0.0636, b: -0.5514),
      0.9082
    ),
  ])
  func `differences match the paper`(one: Lab, two: Lab, difference: Double) {
    #expect(abs(ColorQuantizer.difference(one, two) - difference) < 0.0001)
    #expect(abs(ColorQuantizer.difference(two, one) - difference) < 0.0001)
  }

  @Test func `palette colours map to themselves`() {
    let quantizer = ColorQuantizer()
    for index in UInt8(16)...255 {
      let color = ColorQuantizer.color(ofPalette: index)
      #expect(ColorQuantizer.color(ofPalette: quantizer.palette256(color)) == color)
    }
    for index in UInt8(0)..<16 {
      #expect(quantizer.palette16(ColorQuantizer.color(ofPalette: index)) == index)
    }
  }

  @Test(
    arguments: [
      (0xBF616A, 131, 9), (0xA3BE8C, 108, 2), (0x2E3440, 236, 0), (0xFF8800, 208, 9),
      (0x101010, 233, 0),
    ] as [(UInt32, UInt8, UInt8)])
  func `other colours map to their neighbours`(value: UInt32, in256: UInt8, in16: UInt8) {
    let quantizer = ColorQuantizer()
    #expect(quantizer.palette256(value) == in256)
    #expect(quantizer.palette16(value) == in16)
  }
}
