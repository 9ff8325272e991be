// SPDX-License-Identifier: MIT
// Tool: names of places on a page.

/// Names of places on a page, for `id` and the part of a link behind `#`.
enum Slug {
  /// The name of a heading, as GitHub makes it.
  static func heading(_ text: String) -> String {
    String(
      text.lowercased().compactMap { character in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character)
          ? character : nil
      })
  }

  /// The name of a declaration, of letters that need no escape in a link.
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
