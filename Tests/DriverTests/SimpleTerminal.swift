// SPDX-License-Identifier: MIT
// Testing: a terminal that parses as little as old ones do, and prints the rest.

/// A terminal that knows control sequences with digits, `;` and one of `?`, `>` and `=`, and strings.
/// Of a sequence with an intermediate byte, such as DECRQM (`CSI ? 2026 $ p`), it prints the end.
enum SimpleTerminal {
  /// Returns the printed characters, without what is in `<…>`, which the probe writes itself.
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
          // With an intermediate byte, too, the sequence counts as over.
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
