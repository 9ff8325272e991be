// SPDX-License-Identifier: MIT
// Organism: how the rows of a diff look.

import CuriumTokens

/// The properties of the screen that the rows of a diff depend on.
struct DiffLook: Equatable {
  var isEnabled = true
  /// `true` if added and removed lines have backgrounds. Otherwise, their text has a colour: in
  /// terminals with few colours, and in themes of the terminal's own colours, a background would
  /// look like that of the page.
  var hasGrounds = true
  /// `true` if the words that differ are underlined, in terminals without colours.
  var underlinesMarks = false
  var showsNumbers = true
  var wraps = true
  var tabWidth = 8
  /// The first visible column of lines that don't wrap.
  var firstColumn = 0
  var ambiguousIsWide = false

  /// The colours of a kind of lines.
  struct Colors {
    /// The colour of the sign and of the numbers.
    let sign: Color
    let ground: Color
    let mark: Color
    let markText: Color
  }

  /// Returns the colours of added or removed lines; `nil` for others.
  static func colors(of kind: DiffLine.Kind) -> Colors? {
    typealias Tokens = ComponentTokens.Diff
    return switch kind {
    case .unchanged: nil
    case .added:
      Colors(
        sign: Tokens.addedColor, ground: Tokens.addedBackgroundColor, mark: Tokens.addedMarkColor,
        markText: Tokens.addedMarkTextColor)
    case .removed:
      Colors(
        sign: Tokens.removedColor, ground: Tokens.removedBackgroundColor,
        mark: Tokens.removedMarkColor, markText: Tokens.removedMarkTextColor)
    }
  }

  /// Returns the background of a kind of lines.
  func ground(of kind: DiffLine.Kind) -> Color {
    isEnabled && hasGrounds ? Self.colors(of: kind)?.ground ?? .clear : .clear
  }

  /// The background of the names of files and the positions of hunks.
  var headerGround: Color { hasGrounds ? ComponentTokens.Diff.headerBackgroundColor : .clear }

  /// Returns the colour of text; `nil` while the diff is disabled, for the colour of its
  /// environment. On the background of changed lines, it is adjusted until it is legible.
  func ink(_ color: Color, onGround: Bool = false) -> Color? {
    isEnabled ? onGround ? color.legible() : color : nil
  }
}
