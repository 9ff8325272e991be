// SPDX-License-Identifier: MIT
// Views: the indentation of rows that continue a line of code.

import CuriumTerminal

extension TextLayout {
  /// Returns the start of the row after `row`, which began at `place`.
  func start(
    after row: TextRow, from place: TextRowStart, _ scanner: GraphemeScanner
  ) -> TextRowStart {
    let offset = row.range.upperBound
    guard traits.keepsIndentation, !row.endsLine else { return TextRowStart(offset: offset) }
    return TextRowStart(
      offset: offset,
      indentation: place.indentation ?? indentation(from: place.offset, scanner.bytes))
  }

  /// Returns the columns before the first letter of a line, as many as its other rows can keep.
  private func indentation(from start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let most = deepestIndentation
    var columns = 0
    for byte in bytes[start...] {
      if columns >= most || !byte.isSpaceOrTab { break }
      columns += byte == 0x20 ? 1 : traits.tabWidth - columns % traits.tabWidth
    }
    return min(columns, most)
  }

  /// The widest indentation that leaves enough room for text: half of the width.
  private var deepestIndentation: Int { max(0, min(offered / 2, offered - Self.leastRoom)) }

  /// Returns the minimum width in which rows can keep an indentation.
  func leastWidth(keeping indentation: Int) -> Int {
    indentation == 0 ? 0 : indentation + max(indentation, Self.leastRoom)
  }

  /// The minimum room for text beside an indentation: a wide grapheme.
  private static let leastRoom = 2
}
