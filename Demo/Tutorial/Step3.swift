// SPDX-License-Identifier: MIT
// Page: step 3 of the tutorial, a form in a sheet.

import Curium

struct NewRelease: Equatable {
  var service = ""
  var version = ""
}

struct ReleaseForm: View {
  let store: ReleaseStore
  @Environment(\.dismiss) private var dismiss
  @State private var form = FormModel(NewRelease()) {
    FormField(\.service, "Service", .required("Enter the name of the service."))
    FormField(
      \.version, "Version",
      FieldRule("Enter a version, such as 1.2.3.") { $0.wholeMatch(of: /\d+\.\d+\.\d+/) != nil }
    )
  }

  var body: some View {
    ScrollView {
      ValidatedForm(form, submitButtonTitle: "Add release", onSubmit: { add($0) }) {
        ValidatedInput(form.service, placeholder: "checkout")
        ValidatedInput(form.version, placeholder: "1.2.3")
      }
      .padding()
      .frame(idealWidth: 44, maxWidth: 44)
    }
  }

  private func add(_ release: NewRelease) {
    store.add(service: release.service, version: release.version)
    dismiss()
  }
}

struct ReleaseEditor: App {
  @State private var store = ReleaseStore()
  @State private var isAdding = false

  var body: some View {
    VStack(alignment: .leading) {
      List { ForEach(store.releases) { ReleaseRow(release: $0) } }
      PrimaryButton(title: "New release") { isAdding = true }
    }
    .padding()
    .sheet(isPresented: $isAdding) { ReleaseForm(store: store) }
  }
}
