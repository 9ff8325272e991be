// SPDX-License-Identifier: MIT
// Page: previews of CaptionText.

import Curium
import CuriumPreviews

enum CaptionTextPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { CaptionText(text: "Two minutes ago") }
    Preview("Below titles") {
      VStack(alignment: .leading, spacing: 1) {
        CaptionedTitle(title: "checkout 2.14.0", caption: "Deployed by Grace Hopper, 2 minutes ago")
        CaptionedTitle(title: "search 1.9.3", caption: "Rolled back by Alan Turing, 1 hour ago")
        CaptionedTitle(title: "payments 5.0.1", caption: "Waiting for approval since yesterday")
      }
    }
    Preview("In other colours") {
      VStack(alignment: .leading, spacing: 0) {
        CaptionText(text: "All checks passed")
          .token(ComponentTokens.CaptionText.textColor, .success)
        CaptionText(text: "2 checks are slow")
          .token(ComponentTokens.CaptionText.textColor, .warning)
        CaptionText(text: "The last deployment failed")
          .token(ComponentTokens.CaptionText.textColor, .error)
      }
    }
    Preview("Playground") { knobs in
      CaptionText(text: knobs.text("text", "Two minutes ago"))
        .lineLimit(knobs.number("lineLimit", 1, in: 1...6))
        .frame(width: knobs.length("width", 30, in: 0...60))
    }
  }
}

/// A title with its caption below.
private struct CaptionedTitle: View {
  let title: String
  let caption: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).bold()
      CaptionText(text: caption)
    }
  }
}
