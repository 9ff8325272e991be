// SPDX-License-Identifier: MIT
// Atom: numbers as short strings.

/// Formats numbers for little space.
package enum ShortNumber {
  /// Returns a number as a short string: `0.5`, `12`, `3.4k`, `2M`.
  package static func text(_ value: Double) -> String {
    let size = abs(value)
    let units: [(Double, String)] = [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")]
    // A number that rounds to a thousand has the next unit: 999,960 is 1M.
    let (unit, name) = units.first { (size / ($0.0 / 1_000) * 10).rounded() >= 10_000 } ?? (1, "")
    // Small numbers need more decimals to differ.
    let places = size > 0 && size < 0.1 ? 1_000.0 : size < 1 ? 100 : 10
    let parts = (value / unit * places).rounded()
    guard abs(parts) < 1e6, size == 0 || abs(parts) >= 1 else { return "\(value)" }
    let whole = Int(parts.magnitude)
    var rest = "\(whole % Int(places) + Int(places))".dropFirst()
    while rest.last == "0" { rest.removeLast() }
    let sign = parts < 0 ? "-" : ""
    return "\(sign)\(whole / Int(places))\(rest.isEmpty ? "" : "." + rest)\(name)"
  }
}
