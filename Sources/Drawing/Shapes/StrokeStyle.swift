// SPDX-License-Identifier: MIT
// Views: the style of a stroked path.

import CuriumEngine
public import CuriumTokens

/// The width, dashes and glyphs of a line.
///
///     RoundedRectangle(cornerRadius: 1).stroke(.border, style: StrokeStyle(dash: [2, 1]))
public struct StrokeStyle: Hashable, Sendable {
  /// The width. Lines of braille dots are that many dots wide, and lines of quarters that many
  /// quarters; box-drawing lines with a width of 2 or more are heavy.
  public var lineWidth: Int
  /// The lengths of dashes and gaps in turn, in dots or quarters; empty for a continuous line.
  public var dash: [Int]
  /// The box-drawing line for edges along rows and columns; `nil` chooses one by width and dashes.
  public var border: BorderStyle?
  /// `true` if a box-drawing line replaces the lines that it crosses. Otherwise it joins them.
  package var replacesLines = false

  /// Creates a line that is `lineWidth` wide. `dash` contains the lengths of dashes and gaps in
  /// turn, in dots or quarters; an empty array means a continuous line.
  public init(lineWidth: Int = 1, dash: [Int] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }

  /// Creates a line with the glyphs of `border`, a border style or a border token.
  public init(border: BorderStyle) {
    lineWidth = 1
    dash = []
    self.border = border
  }

  /// Returns the box-drawing line in a theme.
  func line(in theme: AppTheme) -> BorderLine {
    let style = border ?? (!dash.isEmpty ? .dashed : lineWidth > 1 ? .heavy : .light)
    return style.line(in: theme)
  }

  /// Returns whether the dot at a distance from the start is drawn.
  func isInked(at distance: Int) -> Bool {
    if dash.isEmpty { return true }
    let lengths = dash.map { min(max(0, $0), 10_000) }
    let total = lengths.reduce(0, +)
    if total == 0 { return true }
    var rest = distance % (lengths.count.isMultiple(of: 2) ? total : 2 * total)
    for index in 0..<(2 * lengths.count) {
      let length = lengths[index % lengths.count]
      if rest < length { return index.isMultiple(of: 2) }
      rest -= length
    }
    return true
  }
}
