// SPDX-License-Identifier: MIT
// Views: the styles of HTML elements in Markdown.

/// The style of the text in an HTML element.
enum HTMLStyle: Hashable {
  case strong, slanted, struck, code
  /// The name of a key.
  case key

  /// Creates the style of the element with this name; `nil` if it has none.
  init?(element: String) {
    switch element {
    case "b", "strong": self = .strong
    case "i", "em", "var", "cite", "dfn": self = .slanted
    case "s", "del", "strike": self = .struck
    case "code", "tt", "samp": self = .code
    case "kbd": self = .key
    default: return nil
    }
  }
}
