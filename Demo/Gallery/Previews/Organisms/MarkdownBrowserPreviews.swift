// SPDX-License-Identifier: MIT
// Page: previews of MarkdownBrowser.

import Curium
import CuriumPreviews

enum MarkdownBrowserPreviews: PreviewProvider {
  static var level: Level { .organism }

  private static let handbook = """
    # Handbook
    How we deploy, and how we roll back.

    ## Deploy
    Tag the release and push the tag.

    ### Before
    - [x] Back up the *database*
    - [ ] Pause the workers

    ### After
    Watch the latency for ten minutes.

    ## Roll back
    ```
    deploy checkout --to 1.17.3
    ```
    """

  static var previews: [Preview] {
    Preview("Default") {
      MarkdownBrowser(handbook)
        .frame(height: 12)
        // The contents are also beside a narrower document than usual.
        .token(ComponentTokens.Markdown.documentWidth, 26)
    }
    Preview("Narrow") { MarkdownBrowser(handbook).frame(width: 44, height: 6) }
    Preview("Without headings") {
      MarkdownBrowser("Deploys are **paused** until *Monday*.").frame(height: 2)
    }
    Preview("Playground") { knobs in
      MarkdownBrowser(knobs.text("source", "# Deploys are paused"))
        .frame(width: knobs.length("width", 60, in: 0...60), height: 5)
    }
  }
}
