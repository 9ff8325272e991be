// SPDX-License-Identifier: MIT
// Tool: anchors on a page.

/// Creates anchors on a page, for `id` and the fragment of a link.
enum Slug {
  /// The anchor of a heading, as on GitHub.
  static func heading(_ text: String) -> String {
    String(
      text.lowercased().compactMap { character in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character)
          ? character : nil
      })
  }

  /// The anchor of a declaration, without characters that need escaping in a link.
  static func safe(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", ":", "(", ")":
        result.unicodeScalars.append(scalar)
      case "/": result += result.isEmpty ? "" : "."
      default: result += "x" + String(scalar.value, radix: 16)
      }
    }
    return result
  }
}
