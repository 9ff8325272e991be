// SPDX-License-Identifier: MIT
// Page: previews of TokenButton.

import Curium
import CuriumPreviews

enum TokenButtonPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Icon in each shape") {
      HStack {
        TokenButton(label: .icon("plus"), style: .circleIcon) {}
        TokenButton(label: .icon("plus"), style: .icon) {}
        TokenButton(label: .icon("plus"), style: .capsule) {}
        TokenButton(label: .icon("plus"), style: .text) {}
      }
    }
    Preview("Text in each shape") {
      HStack {
        TokenButton(label: .text("Add"), style: .circleIcon) {}
        TokenButton(label: .text("Add"), style: .icon) {}
        TokenButton(label: .text("Add"), style: .capsule) {}
        TokenButton(label: .text("Add"), style: .text) {}
      }
    }
    Preview("Disabled") {
      HStack {
        TokenButton(label: .icon("trash"), style: .circleIcon) {}
        TokenButton(label: .text("Remove"), style: .capsule) {}
        TokenButton(label: .text("Remove"), style: .text) {}
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      TokenButton(
        label: knobs.choice(
          "label", of: [".text(\"Add\")": .text("Add"), ".icon(\"plus\")": .icon("plus")]),
        style: knobs.choice("style", .capsule)
      ) {}
      .disabled(knobs.flag("disabled", false))
    }
  }
}
