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

  private static func page(_ path: String) -> String {
    switch path {
    case "README.md":
      """
      # Runbook
      - [Deploy](guides/deploy.md)
      - [Roll back](guides/rollback.md)
      """
    case "guides/deploy.md":
      "# Deploy\nTag the release. If it fails, [roll back](rollback.md#database)."
    default: "# Roll back\nDeploy the version before.\n\n## Database\nRestore the last copy."
    }
  }

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
    Preview("Pages") {
      StatefulPreview("README.md") { path in
        MarkdownBrowser(path: path) { page($0) }
      }
      .frame(height: 8)
    }
    Preview("Playground") { knobs in
      MarkdownBrowser(knobs.text("source", "# Deploys are paused"))
        .frame(width: knobs.length("width", 60, in: 0...60), height: 5)
    }
  }
}
