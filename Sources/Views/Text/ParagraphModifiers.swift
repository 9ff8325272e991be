// SPDX-License-Identifier: MIT
// Views: how the rows of texts are set.

public import CuriumEngine
public import CuriumTokens

extension View {
  /// How many lines a text in the view may take; nil is any number.
  public func lineLimit(_ number: Int?) -> some View { lines(least: 1, most: number) }

  /// How many lines a text in the view takes at least, in room, and at most.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound)
  }

  /// How many lines a text in the view takes at least, in room.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(least: limit.lowerBound, most: nil)
  }

  /// How many lines a text in the view may take.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(least: 1, most: limit.upperBound)
  }

  /// How many lines a text in the view may take, and whether a shorter one takes their room as well.
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

  /// The empty rows between the rows of a text in the view.
  public func lineSpacing(_ lineSpacing: Length) -> some View {
    EnvironmentWriter(content: self, value: lineSpacing) {
      $0.inherited.paragraph.lineSpacing = $1
    }
  }

  /// The case that text in the view is shown in; nil is as it is written.
  public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentWriter(content: self, value: textCase) { $0.inherited.paragraph.letterCase = $1 }
  }
}

private struct TextLines {
  let least: Int
  let most: Int?
}
