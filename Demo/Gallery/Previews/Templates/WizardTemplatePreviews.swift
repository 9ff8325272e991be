// SPDX-License-Identifier: MIT
// Page: previews of WizardTemplate.

import Curium
import CuriumPreviews

enum WizardTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("First step") { ServiceWizard(step: 0) }
    Preview("Second step") { ServiceWizard(step: 1) }
    Preview("Last step") { ServiceWizard(step: 2).frame(width: 44) }
    Preview("Incomplete") { ServiceWizard(step: 1, canContinue: false) }
    Preview("In a sheet") { WizardScreen() }
    Preview("Playground") { knobs in
      let service = knobs.state("service", NewService())
      WizardTemplate(
        title: knobs.text("title", "New service"),
        steps: ["Name", knobs.text("second", "Region"), "Review"],
        step: knobs.binding("step", 0, in: 0...2), canContinue: knobs.flag("canContinue", true),
        onFinish: { service.wrappedValue.finish() }
      ) { step in
        ServiceStep(step: step, service: service)
      }
    }
  }
}

/// The steps of a new service, which needs a name.
private struct ServiceWizard: View {
  @State var step: Int
  var canContinue = true
  @State var service = NewService()
  @Environment(\.toast) private var toast

  var body: some View {
    WizardTemplate(
      title: "New service", steps: ["Name", "Region", "Review"], step: $step,
      canContinue: canContinue && service.nameError == nil
    ) {
      toast("Created \(service.name)", systemImage: "checkmark", color: .success)
    } content: { step in
      ServiceStep(step: step, service: $service)
    }
  }
}

/// A list of services, and a button that opens the wizard in a sheet.
private struct WizardScreen: View {
  @State private var isShown = false

  var body: some View {
    MainLayout(title: "Services") {
      PrimaryButton(title: "New service…") { isShown = true }
        .sheet(isPresented: $isShown) { WizardSheet() }
      DataTable(
        PreviewService.all,
        columns: [
          DataColumn("Service", value: \.name),
          DataColumn("Latency", alignment: .trailing) { $0.time },
        ])
    }
  }
}

/// The wizard in a sheet, which closes after the last step.
private struct WizardSheet: View {
  @State private var step = 0
  @State private var service = NewService()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.toast) private var toast

  var body: some View {
    WizardTemplate(
      title: "New service", steps: ["Name", "Region", "Review"], step: $step,
      canContinue: service.nameError == nil, onCancel: { dismiss() }
    ) {
      dismiss()
      toast("Created \(service.name)", systemImage: "checkmark", color: .success)
    } content: { step in
      ServiceStep(step: step, service: $service)
    }
    .frame(idealWidth: 68, maxWidth: 68, idealHeight: 16, maxHeight: 16)
  }
}

/// The values of all steps.
private struct NewService {
  var name = "checkout"
  var owner = "Jonas Weber"
  var region = "eu-west-1"
  var isPublic = true

  /// The name with which the service was created.
  private(set) var created: String?

  var nameError: String? { name.isEmpty ? "Enter a name." : nil }

  mutating func finish() { created = name }
}

/// The content of a step.
private struct ServiceStep: View {
  let step: Int
  @Binding var service: NewService

  var body: some View {
    switch step {
    case 0:
      VStack(alignment: .leading) {
        FormInput(
          label: "Name", placeholder: "my-service", text: $service.name,
          errorMessage: service.nameError)
        FormInput(label: "Owner", placeholder: "Ada Okafor", text: $service.owner)
        CheckBox(text: "Reachable from the internet", isSelected: $service.isPublic)
      }
    case 1:
      RadioGroup(
        title: "Region", selection: $service.region,
        options: ["eu-west-1", "us-east-1", "ap-south-1"])
      TipView(title: "Latency", message: "Most of your customers are in Europe.")
    default:
      ContentSection(title: "Summary", icon: "checkmark") {
        InfoRow(label: "Name", value: service.name)
        InfoRow(label: "Owner", value: service.owner)
        InfoRow(label: "Region", value: service.region)
        InfoRow(label: "Estimated cost", value: "$42.00 a month")
      }
      if let name = service.created {
        Label("Created \(name)", systemImage: "checkmark").foregroundStyle(.success)
      }
    }
  }
}
