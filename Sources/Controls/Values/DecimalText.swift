// SPDX-License-Identifier: MIT
// Views: reads a number that a user types.

extension LosslessStringConvertible {
  /// Creates the finite number in a string of digits, with or without an exponent; white space
  /// around it is ignored. `nil` for anything else that the type can read, such as `inf` and
  /// `0x10`.
  package init?(decimal text: String) {
    let start = text.drop { $0.isWhitespace }
    let digits = String(start.reversed().drop { $0.isWhitespace }.reversed())
    guard digits.allSatisfy({ "0123456789+-.eE".contains($0) }), let number = Self(digits),
      (number as? any FloatingPoint)?.isFinite != false
    else { return nil }
    self = number
  }
}
