// SPDX-License-Identifier: MIT
// Terminal: the values of hexadecimal digits and numbers.

extension UInt8 {
  /// The value of a hexadecimal digit in ASCII, from 0 to 15; `nil` for any other byte.
  package var hexDigitValue: UInt8? {
    Character(Unicode.Scalar(self)).hexDigitValue.map(UInt8.init)
  }
}

extension UInt32 {
  /// Creates the value of one to eight hexadecimal digits in ASCII; `nil` for anything else.
  package init?(hexDigits digits: some Collection<UInt8>) {
    guard (1...8).contains(digits.count) else { return nil }
    self = 0
    for digit in digits {
      guard let value = digit.hexDigitValue else { return nil }
      self = self << 4 | UInt32(value)
    }
  }
}
