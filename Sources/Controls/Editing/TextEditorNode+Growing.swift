// SPDX-License-Identifier: MIT
// Views: the height of a text editor that grows with its text.

@_spi(Nodes) import CuriumEngine
import CuriumEditing

extension TextEditorNode {
  /// The minimum and maximum height of an editor that grows with its text; `nil` if it doesn't
  /// grow.
  var lineLimits: ClosedRange<Int>? {
    let inherited = scope.values.inherited
    let least = Int(inherited.paragraph.leastLines)
    if inherited.lineLimit == nil, least <= 1 { return nil }
    return least...max(least, inherited.lineLimit ?? Self.growthLimit)
  }

  /// The maximum height of an editor without an upper limit.
  private static let growthLimit = 512

  /// Returns the rows of the text in an editor of `width` columns, at most `limit`.
  func rowCount(inWidth width: Int, upTo limit: Int) -> Int {
    var rows = TextRows()
    rows.setWidth(rowWidth(inWidth: width), metrics)
    return rows.count(in: editing.buffer, upTo: limit)
  }

  /// Requests another height if the number of rows has changed.
  func growIfNeeded() {
    guard let limits = lineLimits, size.width > 0 else { return }
    let count = rowCount(inWidth: Int(size.width), upTo: limits.upperBound)
    if max(limits.lowerBound, count) + messageRow != size.height { setNeedsLayout() }
  }
}
