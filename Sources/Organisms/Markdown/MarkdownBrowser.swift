// SPDX-License-Identifier: MIT
// Organism: a Markdown document with a table of contents beside it.

import CuriumTokens
public import CuriumControls

/// A scrolling Markdown document with its contents, a tree of its headings, beside it.
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
/// the keys of `.findNavigator`.
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
  private let source: String
  @State private var reader = MarkdownReader()
  @State private var isCollapsed = false
  @State private var isFinding = false
  @FocusState private var isInContents: Bool
  @FocusState private var isInDocument: Bool
  @Environment(\.ambiguousIsWide) private var ambiguousIsWide
  @Environment(\.strings) private var strings

  /// Creates a view of the Markdown text `source`.
  public init(_ source: String) { self.source = source }

  /// The contents and the document.
  public var body: some View {
    reader.read(source, ambiguousIsWide: ambiguousIsWide)
    let headings = reader.headings
    return SplitView {
      if !headings.isEmpty {
        MarkdownContents(reader: reader, headings: headings) { isInDocument = true }
          .focused($isInContents)
          .paneSize(
            min: ComponentTokens.Markdown.contentsWidth,
            ideal: ComponentTokens.Markdown.contentsWidth
          )
          .paneCollapsed($isCollapsed)
      }
      ScrollView { reader.column.padding(.horizontal, ComponentTokens.Markdown.documentPadding) }
        .focusable()
        .focused($isInDocument)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: { [reader] _, geometry in
          reader.documentDidScroll(isAtEnd: geometry.isAt(.bottom))
        }
        .findNavigator(isPresented: $isFinding)
        .paneSize(min: ComponentTokens.Markdown.documentWidth)
        .layoutPriority(1)
    }
    .onChange(of: headings) { [reader] in reader.findCurrent() }
    .keyBinding(
      KeyBinding(strings.contents.startingInLowerCase, ["f9"], id: "markdown.contents"),
      isEnabled: !headings.isEmpty
    ) {
      if isInContents {
        isCollapsed = true
      } else {
        isCollapsed = false
        isInContents = true
      }
    }
    .keyBinding(
      KeyBinding(
        strings.find.startingInLowerCase, ["ctrl+f", "cmd+f"], id: "edit.find", hintPriority: .low),
      isEnabled: isInContents
    ) {
      if isFinding { isInDocument = true } else { isFinding = true }
    }
  }
}
