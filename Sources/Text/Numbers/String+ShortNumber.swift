// SPDX-License-Identifier: MIT
// Views: numbers as short text.

// These initializers have a single parameter, so that `[1, 2].map(String.init)` ignores them.
extension String {
  /// Creates a short text for a number, such as `12.3k`.
  ///
  ///     Text("\(String(shortNumber: 12_300)) downloads")
  @_disfavoredOverload public init(shortNumber value: some BinaryInteger) {
    self.init(shortNumber: Double(value))
  }

  /// Creates a short text for a number: `0.5`, `12`, `3.4k`, `2M`, `1e+15`. Charts show their
  /// values in this form unless they have their own `format`.
  ///
  /// Numbers have at most one decimal; small ones have as many as it takes to tell them apart.
  ///
  ///     let columns = [
  ///       DataColumn<Int>.heat("Requests", value: { Double($0) }) { String(shortNumber: $0) }
  ///     ]
  @_disfavoredOverload public init(shortNumber value: Double) {
    let size = abs(value)
    let units: [(Double, String)] = [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")]
    // A number that rounds up to a thousand uses the next unit: 999,960 is 1M.
    let (unit, name) = units.first { (size / ($0.0 / 1_000) * 10).rounded() >= 10_000 } ?? (1, "")
    // Small numbers need more decimals to tell them apart.
    let places = size > 0 && size < 0.1 ? 1_000.0 : size < 1 ? 100 : 10
    let parts = (value / unit * places).rounded()
    guard abs(parts) < 10_000, size == 0 || abs(parts) >= 1 else {
      self = Self.scientific(value)
      return
    }
    let whole = Int(parts.magnitude)
    var rest = "\(whole % Int(places) + Int(places))".dropFirst()
    while rest.last == "0" { rest.removeLast() }
    let sign = parts < 0 ? "-" : ""
    self = "\(sign)\(whole / Int(places))\(rest.isEmpty ? "" : "." + rest)\(name)"
  }

  /// Returns a number with a power of ten and at most one decimal: `2.5e-07`.
  private static func scientific(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    var mantissa = value.magnitude
    var exponent = 0
    // A mantissa that rounds up to ten uses the next power.
    while mantissa >= 9.95 {
      mantissa /= 10
      exponent += 1
    }
    while mantissa < 0.995 {
      mantissa *= 10
      exponent -= 1
    }
    let tenths = Int((mantissa * 10).rounded())
    let digits = tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    let power = (abs(exponent) < 10 ? "0" : "") + "\(abs(exponent))"
    return "\(value < 0 ? "-" : "")\(digits)e\(exponent < 0 ? "-" : "+")\(power)"
  }
}
