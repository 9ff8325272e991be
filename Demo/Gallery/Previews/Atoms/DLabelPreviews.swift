// SPDX-License-Identifier: MIT
// Page: previews of DLabel.

import Curium
import CuriumPreviews

enum DLabelPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Sizes") {
      VStack(alignment: .leading) {
        DLabel(text: "Small, plain", size: .small)
        DLabel(text: "Medium, plain")
        DLabel(text: "Large, bold", size: .large)
      }
    }
    Preview("Styles") {
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 2) {
          DLabel(text: "Primary", style: PrimaryStyle())
          DLabel(text: "Complementary", style: ComplementaryStyle())
        }
        HStack(spacing: 2) {
          DLabel(text: "Light", style: LightStyle())
          DLabel(text: "Dark", style: DarkStyle())
        }
      }
    }
    Preview("Small and large in a style") {
      HStack {
        DLabel(text: "Small", size: .small, style: PrimaryStyle())
        DLabel(text: "Large", size: .large, style: PrimaryStyle())
      }
    }
    Preview("Two lines, centred") {
      DLabel(
        text: "Waiting for the approval of two reviewers",
        style: LightStyle().component(.medium).setting(\.lineLimit, to: 2)
          .setting(\.alignment, to: .center)
      )
      .frame(width: 24)
    }
    Preview("Playground") { knobs in
      DLabel(
        text: knobs.text("text", "Waiting for the approval of two reviewers"),
        style: PrimaryStyle().component(knobs.choice("size", .medium))
          .setting(\.lineLimit, to: knobs.number("lineLimit", 2, in: 1...4))
      )
      .frame(width: knobs.length("width", 24, in: 0...60))
    }
  }
}
