// SPDX-License-Identifier: MIT
// Views: reads a number that a user types.

import CuriumTerminal

extension LosslessStringConvertible {
  /// Creates the finite number in a string of digits, with or without an exponent; white space
  /// around it is ignored. `nil` for anything else that the type can read, such as `inf` and
  /// `0x10`.
  package init?(decimal text: String) {
    let digits = String(text.trimming(while: \.isWhitespace))
    guard digits.allSatisfy({ "0123456789+-.eE".contains($0) }), let number = Self(digits),
      (number as? any FloatingPoint)?.isFinite != false
    else { return nil }
    self = number
  }
}
