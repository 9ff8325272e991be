// SPDX-License-Identifier: MIT
// Terminal: text in quotation marks.

extension String {
  /// Returns the text in quotation marks, with `\` before quotation marks and backslashes, and
  /// `\n`, `\r` and `\t`. `escape` returns the escape sequence of any other control character.
  package func quoted(escape: (Unicode.Scalar) -> String) -> String {
    // Most text has nothing to escape. Everything to escape begins with one of these bytes.
    let isPlain = utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F && $0 != 0xC2
    }
    if isPlain { return "\"" + self + "\"" }
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}": quoted += escape(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
