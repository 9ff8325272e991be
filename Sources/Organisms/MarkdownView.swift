// SPDX-License-Identifier: MIT
// Organism: a Markdown document with headings, lists, quotes, tables and code.

import CuriumTokens
public import CuriumControls

/// A Markdown document: headings, paragraphs, lists, quotes, code blocks, tables and rules, with
/// inline emphasis, code and links.
///
/// The view doesn't scroll. Put a long document into a `ScrollView`, where only the visible blocks
/// are laid out. Appended text is parsed incrementally, so the view is suitable for text that
/// arrives word by word.
///
/// It follows CommonMark, but HTML and reference links are shown as text. A table shows up to 256
/// columns.
///
/// *Sizing:* fills the width; as high as its lines.
/// *Tokens:* `markdown.*`, `divider.*`, `table.spacing`, `table.headerFont`.
///
///     ScrollView {
///       MarkdownView("# Tides\nHigh water comes *twice* a day.")
///     }
public struct MarkdownView: View {
  private let source: String
  @State private var reader = MarkdownReader()

  /// Creates a view of a Markdown text.
  public init(_ source: String) { self.source = source }

  /// The blocks in a column.
  public var body: some View {
    reader.read(source)
    return LazyVStack(alignment: .leading) { [reader] in
      ForEach(reader.document.blocks.indices, id: \.self) { index in
        MarkdownBlockView(
          reader: reader, index: index, stamp: reader.document.stamp(ofBlock: index))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

package enum MarkdownViewPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Headings and lists") {
      MarkdownView(
        """
        # Tides
        High water comes **twice** a day; see [the tables](https://example.org).

        ## Before you sail
        - Read the *forecast*
          - and the one before
        - Fill the tank

        1. Cast off
        2. Hoist the main
        """)
    }
    Preview("Quotes and code") {
      MarkdownView(
        """
        > The sea is patient.
        > > So are harbours.

        ```
        let tide = harbour.tide(at: noon)
        ```

        ---
        ### Sources
        Two almanacs.
        """)
    }
    Preview("Tables") {
      MarkdownView(
        """
        | Harbour | High water | Height |
        | :------ | :--------: | -----: |
        | Brest | 11:20 | 6.1 m |
        | Bergen | 14:05 | *1.8 m* |
        """)
    }
    Preview("Playground") { knobs in
      MarkdownView(knobs.text("source", "High water comes **twice** a day; ask `tide` or *look*."))
        .frame(width: knobs.length("width", 40, in: 0...60))
    }
  }
}
