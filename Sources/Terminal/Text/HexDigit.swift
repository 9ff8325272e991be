// SPDX-License-Identifier: MIT
// Terminal: the values of hexadecimal numbers.

extension UInt32 {
  /// Creates the value of one to eight hexadecimal digits in ASCII; `nil` for anything else.
  package init?(hexDigits digits: some Collection<UInt8>) {
    guard (1...8).contains(digits.count) else { return nil }
    self = 0
    for digit in digits {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      self = self << 4 | UInt32(value)
    }
  }
}
