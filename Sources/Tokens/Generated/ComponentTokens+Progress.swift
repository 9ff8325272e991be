// SPDX-License-Identifier: MIT
// Token: the tokens of ComponentTokens.Progress; made by Scripts/generate.

extension ComponentTokens {
  /// Tokens `progress.…`.
  public enum Progress {
    /// The colour of the remaining part of a progress bar.
    @inlinable public static var trackColor: Color { Color(token: 365) }
    /// The colour of the completed part of a progress bar.
    @inlinable public static var fillColor: Color { Color(token: 366) }
    /// The colour of the label and the percentage.
    @inlinable public static var labelColor: Color { Color(token: 367) }
    /// The colour of a spinner.
    @inlinable public static var spinnerColor: Color { Color(token: 368) }
    /// The space between the parts of a progress view.
    @inlinable public static var spacing: Length { Length(token: 74) }
  }
}
