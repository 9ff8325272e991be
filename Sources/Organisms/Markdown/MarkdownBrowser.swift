// SPDX-License-Identifier: MIT
// Organism: a Markdown document with a table of contents beside it.

public import CuriumControls

/// A scrolling Markdown document with its contents, a tree of its headings, beside it.
///
/// With `path:`, it shows pages that link to each other, and remembers those that the user visits.
///
/// Selecting a heading scrolls the document to it. When the user scrolls the document, the heading
/// of the part at the top is selected. Links to headings work as in `MarkdownView`, which also
/// describes the supported Markdown. A document without headings has no contents.
///
/// The contents are hidden unless they leave the document at least `markdown.documentWidth`
/// columns. In a narrower window, the command `markdown.contents` shows them in place of the
/// document, and hides them again.
///
/// *Sizing:* fills the available space. The user can drag the line between the parts.
/// *Keys:* F9, the command `markdown.contents`, moves the focus to the contents and shows them if
/// they are hidden; if they have the focus, it hides them. In the contents, those of `TreeView`;
/// Return on a heading without subheadings moves the focus to the document. In the document, those
/// of `ScrollView`; Tab reaches each link. Control-F finds text in the document, with the bar and
/// the keys of `.findNavigator`. With `path:`, Option-← and Option-→, the commands `markdown.back`
/// and `markdown.forward`, go to the earlier and later pages, at the part that the user has left;
/// Control-R and F5 load the page again.
/// *Tokens:* `markdown.*`, `split.*`, and those of `TreeView`.
///
///     MarkdownBrowser(
///       """
///       # Handbook
///       First [deploy](#deploy), then have a coffee.
///       ## Deploy
///       Push a tag.
///       """)
public struct MarkdownBrowser: View {
  /// The origin of the text.
  private enum Source {
    case text(String)
    case pages(Binding<String>, @MainActor (String) async throws -> String)
  }

  private let source: Source
  @State private var reader = MarkdownReader()

  /// Creates a view of the Markdown text `source`.
  public init(_ source: String) { self.source = .text(source) }

  /// Creates a view of pages that link to each other.
  ///
  /// A link to a path, such as `guides/set-up.md#linux`, opens that page. Other links call
  /// `\.openURL`. While a page loads, the one before stays visible; after 0.2 seconds, a spinner
  /// appears. An error takes the place of the page. The title in a `NavigationStack` is the first
  /// heading of the page.
  ///
  ///     struct Manual: View {
  ///       @State private var page = "README.md"
  ///
  ///       var body: some View {
  ///         MarkdownBrowser(path: $page) { path in
  ///           String(decoding: try await download("https://example.org/" + path), as: UTF8.self)
  ///         }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - path: The path of the visible page, with slashes between its names. Following a link
  ///    changes it. The address of a link is relative to the folder of its page, and without
  ///    percent-encoding.
  ///   - load: Returns the Markdown text of the page at a path. It is cancelled when the user opens
  ///    another page.
  public init(
    path: Binding<String>, load: @escaping @MainActor (_ path: String) async throws -> String
  ) {
    source = .pages(path, load)
  }

  /// The contents and the document.
  public var body: some View {
    switch source {
    case .text(let text): MarkdownPage(reader: reader, source: text)
    case .pages(let path, let load): MarkdownPages(path: path, load: load)
    }
  }
}
