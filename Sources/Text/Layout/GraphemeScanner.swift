// SPDX-License-Identifier: MIT
// Views: reads the graphemes of text from its bytes.

import CuriumTerminal

/// A grapheme as text layout uses it.
struct ScannedGrapheme {
  /// The offset of the next grapheme, in bytes.
  var end: Int
  /// The width in columns, except for tabs and soft hyphens.
  var columns: Int
  var kind: LineBreakKind
}

/// Reads the graphemes of a text from its bytes, most of them without creating a `Character`.
/// Offsets are in UTF-8 bytes.
package struct GraphemeScanner {
  private let text: String
  package let bytes: UnsafeBufferPointer<UInt8>
  private let ambiguousIsWide: Bool

  init(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>, ambiguousIsWide: Bool) {
    self.text = text
    self.bytes = bytes
    self.ambiguousIsWide = ambiguousIsWide
  }

  /// Returns the grapheme at `index`, which is before the end.
  @inline(__always) func grapheme(at index: Int) -> ScannedGrapheme {
    let byte = bytes[index]
    let next = index &+ 1
    if byte &- 0x20 < 0x5F, next == bytes.count || bytes[next] < 0x80 {
      return ScannedGrapheme(end: next, columns: 1, kind: .of(ascii: byte))
    }
    return other(at: index)
  }

  @inline(never) private func other(at index: Int) -> ScannedGrapheme {
    let byte = bytes[index]
    let next = index + 1
    if byte < 0x20 || byte == 0x7F {
      // Nothing joins a control character, except a line feed after a carriage return.
      if byte == 0x0D, next < bytes.count, bytes[next] == 0x0A {
        return ScannedGrapheme(end: next + 1, columns: 0, kind: .newline)
      }
      return ScannedGrapheme(end: next, columns: byte == 0x0A ? 0 : 1, kind: .of(ascii: byte))
    }
    let first = scalar(at: index)
    let end = index + UTF8.width(first)
    if GraphemeWidth.isAlone(first),
      end == bytes.count || bytes[end] < 0x80 || GraphemeWidth.isAlone(scalar(at: end))
    {
      let columns = GraphemeWidth.columns(of: first, ambiguousIsWide: ambiguousIsWide)
      return ScannedGrapheme(
        end: end, columns: columns,
        kind: .of(first, isWide: columns == 2 && GraphemeWidth.columns(of: first) == 2))
    }
    // A slice, so that graphemes before it aren't read. In a text of flags, they would be half the
    // text.
    let rest = text[text.utf8.index(text.startIndex, offsetBy: index)...]
    let cluster = rest[rest.startIndex]
    let columns = GraphemeWidth.columns(of: cluster, ambiguousIsWide: ambiguousIsWide)
    return ScannedGrapheme(
      end: index + cluster.utf8.count, columns: columns,
      kind: .of(first, isWide: columns == 2 && GraphemeWidth.isWide(cluster)))
  }

  /// Returns the first boundary of a grapheme at or after an offset, or after `start`, which is a
  /// boundary before it.
  package func boundary(atOrAfter offset: Int, from start: Int) -> Int {
    if offset > start, offset == bytes.count || bytes[offset - 1] < 0x80 && bytes[offset] < 0x80 {
      return offset
    }
    var place = start
    repeat { place = grapheme(at: place).end } while place < offset
    return place
  }

  /// Returns the scalar that begins at an offset.
  private func scalar(at index: Int) -> Unicode.Scalar {
    bytes.baseAddress.flatMap { Unicode.Scalar($0.scalar(at: index).scalar) } ?? "\u{FFFD}"
  }
}
