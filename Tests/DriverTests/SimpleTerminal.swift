// SPDX-License-Identifier: MIT
// Testing: a simple terminal that prints everything it can't parse, like old ones.

/// A terminal that supports strings, and control sequences with digits, `;` and one of `?`, `>` and
/// `=`. It prints the end of sequences with an intermediate byte, such as DECRQM (`CSI ? 2026 $
/// p`).
enum SimpleTerminal {
  /// Returns the printed characters, except for text in `<…>`, which the probe writes itself.
  static func printed(_ output: String) -> String {
    var printed = ""
    var scalars = Array(output.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      if scalar == "<" {
        while let next = scalars.popFirst(), next != ">" {}
      } else if scalar != "\u{1B}" {
        if scalar.value >= 0x20 { printed.unicodeScalars.append(scalar) }
      } else if let kind = scalars.popFirst() {
        switch kind {
        case "[":
          while let next = scalars.first, "0123456789;:?>=".unicodeScalars.contains(next) {
            scalars.removeFirst()
          }
          // An intermediate byte also ends the sequence.
          _ = scalars.popFirst()
        case "]", "P":
          while let next = scalars.popFirst(), next != "\u{7}" {
            if next == "\u{1B}" {
              scalars.removeFirst()
              break
            }
          }
        case "(", ")": _ = scalars.popFirst()
        default: break
        }
      }
    }
    return printed
  }
}
