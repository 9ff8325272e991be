// SPDX-License-Identifier: MIT
// Organism: a Markdown document with headings, lists, quotes, tables and code.

public import CuriumControls

/// A Markdown document: headings, paragraphs, lists, quotes, code blocks, tables and rules.
///
/// Lists can contain tasks, and text can contain emphasis, code and links. As on GitHub, a quote
/// that begins with a line such as `[!NOTE]` is an alert: `NOTE`, `TIP`, `IMPORTANT`, `WARNING` or
/// `CAUTION`. `[^1]` refers to the footnote that begins with `[^1]:`, and each of them is a link to
/// the other. Images are shown as their alternative text.
///
/// The view doesn't scroll. Put a long document into a `ScrollView`, where only the visible blocks
/// are laid out. Appended text is parsed incrementally, so the view is suitable for text that
/// arrives word by word.
///
/// It follows CommonMark. A link such as `[docs][1]` is a link as soon as its definition,
/// `[1]: https://example.com`, has arrived. Web addresses without brackets are links, as on GitHub.
/// Code has colours if its fence names a language that the kit knows, or one of
/// `.codeLanguages(_:)`. The user can check the boxes of tasks only with `.markdownTasks(in:)`. A
/// table shows up to 256 columns.
///
/// Of HTML, it shows `<b>`, `<i>`, `<s>`, `<code>`, `<kbd>`, `<a href>`, `<img alt>`, `<br>`,
/// `<hr>`, `<h1>` to `<h6>`, `<pre>`, and `align`. `<details>` is a group that the user opens, with
/// `<summary>` as its title. Comments, scripts, styles and all other tags of HTML are hidden. Text
/// in angle brackets that isn't a tag of HTML, such as `<name>`, is shown.
///
/// Tab reaches each link. A link such as `[Set up](#set-up)` scrolls to the heading with this name
/// in the same document, if the view is in a `ScrollView`. Names follow GitHub's rules: the words
/// of the heading in lower case, without punctuation, and with `-` for each space; headings with
/// the same words get `-1`, `-2` and so on. Other links call `\.openURL`. `MarkdownBrowser` shows
/// the headings beside the document.
///
/// *Sizing:* fills the width; as tall as its lines.
/// *Tokens:* `markdown.*`, `code.*`, `divider.*`, `keyHint.*`, `section.*`, `table.spacing`,
/// `table.headerFont`, `banner.titleFont`, `banner.spacing`. The labels come from `\.strings`.
///
///     ScrollView {
///       MarkdownView("# Release notes\nCheckout is *twice* as fast.")
///     }
public struct MarkdownView: View {
  private let source: String
  @State private var reader = MarkdownReader()
  @Environment(\.ambiguousIsWide) private var ambiguousIsWide

  /// Creates a view of the Markdown text `source`.
  public init(_ source: String) { self.source = source }

  /// The blocks in a column.
  public var body: some View {
    reader.read(source, ambiguousIsWide: ambiguousIsWide)
    return reader.column
  }
}
