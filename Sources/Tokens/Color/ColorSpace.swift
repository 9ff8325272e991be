// SPDX-License-Identifier: MIT
// Token: colour spaces and their conversions to sRGB.

import CuriumLibc
import CuriumTerminal

/// A colour space of DTCG 2025.10 (Color §4.2), named as in the specification.
///
/// The matrices and curves are those of CSS Color 4 §10 and its sample code.
package enum ColorSpace: String, CaseIterable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The valid range of each component; `nil` for any number.
  package var ranges: [ClosedRange<Double>?] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      [0...1, 0...1, 0...1]
    case .hsl, .hwb: [nil, 0...100, 0...100]
    case .lab: [0...100, nil, nil]
    case .lch: [0...100, 0...1000, nil]
    case .oklab: [0...1, nil, nil]
    case .oklch: [0...1, 0...10, nil]
    case .xyzD65, .xyzD50: [nil, nil, nil]
    }
  }

  /// A description of the components, for error messages.
  package var expected: String {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      "\(rawValue) components from 0 to 1"
    case .hsl: "a hue in degrees, then saturation and lightness from 0 to 100"
    case .hwb: "a hue in degrees, then whiteness and blackness from 0 to 100"
    case .lab: "a lightness from 0 to 100, then a and b"
    case .lch: "a lightness from 0 to 100, a chroma, a hue in degrees"
    case .oklab: "a lightness from 0 to 1, then a and b"
    case .oklch: "a lightness from 0 to 1, a chroma, a hue in degrees"
    case .xyzD65, .xyzD50: "X, Y and Z"
    }
  }

  /// Returns the colour `0xRRGGBB`. A colour outside sRGB loses chroma in OKLCH until it fits.
  package func rgb(_ first: Double, _ second: Double, _ third: Double) -> UInt32 {
    switch self {
    case .srgb: return Self.bytes((first, second, third))
    case .hsl: return Self.bytes(Self.hsl(first, second / 100, third / 100))
    case .hwb: return Self.bytes(Self.hwb(first, second / 100, third / 100))
    case .oklab:
      return OKColor(lightness: first, a: Self.held(second, 10), b: Self.held(third, 10)).rgb
    case .oklch:
      return OKColor(lightness: first, chroma: second, hue: Self.angle(third)).rgb
    default:
      let light = light(first, second, third)
      return OKColor(red: light.0, green: light.1, blue: light.2).rgb
    }
  }

  private typealias Three = (Double, Double, Double)

  /// Returns linear sRGB components, for spaces that are converted with matrices.
  private func light(_ first: Double, _ second: Double, _ third: Double) -> Three {
    let three = (first, second, third)
    switch self {
    case .displayP3:
      return Self.fromXYZ(Self.product(Self.p3, Self.each(three, ColorQuantizer.light)))
    case .a98RGB:
      return Self.fromXYZ(Self.product(Self.a98, Self.each(three) { pow($0, 563 / 256) }))
    case .prophotoRGB:
      let linear = Self.each(three) { $0 <= 16 / 512 ? $0 / 16 : pow($0, 1.8) }
      return Self.fromD50(Self.product(Self.prophoto, linear))
    case .rec2020:
      let linear = Self.each(three) { channel in
        channel < 0.018053968510807 * 4.5
          ? channel / 4.5
          : pow((channel + 0.09929682680944) / 1.09929682680944, 1 / 0.45)
      }
      return Self.fromXYZ(Self.product(Self.bt2020, linear))
    case .lab:
      return Self.fromLab(first, Self.held(second, 1000), Self.held(third, 1000))
    case .lch:
      let angle = Self.angle(third) * Double.pi / 180
      return Self.fromLab(first, second * cos(angle), second * sin(angle))
    case .xyzD65: return Self.fromXYZ(Self.each(three) { Self.held($0, 100) })
    case .xyzD50: return Self.fromD50(Self.each(three) { Self.held($0, 100) })
    case .srgb, .srgbLinear, .hsl, .hwb, .oklab, .oklch: return three
    }
  }

  // MARK: Parts

  /// Returns `value` clamped to `-most...most`, so that powers of it stay finite.
  private static func held(_ value: Double, _ most: Double) -> Double {
    min(most, max(-most, value))
  }

  private static func angle(_ degrees: Double) -> Double {
    degrees.truncatingRemainder(dividingBy: 360)
  }

  private static func each(_ three: Three, _ change: (Double) -> Double) -> Three {
    (change(three.0), change(three.1), change(three.2))
  }

  private static func bytes(_ three: Three) -> UInt32 {
    let byte = { (share: Double) in UInt32((min(1, max(0, share)) * 255).rounded()) }
    return byte(three.0) << 16 | byte(three.1) << 8 | byte(three.2)
  }

  /// Converts HSL to sRGB (CSS Color 4 §7.1).
  private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> Three {
    let degrees = angle(hue)
    let turn = (degrees < 0 ? degrees + 360 : degrees) / 30
    let spread = saturation * min(lightness, 1 - lightness)
    let channel = { (offset: Double) in
      let place = (offset + turn).truncatingRemainder(dividingBy: 12)
      return lightness - spread * max(-1, min(place - 3, min(9 - place, 1)))
    }
    return (channel(0), channel(8), channel(4))
  }

  /// Converts HWB to sRGB (CSS Color 4 §8.1).
  private static func hwb(_ hue: Double, _ white: Double, _ black: Double) -> Three {
    guard white + black < 1 else {
      let gray = white / (white + black)
      return (gray, gray, gray)
    }
    return each(hsl(hue, 1, 0.5)) { $0 * (1 - white - black) + white }
  }

  private static func fromLab(_ lightness: Double, _ a: Double, _ b: Double) -> Three {
    let epsilon = 216.0 / 24389
    let kappa = 24389.0 / 27
    let middle = (lightness + 16) / 116
    let (first, last) = (a / 500 + middle, middle - b / 200)
    let cube = { (value: Double) in value * value * value }
    let ratio = { (value: Double) in
      cube(value) > epsilon ? cube(value) : (116 * value - 16) / kappa
    }
    let y = lightness > kappa * epsilon ? cube(middle) : lightness / kappa
    // The D50 white point.
    return fromD50((ratio(first) * 0.9642956764295677, y, ratio(last) * 0.8251046025104602))
  }

  private static func fromXYZ(_ xyz: Three) -> Three { product(toRGB, xyz) }

  private static func fromD50(_ xyz: Three) -> Three { fromXYZ(product(bradford, xyz)) }

  private static func product(_ matrix: [Double], _ three: Three) -> Three {
    let row = { (start: Int) in
      matrix[start] * three.0 + matrix[start + 1] * three.1 + matrix[start + 2] * three.2
    }
    return (row(0), row(3), row(6))
  }

  /// XYZ with D65 to linear sRGB.
  private static let toRGB: [Double] = [
    3.2409699419045226, -1.537383177570094, -0.4986107602930034,
    -0.9692436362808796, 1.8759675015077202, 0.04155505740717559,
    0.05563007969699366, -0.20397695888897652, 1.0569715142428786,
  ]

  /// XYZ with D50 to XYZ with D65.
  private static let bradford: [Double] = [
    0.955473421488075, -0.02309845494876471, 0.06325924320057072,
    -0.0283697093338637, 1.0099953980813041, 0.021041441191917323,
    0.012314014864481998, -0.020507649298898964, 1.330365926242124,
  ]

  private static let p3: [Double] = [
    0.4865709486482162, 0.26566769316909306, 0.1982172852343625,
    0.2289745640697488, 0.6917385218365064, 0.079286914093745,
    0, 0.04511338185890264, 1.043944368900976,
  ]

  private static let a98: [Double] = [
    0.5766690429101305, 0.1855582379065463, 0.1882286462349947,
    0.29734497525053605, 0.6273635662554661, 0.07529145849399788,
    0.02703136138641234, 0.07068885253582723, 0.9913375368376388,
  ]

  private static let prophoto: [Double] = [
    0.7977666449006423, 0.13518129740053308, 0.0313477341283922,
    0.2880748288194013, 0.711835234241873, 0.00008993693872564,
    0, 0, 0.8251046025104602,
  ]

  private static let bt2020: [Double] = [
    0.6369580483012914, 0.14461690358620832, 0.1688809751641721,
    0.2627002120112671, 0.6779980715188708, 0.05930171646986196,
    0, 0.028072693049087428, 1.060985057710791,
  ]
}
