// SPDX-License-Identifier: MIT
// Views: a highlighted part of a text.

package import CuriumTokens

/// A highlighted part of a text: selected text, or a match of a search.
package struct TextMark {
  /// The part, in UTF-8 bytes of the text as shown.
  var range: Range<Int>
  let ground: Color
  /// The colour of the text; `nil` keeps it.
  let ink: Color?
  /// `true` if terminals without enough colours show the mark too.
  let isStrong: Bool

  /// Returns the parts of the mark before and after `other`.
  func parts(outside other: Range<Int>) -> [TextMark] {
    let before = range.clamped(to: .min..<other.lowerBound)
    let after = range.clamped(to: other.upperBound..<(.max))
    return [before, after].filter { !$0.isEmpty }.map { part in
      var mark = self
      mark.range = part
      return mark
    }
  }

  package init(_ range: Range<Int>, ground: Color, ink: Color? = nil, isStrong: Bool = false) {
    (self.range, self.ground, self.ink, self.isStrong) = (range, ground, ink, isStrong)
  }
}
