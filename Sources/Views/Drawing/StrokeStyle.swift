// SPDX-License-Identifier: MIT
// Views: how a path is drawn as a line.

import CuriumEngine
public import CuriumTokens

/// How wide a line is, and of what.
public struct StrokeStyle: Hashable, Sendable {
  /// 1 is the thinnest line there is; dots of braille have so many dots, lines of box drawing are
  /// heavy from 2 on.
  public var lineWidth: Int
  /// Dots drawn and left out in turns; empty for a line without gaps.
  public var dash: [Int]
  /// The line of box drawing for edges along rows and columns; nil takes one by the width.
  public var border: BorderStyle?

  /// A line of a width.
  public init(lineWidth: Int = 1, dash: [Int] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }

  /// A line of a kind of border, or of a border token.
  public init(border: BorderStyle) {
    lineWidth = 1
    dash = []
    self.border = border
  }

  /// The line under a theme.
  func line(in theme: AppTheme) -> BorderLine {
    let style = border ?? (!dash.isEmpty ? .dashed : lineWidth > 1 ? .heavy : .light)
    return style.line(in: theme)
  }

  /// Whether the dot at a distance is drawn.
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
