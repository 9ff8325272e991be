// SPDX-License-Identifier: MIT
// Page: previews of WizardTemplate.

import Curium
import CuriumPreviews

enum WizardTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  @MainActor private static func wizard(_ step: Int, canGoOn: Bool = true) -> some View {
    StatefulPreview(step) {
      WizardTemplate(
        title: "New project", steps: ["Name", "Kind", "Licence"], step: $0, canGoOn: canGoOn
      ) {
      } content: { step in
        Text("Step \(step + 1) content")
      }
    }
  }

  static var previews: [Preview] {
    Preview("First step") { wizard(0) }
    Preview("Second step") { wizard(1) }
    Preview("Last step") { wizard(2).frame(width: 44) }
    Preview("Not done yet") { wizard(1, canGoOn: false) }
    Preview("Playground") { knobs in
      WizardTemplate(
        title: knobs.text("title", "New project"),
        steps: ["Name", knobs.text("second", "Kind"), "Licence"],
        step: knobs.binding("step", 0, in: 0...2), canGoOn: knobs.flag("canGoOn", true),
        onFinish: {}
      ) { step in
        Text("Step \(step + 1) content")
      }
    }
  }
}
