// SPDX-License-Identifier: MIT
// Page: previews of FormTemplate.

import Curium
import CuriumPreviews

enum FormTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Default") { AccountForm() }
    Preview("Loading") {
      FormTemplate(title: "Account", submitButtonTitle: "Save", isLoading: true) {
      } content: {
        StatefulPreview("Ada Okafor") {
          FormInput(label: "Name", placeholder: "Your name", text: $0)
        }
        StatefulPreview("") {
          FormInput(label: "Email", placeholder: "you@example.org", text: $0)
        }
      }
    }
    Preview("Playground") { knobs in
      FormTemplate(
        title: knobs.text("title", "Account"),
        submitButtonTitle: knobs.text("submitButtonTitle", "Save"),
        isLoading: knobs.flag("isLoading", false), onSubmit: {}
      ) {
        FormInput(
          label: "Name", placeholder: "Your name", text: knobs.binding("name", "Ada Okafor"))
        FormInput(
          label: "Email", placeholder: "you@example.org", text: knobs.binding("address", ""))
      }
    }
  }
}

/// The settings of an account, which are validated and saved.
private struct AccountForm: View {
  struct Account {
    var name = "Ada Okafor"
    var email = "ada@example.org"
  }

  @State private var form = FormModel(Account()) {
    FormField(\.name, "Name", .required("Enter your name."))
    FormField(
      \.email, "Email", .required("Enter your email."), .email("Enter it as you@example.org."))
  }
  @State private var report = "Weekly"
  @State private var alerts = true
  @State private var news = false
  @Environment(\.toast) private var toast

  var body: some View {
    FormTemplate(
      title: "Account", submitButtonTitle: "Save", isLoading: form.isSubmitting, onSubmit: save
    ) {
      ErrorSummary(form)
      ValidatedInput(form.name, placeholder: "Your name")
      ValidatedInput(form.email, placeholder: "you@example.org")
      FormRow(label: "Report") {
        RadioGroup(title: "", selection: $report, options: ["Daily", "Weekly", "Never"])
      }
      CheckBox(text: "Alert me about incidents", isSelected: $alerts)
      CheckBox(text: "Send product news", isSelected: $news)
    }
  }

  private func save() {
    Task {
      await form.submit { account in
        toast("Saved the account of \(account.name)", systemImage: "checkmark", color: .success)
      }
    }
  }
}
