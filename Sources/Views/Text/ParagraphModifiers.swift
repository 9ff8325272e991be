// SPDX-License-Identifier: MIT
// Views: modifiers for lines of text.

public import CuriumEngine
public import CuriumTokens

extension View {
  /// Limits text in the view to `number` lines. `nil` means any number.
  ///
  ///     Text(lines.map(\.text).joined(separator: " ")).lineLimit(2)
  public func lineLimit(_ number: Int?) -> some View { lines(least: 1, most: number) }

  /// Limits text in the view to the upper bound of `limit`, in lines. Shorter text reserves the
  /// lines of the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound)
  }

  /// Reserves at least the lower bound of `limit`, in lines, for text in the view.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(least: limit.lowerBound, most: nil)
  }

  /// Limits text in the view to the upper bound of `limit`, in lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(least: 1, most: limit.upperBound)
  }

  /// Limits text in the view to `limit` lines. If `reservesSpace` is `true`, shorter text takes the
  /// space of all lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(least: reservesSpace ? limit : 1, most: limit)
  }

  private func lines(least: Int, most: Int?) -> some View {
    EnvironmentWriter(content: self, value: TextLines(least: least, most: most)) { values, lines in
      values.inherited.lineLimit = lines.most.map { max(1, $0) }
      values.inherited.paragraph.leastLines = Int32(
        clamping: max(1, min(lines.least, Int(ProposedViewSize.limit))))
    }
  }

  /// Adds `lineSpacing` empty rows between the rows of text in the view.
  ///
  ///     Text("Due on Friday\nPaid by Ada").lineSpacing(1)
  public func lineSpacing(_ lineSpacing: Length) -> some View {
    EnvironmentWriter(content: self, value: lineSpacing) {
      $0.inherited.paragraph.lineSpacing = $1
    }
  }

  /// Shows text in the view in the letter case `textCase`. `nil` leaves it unchanged.
  ///
  ///     Text("Recent releases").textCase(.uppercase)
  public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentWriter(content: self, value: textCase) { $0.inherited.paragraph.letterCase = $1 }
  }

  /// Keeps the indentation of lines of text that wrap in the view, as in code.
  package func indentationKept() -> some View {
    EnvironmentWriter(content: self, value: true) {
      $0.inherited.paragraph.keepsIndentation = $1
    }
  }

  /// Keeps all rows of text in the view, which scrolls, instead of shortening text for lack of
  /// height. A `lineLimit` and the height of a frame still shorten it.
  package func rowsKept() -> some View {
    EnvironmentWriter(content: self, value: true) { $0.inherited.paragraph.keepsRows = $1 }
  }
}

private struct TextLines {
  let least: Int
  let most: Int?
}
