// SPDX-License-Identifier: MIT
// Terminal: numbers with a fixed number of digits.

extension String {
  /// Creates the digits of a number that isn't negative, with zeros before them if there are fewer
  /// than `digits`.
  package init(_ number: some BinaryInteger, radix: Int = 10, digits: Int) {
    let text = String(number, radix: radix)
    self = String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
