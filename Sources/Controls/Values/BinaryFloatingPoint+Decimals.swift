// SPDX-License-Identifier: MIT
// Views: rounds numbers that change in steps.

extension BinaryFloatingPoint {
  /// Returns a sum without its rounding error: with no more decimals than any of the numbers in
  /// `terms`. The sum of binary fractions can have many: 0.1 + 0.2 is 0.30000000000000004. If a
  /// term is written with an exponent, the sum stays as it is.
  func rounded(toDecimalsOf terms: [String]) -> Self {
    if terms.contains(where: { $0.contains("e") }) { return self }
    let decimals = terms.map { term in term.lastIndex(of: ".").map { term[$0...].count - 1 } ?? 0 }
    let scale = (0..<(decimals.max() ?? 0)).reduce(Self(1)) { scale, _ in scale * 10 }
    let result = (self * scale).rounded() / scale
    // A sum that rounds to zero can be negative, and zero has no sign for users.
    return result.isFinite ? result == 0 ? 0 : result : self
  }
}
