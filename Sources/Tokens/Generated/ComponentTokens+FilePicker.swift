// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.FilePicker; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `filePicker.…`.
  public enum FilePicker {
    /// The colour of the current path.
    @inlinable public static var pathColor: Color { Color(token: 460) }
    /// The colour of a folder's icon.
    @inlinable public static var folderColor: Color { Color(token: 461) }
    /// The colour of a file's icon.
    @inlinable public static var fileColor: Color { Color(token: 462) }
    /// The colour of a file or folder name.
    @inlinable public static var nameColor: Color { Color(token: 463) }
    /// The colour of an item's details, such as its size.
    @inlinable public static var detailColor: Color { Color(token: 464) }
    /// The space between the parts of a row.
    @inlinable public static var spacing: Length { Length(token: 105) }
    /// The width of the sheets that ask for a file.
    @inlinable public static var width: Length { Length(token: 106) }
    /// The height of the sheets that ask for a file.
    @inlinable public static var height: Length { Length(token: 107) }
    /// The minimum height of the files in a sheet that asks for a file.
    @inlinable public static var minHeight: Length { Length(token: 108) }
  }
}
