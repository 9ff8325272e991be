// SPDX-License-Identifier: MIT
// Token: themes written into the user's folder.

public import CuriumTokens

extension ThemeLibrary {
  /// Writes a theme that was made of the chosen one, and chooses what was written.
  ///
  /// A file is changed in as many tokens as differ; all else in it stays. A theme of the kit gets a file
  /// of its own in the user's folder, with what differs alone: `my-dark.tokens.json`, or `my-dark-2` where
  /// there is one. So does a scheme of another program, with all tokens.
  ///
  /// - Returns: The entry of the file.
  /// - Throws: `ThemeFileError`, where the file is broken or cannot be written.
  @discardableResult public func save(_ theme: AppTheme) throws(ThemeFileError) -> Entry.ID {
    let path: String
    if let file = choice.flatMap(entry)?.path, !file.hasSuffix(".resolver.json"),
      Self.isDocument(file)
    {
      path = file
      var document = try ThemeDocument(contentsOf: path)
      try document.update(to: theme)
      try document.write(to: path)
    } else {
      let base = choice.flatMap(entry)?.theme
      let original = base ?? AppTheme.builtIn.first { $0.name == theme.name } ?? theme
      // A file may call its theme anything, also what no file can be called.
      let stem = "my-\(ImportedTheme.slug(original.name))"
      try FileFacts.makeFolder(folder)
      var count = 1
      while true {
        let name = count > 1 ? "\(stem)-\(count)" : stem
        let number = count > 1 ? " \(count)" : ""
        let named = theme.named(name, displayName: "My \(original.displayName)\(number)")
        let document = ThemeDocument(named, changing: original)
        let new = file(name)
        // Created only where there is nothing: another program may save into the same folder.
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

  private func file(_ name: String) -> String { FileFacts.join(folder, "\(name).tokens.json") }
}
