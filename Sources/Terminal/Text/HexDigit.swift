// SPDX-License-Identifier: MIT
// Terminal: the values of hexadecimal digits.

extension UInt8 {
  /// The value of a hexadecimal digit in ASCII, from 0 to 15; `nil` for any other byte.
  package var hexDigitValue: UInt8? {
    Character(Unicode.Scalar(self)).hexDigitValue.map(UInt8.init)
  }
}
