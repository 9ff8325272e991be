// SPDX-License-Identifier: MIT
// Views: a part of a text in one style.

/// A part of a `Text` in one style.
package struct TextRun: Equatable {
  package var string: String
  package var style: TextStyle
  /// The destination of a link; empty for other text.
  package var link = ""

  package init(string: String, style: TextStyle, link: String = "") {
    self.string = string
    self.style = style
    self.link = link
  }
}
