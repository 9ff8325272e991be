// SPDX-License-Identifier: MIT
// Token: the result of reading a theme file.

public import CuriumTokens

/// The theme in a file, with the errors and warnings of reading it.
///
///     let reading = ThemeFile.read(contentsOf: "ocean.tokens.json")
///     for error in reading.errors { print(error) }
///     let theme = reading.theme ?? .dark
public struct ThemeReading: Sendable {
  /// The theme; `nil` if there are errors, or if only tokens were checked.
  public let theme: AppTheme?
  /// The errors that make the theme invalid, a hundred at most.
  public let errors: [ThemeFileError]
  /// The warnings: accepted forms that should be changed.
  public let warnings: [ThemeFileError]
  /// The kit's tokens that the file doesn't set. They have the values of its base. Gradients, icons
  /// and wordmarks aren't listed, because themes don't need their own.
  public let missing: [String]
  /// The paths of the files that a resolver document refers to, even of those that can't be read.
  var sources: Set<String> = []

  /// Returns the theme, or throws the first error.
  package func get() throws(ThemeFileError) -> AppTheme {
    if let error = errors.first { throw error }
    guard let theme else {
      throw Place(file: "").error(.unreadable, "a theme", "Check the file.")
    }
    return theme
  }
}
