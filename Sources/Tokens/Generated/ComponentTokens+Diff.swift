// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Diff; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `diff.…`.
  public enum Diff {
    /// The text of a line.
    @inlinable public static var textColor: Color { Color(token: 527) }
    /// The number of an unchanged line.
    @inlinable public static var lineNumberColor: Color { Color(token: 528) }
    /// The sign and the number of an added line. Where it has no background, also its text.
    @inlinable public static var addedColor: Color { Color(token: 529) }
    /// The background of an added line.
    @inlinable public static var addedBackgroundColor: Color { Color(token: 530) }
    /// The background of the words that differ in an added line.
    @inlinable public static var addedMarkColor: Color { Color(token: 531) }
    /// The words that differ in an added line.
    @inlinable public static var addedMarkTextColor: Color { Color(token: 532) }
    /// The sign and the number of a removed line. Where it has no background, also its text.
    @inlinable public static var removedColor: Color { Color(token: 533) }
    /// The background of a removed line.
    @inlinable public static var removedBackgroundColor: Color { Color(token: 534) }
    /// The background of the words that differ in a removed line.
    @inlinable public static var removedMarkColor: Color { Color(token: 535) }
    /// The words that differ in a removed line.
    @inlinable public static var removedMarkTextColor: Color { Color(token: 536) }
    /// The name of a file.
    @inlinable public static var fileColor: Color { Color(token: 537) }
    /// The position of a hunk.
    @inlinable public static var hunkColor: Color { Color(token: 538) }
    /// The background of the names of files and the positions of hunks.
    @inlinable public static var headerBackgroundColor: Color { Color(token: 539) }
    /// Text beside the changes, such as the number of unchanged lines and the message of a commit.
    @inlinable public static var noteColor: Color { Color(token: 540) }
    /// The space between the numbers, the sign and the text of a line.
    @inlinable public static var spacing: Length { Length(token: 120) }
    /// The text style of the name of a file.
    @inlinable public static var fileFont: Font { Font(token: 84) }
  }
}
