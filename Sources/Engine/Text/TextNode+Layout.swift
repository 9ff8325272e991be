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
    var font = resolvedFont(text.style)
    var string = shown(text.string, font)
    if text.following.isEmpty { return TextLayout(string, traits: traits) }
    var ends = [string.utf8.count]
    ends.reserveCapacity(text.following.count + 1)
    for run in text.following {
      let next = resolvedFont(run.style)
      let part = shown(run.string, next)
      if font.letterSpacing > 0, next.letterSpacing > 0, let last = string.last,
        let first = part.first
      {
        string += font.gap(between: last, and: first)
      }
      string += part
      ends.append(string.utf8.count)
      if !part.isEmpty { font = next }
    }
    return TextLayout(string, runEnds: ends, traits: traits)
  }

  /// Returns the string of a run in the case and spacing of its font and the case of the
  /// environment.
  private func shown(_ string: String, _ font: ResolvedFont) -> String {
    let string = font.changesText ? font.applied(to: string) : string
    switch scope.values.inherited.paragraph.letterCase {
    case nil: return string
    case .uppercase: return string.uppercased()
    case .lowercase: return string.lowercased()
    }
  }
}
