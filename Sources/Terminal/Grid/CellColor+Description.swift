// SPDX-License-Identifier: MIT
// Terminal: the text of a colour, for messages and test failures.

extension CellColor: CustomStringConvertible {
  /// The colour as text: `#1a1b26`, `#1a1b26 (slot 4)`, `palette 4`, `terminal` or `keep`.
  public var description: String {
    switch kind {
    case .terminal: return "terminal"
    case .keep: return "keep"
    case .palette: return "palette \(value)"
    case .rgb:
      let digits = String(value, radix: 16)
      let color = "#" + String(repeating: "0", count: 6 - digits.count) + digits
      guard let slot else { return color }
      return "\(color) (slot \(slot)\(isDim ? ", dim" : ""))"
    }
  }
}
