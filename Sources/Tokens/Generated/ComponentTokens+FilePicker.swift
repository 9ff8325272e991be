// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.FilePicker; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `filePicker.…`.
  public enum FilePicker {
    /// Where one is.
    @inlinable public static var pathColor: Color { Color(token: 368) }
    /// The sign of a folder.
    @inlinable public static var folderColor: Color { Color(token: 369) }
    /// The sign of a file.
    @inlinable public static var fileColor: Color { Color(token: 370) }
    /// The name of a folder or a file.
    @inlinable public static var nameColor: Color { Color(token: 371) }
    /// What else is known of it.
    @inlinable public static var detailColor: Color { Color(token: 372) }
    /// Room between the parts of a row.
    @inlinable public static var spacing: Length { Length(token: 79) }
  }
}
