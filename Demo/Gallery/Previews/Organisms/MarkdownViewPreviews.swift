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
        # api-gateway 2.4.1
        Requests are **twice** as fast; see [the notes](https://example.org).

        ## Before you upgrade
        - [x] Back up the *database*
          - and the uploads
        - [ ] Pause the workers

        1. Pull the image with `docker pull`
        2. Restart the service
        """)
    }
    Preview("Quotes and code") {
      MarkdownView(
        """
        > Can we ship on Friday?
        > > Yes, if the checks pass.

        ```
        deploy checkout --wait
        ```

        ---
        ### Reviewers
        Jonas Weber and Mina Sato
        """)
    }
    Preview("Code in colours") {
      MarkdownView(
        """
        ```swift
        let release = try await deploy("checkout", retries: 3)
        ```

        ```yaml
        service: checkout
        replicas: 4 # two per zone
        ```

        ```diff
        --- a/checkout.yaml
        -replicas: 2
        +replicas: 4
        ```
        """)
    }
    Preview("Tables") {
      MarkdownView(
        """
        | Service | Version | Latency |
        | :------ | :-----: | ------: |
        | api-gateway | 2.4.1 | 42 ms |
        | checkout | 1.18.0 | *812 ms* |
        | billing | 3.2.0 | 67 ms |
        """)
    }
    Preview("Playground") { knobs in
      MarkdownView(knobs.text("source", "Deploys are **paused**; run `deploy --resume` or *wait*."))
        .frame(width: knobs.length("width", 40, in: 0...60))
    }
  }
}
