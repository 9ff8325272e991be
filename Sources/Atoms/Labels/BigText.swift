// SPDX-License-Identifier: MIT
// Atom: text in block letters.

public import CuriumControls
import CuriumTokens

/// A short text in block letters, three or five rows high.
///
/// Latin letters, digits and common symbols are drawn in capitals; other characters are a box.
///
/// *Sizing:* hugs its text. Without enough room, whole letters are omitted. *Tokens:*
/// `bigText.text`.
///
///     BigText(text: "12:45")
///     BigText(text: "OK", size: .large)
public struct BigText: View {
  /// The height of the letters.
  public enum Size: UInt8, Hashable, Sendable, CaseIterable {
    /// Three rows.
    case medium
    /// Five rows.
    case large
  }

  private let text: String
  private let size: Size
  @Environment(\.iconSet) private var iconSet

  /// The maximum number of letters, more than any screen has room for.
  private static let limit = 250

  /// Creates a view of `text` in block letters.
  public init(text: String, size: Size = .medium) {
    self.text = text
    self.size = size
  }

  /// The rows of block glyphs.
  public var body: some View {
    let rows = rows
    ViewThatFits(in: .horizontal) {
      stack(rows)
      GeometryReader { stack(shortened(rows, to: $0.size.width)) }
        .frame(height: Length(rows.count))
    }
    .foregroundStyle(ComponentTokens.BigText.textColor)
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.text)
    .accessibilityLabel(text)
  }

  private func stack(_ rows: [String]) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<rows.count) { Text(rows[$0]).lineLimit(1) }
    }
  }

  /// Returns as many whole letters as fit. An ellipsis after the last row marks the omission.
  private func shortened(_ rows: [String], to columns: Int) -> [String] {
    let pitch = size == .large ? 2 : 1
    // The gap and the ellipsis take one column each.
    let points = BlockLetters.ends(of: letters).last { $0 * pitch + 2 <= columns } ?? 0
    var rows = rows.map { String($0.prefix(points * pitch)) }
    guard let last = rows.indices.last else { return rows }
    rows[last] += (points > 0 ? " " : "") + Icon("curium.ellipsis").glyph(in: iconSet)
    return rows
  }

  private var letters: String { String(text.prefix(Self.limit)) }

  private var rows: [String] {
    let points = BlockLetters.rows(of: letters)
    let full = glyph("full")
    if size == .large {
      // A point of two columns looks square.
      return points.map { row in row.map { $0 ? full + full : "  " }.joined() }
    }
    let (upper, lower) = (glyph("upper"), glyph("lower"))
    return stride(from: 0, to: points.count, by: 2).map { index in
      points[index].indices.map { column in
        let isLower = index + 1 < points.count && points[index + 1][column]
        return switch (points[index][column], isLower) {
        case (true, true): full
        case (true, false): upper
        case (false, true): lower
        case (false, false): " "
        }
      }.joined()
    }
  }

  private func glyph(_ part: String) -> String {
    Icon("curium.block.\(part)").glyph(in: iconSet)
  }
}
