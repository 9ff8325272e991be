// SPDX-License-Identifier: MIT
// Views: modifiers for lines of text.

public import CuriumEngine
public import CuriumTokens

extension View {
  /// Sets the maximum number of lines of text in the view. `nil` means any number.
  public func lineLimit(_ number: Int?) -> some View { lines(least: 1, most: number) }

  /// Sets the minimum number of lines that text in the view reserves, and the maximum number of
  /// lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound)
  }

  /// Sets the minimum number of lines that text in the view reserves.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(least: limit.lowerBound, most: nil)
  }

  /// Sets the maximum number of lines of text in the view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(least: 1, most: limit.upperBound)
  }

  /// Sets the maximum number of lines of text in the view, and whether shorter text reserves the
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

  /// Sets the number of empty rows between the rows of text in the view.
  public func lineSpacing(_ lineSpacing: Length) -> some View {
    EnvironmentWriter(content: self, value: lineSpacing) {
      $0.inherited.paragraph.lineSpacing = $1
    }
  }

  /// Sets the letter case of text in the view. `nil` leaves the text unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentWriter(content: self, value: textCase) { $0.inherited.paragraph.letterCase = $1 }
  }
}

private struct TextLines {
  let least: Int
  let most: Int?
}
