// SPDX-License-Identifier: MIT
// Organism: the languages of code blocks in Markdown.

public import CuriumControls

private struct CodeLanguagesKey: EnvironmentKey {
  static var defaultValue: [CodeLanguage] { CodeLanguage.all }
}

extension EnvironmentValues {
  var codeLanguages: [CodeLanguage] {
    get { self[CodeLanguagesKey.self] }
    set { self[CodeLanguagesKey.self] = newValue }
  }
}

extension View {
  /// Adds languages for the code blocks of the Markdown views in this view. They replace languages
  /// of the kit with the same names.
  ///
  ///     struct Manual: View {
  ///       private static let todo = CodeLanguage("todo", rules: [.toLineEnd(.comment, "x ")])
  ///       let text: String
  ///
  ///       var body: some View { MarkdownView(text).codeLanguages([Self.todo]) }
  ///     }
  ///
  /// - Parameter languages: The languages, whose names follow the fences of code blocks.
  public func codeLanguages(_ languages: [CodeLanguage]) -> some View {
    transformEnvironment(\.codeLanguages) { $0 = languages + $0 }
  }
}
