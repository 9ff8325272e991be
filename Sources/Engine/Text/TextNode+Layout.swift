// SPDX-License-Identifier: MIT
// Views: the text of a node as it is shown, before it is broken into rows.

import CuriumTerminal
import CuriumText
import CuriumTokens

extension TextNode {
  /// Returns the rows of the text, not yet broken.
  func makeLayout() -> TextLayout {
    let inherited = scope.values.inherited
    var traits = TextLayout.Traits()
    traits.truncation = inherited.truncationMode
    traits.ellipsis = inherited.glyph("ellipsis") ?? "…"
    traits.tabWidth = Int(inherited.paragraph.tabWidth)
    traits.ambiguousIsWide = graph.painting.pool.ambiguousIsWide
    traits.keepsIndentation = inherited.paragraph.keepsIndentation
    var string = shown(text.string, text.style)
    if text.following.isEmpty { return TextLayout(string, traits: traits) }
    var ends = [string.utf8.count]
    ends.reserveCapacity(text.following.count + 1)
    for run in text.following {
      string += shown(run.string, run.style)
      ends.append(string.utf8.count)
    }
    return TextLayout(string, runEnds: ends, traits: traits)
  }

  /// Returns the string of a run in the case and spacing of its font and the case of the
  /// environment.
  private func shown(_ string: String, _ style: TextStyle) -> String {
    let font = resolvedFont(style)
    let string = font.changesText ? font.applied(to: string) : string
    switch scope.values.inherited.paragraph.letterCase {
    case nil: return string
    case .uppercase: return string.uppercased()
    case .lowercase: return string.lowercased()
    }
  }
}
