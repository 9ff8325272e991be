// SPDX-License-Identifier: MIT
// Page: previews of MarkdownView.

import Curium
import CuriumPreviews

enum MarkdownViewPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
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
