// SPDX-License-Identifier: MIT
// Token: what became of reading a theme file.

public import CuriumTokens

/// The theme of a file, if it is one, and everything that was found in it.
///
///     let reading = ThemeFile.read(contentsOf: "ocean.tokens.json")
///     for error in reading.errors { print(error) }
///     let theme = reading.theme ?? .dark
public struct ThemeReading: Sendable {
  /// The theme; nil where there is an error, and where none was asked for.
  public let theme: AppTheme?
  /// What keeps the file from being a theme, a hundred faults at most.
  public let errors: [ThemeFileError]
  /// What was read all the same, and should be written otherwise.
  public let warnings: [ThemeFileError]
  /// The tokens of the kit that the file says nothing of: those of its base are in force.
  public let missing: [String]

  /// The theme, or the first error thrown.
  func get() throws(ThemeFileError) -> AppTheme {
    if let error = errors.first { throw error }
    guard let theme else {
      throw Place(file: "", line: 0, path: "").error(.unreadable, "a theme", "Check the file.")
    }
    return theme
  }
}
