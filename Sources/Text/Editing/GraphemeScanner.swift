// SPDX-License-Identifier: MIT
// Text: the graphemes of a text by their places, without making characters of most.

import CuriumTerminal

/// A grapheme of a text that is laid out.
struct ScannedGrapheme {
  /// Where the next one begins, in bytes.
  var end: Int
  /// The columns it takes, but for tabs and soft hyphens.
  var columns: Int
  var kind: LineBreakKind
}

/// Reads the graphemes of a text from its bytes. Places are offsets in bytes of UTF-8.
package struct GraphemeScanner {
  private let text: String
  package let bytes: UnsafeBufferPointer<UInt8>
  private let ambiguousIsWide: Bool

  init(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>, ambiguousIsWide: Bool) {
    self.text = text
    self.bytes = bytes
    self.ambiguousIsWide = ambiguousIsWide
  }

  /// The grapheme that begins at `index`, which is before the end.
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
      // Nothing joins a control, but a line feed its carriage return.
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
      return ScannedGrapheme(end: end, columns: columns, kind: kind(of: first, columns))
    }
    // A slice of its own, so that no grapheme before it is looked at: half a text of flags would be.
    let rest = text[text.utf8.index(text.startIndex, offsetBy: index)...]
    let behind = rest.index(after: rest.startIndex)
    let columns = GraphemeWidth.columns(
      of: rest[rest.startIndex], ambiguousIsWide: ambiguousIsWide)
    return ScannedGrapheme(
      end: text.utf8.distance(from: text.startIndex, to: behind), columns: columns,
      kind: kind(of: first, columns))
  }

  private func kind(of scalar: Unicode.Scalar, _ columns: Int) -> LineBreakKind {
    scalar.value < 0x80
      ? .of(ascii: UInt8(scalar.value)) : .of(scalar.value, columns: columns)
  }

  /// The scalar at a place where one begins. A string's bytes are always well formed.
  private func scalar(at index: Int) -> Unicode.Scalar {
    let lead = UInt32(bytes[index])
    func tail(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset]) & 0x3F }
    let value =
      switch lead {
      case ..<0x80: lead
      case ..<0xE0: (lead & 0x1F) << 6 | tail(1)
      case ..<0xF0: (lead & 0x0F) << 12 | tail(1) << 6 | tail(2)
      default: (lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
      }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
