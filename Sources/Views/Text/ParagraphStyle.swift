// SPDX-License-Identifier: MIT
// Views: how the rows of texts are set: their number, distance, tabs and case.

public import CuriumTokens

/// What texts inherit for their rows beside the limit, the truncation and the alignment.
struct ParagraphStyle: Equatable {
  /// The rows that are kept free where a text has fewer.
  var leastLines: Int32 = 1
  var tabWidth: Int32 = 8
  var lineSpacing: Length = 0
  var letterCase: TextCase?

  /// Whether a single line is drawn as it is, and in a single row.
  var isPlain: Bool { leastLines <= 1 && letterCase == nil }
}

/// Whether a text is shown in capitals.
public enum TextCase: Hashable, Sendable {
  /// All capitals.
  case uppercase
  /// No capitals.
  case lowercase
}

extension EnvironmentValues {
  /// The distance between the rows of a text.
  public var lineSpacing: Length {
    get {
      note(.textLayout)
      return inherited.paragraph.lineSpacing
    }
    set { inherited.paragraph.lineSpacing = newValue }
  }

  /// The case that texts are shown in; nil is as they are written.
  public var textCase: TextCase? {
    get {
      note(.textLayout)
      return inherited.paragraph.letterCase
    }
    set { inherited.paragraph.letterCase = newValue }
  }

  /// How far tabs reach in a text: to the next multiple of so many columns, 1 to 64; 8 unless set.
  public var tabWidth: Int {
    get {
      note(.textLayout)
      return Int(inherited.paragraph.tabWidth)
    }
    set { inherited.paragraph.tabWidth = Int32(max(1, min(64, newValue))) }
  }
}
