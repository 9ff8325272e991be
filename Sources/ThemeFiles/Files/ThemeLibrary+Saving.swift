// SPDX-License-Identifier: MIT
// Token: saves themes in the user's folder.

import CuriumTerminal
public import CuriumTokens

extension ThemeLibrary {
  /// Saves `theme`, a modified version of the selected theme, and selects the saved one.
  ///
  /// If the selected theme is in a file, changes only the tokens that differ. For a built-in theme,
  /// a new file in the user's folder contains the differences: `my-dark.tokens.json`, or
  /// `my-dark-2` if that exists. For another program's scheme, and for a resolver document, a new
  /// file contains all tokens.
  ///
  /// - Returns: The entry of the file.
  /// - Throws: `ThemeFileError` if the file is invalid or can't be written.
  @discardableResult public func save(_ theme: AppTheme) throws(ThemeFileError) -> Entry.ID {
    let path: String
    if let file = choice, var document = try selectedDocument() {
      path = file
      try document.update(to: theme)
      try document.write(to: path)
    } else {
      let base = choice.flatMap(entry)?.theme
      let original = base ?? AppTheme.builtIn.first { $0.name == theme.name } ?? theme
      // The name of a theme in a file can be anything, even an invalid file name.
      let stem = "my-\(ImportedTheme.slug(original.name))"
      do throws(FileFault) {
        try FileFacts.makeFolder(folder)
      } catch {
        throw FileBytes.unwritable(error)
      }
      var count = 1
      while true {
        let name = count > 1 ? "\(stem)-\(count)" : stem
        let number = count > 1 ? " \(count)" : ""
        let named = theme.named(name, displayName: "My \(original.displayName)\(number)")
        let document = ThemeDocument(named, changing: original)
        let new = file(name)
        // Only creates a new file, because another program may be saving to the same folder.
        if !FileFacts.exists(new), try document.create(at: new) {
          path = new
          break
        }
        count += 1
      }
    }
    if let fault = load(path) { throw fault }
    choose(path)
    return path
  }

  /// Returns the document of the selected theme; `nil` if it isn't in a file of tokens.
  private func selectedDocument() throws(ThemeFileError) -> ThemeDocument? {
    guard let file = choice.flatMap(entry)?.path, !file.hasSuffix(".resolver.json"),
      Self.isDocument(file)
    else { return nil }
    let document = try ThemeDocument(contentsOf: file)
    return document.isResolver ? nil : document
  }

  private func file(_ name: String) -> String { FileFacts.join(folder, "\(name).tokens.json") }
}
