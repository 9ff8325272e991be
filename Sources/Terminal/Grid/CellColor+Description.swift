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
      let color = HexColor.text(value)
      guard let slot else { return color }
      return "\(color) (slot \(slot)\(isDim ? ", dim" : ""))"
    }
  }
}
