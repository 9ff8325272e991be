// SPDX-License-Identifier: MIT
// Page: previews of WizardTemplate.

import Curium
import CuriumPreviews

enum WizardTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("First step") { wizard(0) }
    Preview("Second step") { wizard(1) }
    Preview("Last step") { wizard(2).frame(width: 44) }
    Preview("Incomplete") { wizard(1, canContinue: false) }
    Preview("Playground") { knobs in
      WizardTemplate(
        title: knobs.text("title", "New service"),
        steps: ["Name", knobs.text("second", "Region"), "Review"],
        step: knobs.binding("step", 0, in: 0...2), canContinue: knobs.flag("canContinue", true),
        onFinish: {}
      ) { step in
        ServiceStep(step: step)
      }
    }
  }

  @MainActor private static func wizard(_ step: Int, canContinue: Bool = true) -> some View {
    StatefulPreview(step) {
      WizardTemplate(
        title: "New service", steps: ["Name", "Region", "Review"], step: $0,
        canContinue: canContinue
      ) {
      } content: { step in
        ServiceStep(step: step)
      }
    }
  }
}

/// The content of a step.
private struct ServiceStep: View {
  let step: Int
  @State private var name = "checkout"
  @State private var owner = "Jonas Weber"
  @State private var region = "eu-west-1"
  @State private var isPublic = true

  var body: some View {
    switch step {
    case 0:
      VStack(alignment: .leading) {
        FormInput(label: "Name", placeholder: "my-service", text: $name)
        FormInput(label: "Owner", placeholder: "Ada Okafor", text: $owner)
        CheckBox(text: "Reachable from the internet", isSelected: $isPublic)
      }
    case 1:
      RadioGroup(
        title: "Region", selection: $region, options: ["eu-west-1", "us-east-1", "ap-south-1"])
      TipView(title: "Latency", message: "Most of your customers are in Europe.")
    default:
      ContentSection(title: "Summary", icon: "checkmark") {
        InfoRow(label: "Name", value: name)
        InfoRow(label: "Owner", value: owner)
        InfoRow(label: "Region", value: region)
        InfoRow(label: "Estimated cost", value: "$42.00 a month")
      }
    }
  }
}
