// SPDX-License-Identifier: MIT
// Organism: a Markdown text with headings, lists, quotes and code.

import CuriumTokens
public import CuriumControls

/// A Markdown text: headings, paragraphs, lists, quotes, blocks of code, tables and rules, with emphasis, code
/// and links inside of them.
///
/// It does not scroll by itself. Put a long text into a `ScrollView`, where only the blocks in sight are
/// laid out. Appending to the text reads only what is new, so the view suits text that arrives word by
/// word.
///
/// It follows CommonMark, but HTML and reference links are shown as text. A table shows up to 256 columns.
///
/// *Sizing:* as wide as offered, as high as its lines.
/// *Tokens:* `markdown.*`, `divider.*`, `table.spacing`, `table.headerFont`.
///
///     ScrollView {
///       MarkdownView("# Tides\nHigh water comes *twice* a day.")
///     }
public struct MarkdownView: View {
  private let source: String
  @State private var reader = MarkdownReader()

  /// A view of a text in Markdown.
  public init(_ source: String) { self.source = source }

  /// The blocks beneath each other.
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
