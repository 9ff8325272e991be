// SPDX-License-Identifier: MIT
// Page: selection controls, numbers and groups in a form.

import Curium

/// Toggles, pickers, sliders and steppers in their styles, in a form.
struct ControlsPage: ShowcasePage {
  static let name = "Controls"
  static let summary = "Choices, numbers and groups."

  @State private var isOnline = true
  @State private var region = "Europe"
  @State private var share = 60.0
  @State private var replicas = 2

  var body: some View {
    Samples {
      Form {
        Section("Toggles") {
          Toggle("Online", isOn: $isOnline)
          Toggle("Online", systemImage: "bolt", isOn: $isOnline).toggleStyle(.checkbox)
          Toggle("Online", isOn: $isOnline).toggleStyle(.button)
        }
        Section("Pickers") { Regions(region: $region) }
      }
      Form {
        Section("Numbers") {
          Slider(value: $share, in: 0...100, step: 5) { Text("Traffic") }
            .frame(maxWidth: 50)
          Stepper("Replicas: \(replicas)", value: $replicas, in: 1...12)
          LabeledContent("Summary") { Text("\(replicas) in \(region), \(Int(share)) %") }
        }
        Section("More") { SearchedServices() }
      }
    }
  }
}

/// The same selection in each picker style.
private struct Regions: View {
  let region: Binding<String>

  var body: some View {
    picker("Menu").pickerStyle(.menu)
    picker("Bar").pickerStyle(.segmented)
    picker("Radios").pickerStyle(.radioGroup)
  }

  private func picker(_ title: String) -> some View {
    Picker(title, selection: region) {
      ForEach(["Europe", "America", "Asia"], id: \.self) { Text($0) }
    }
  }
}

/// A searchable list of names in a disclosure group.
private struct SearchedServices: View {
  private let services = PreviewService.all.map(\.name)
  @State private var query = ""
  @State private var isOpen = false

  var body: some View {
    DisclosureGroup("Search, with a view for no results", isExpanded: $isOpen) {
      TextField("Service", text: $query).frame(maxWidth: 24)
      let found = services.filter { $0.lowercased().contains(query.lowercased()) }
      if found.isEmpty {
        ContentUnavailableView.search(text: query).frame(height: 6)
      } else {
        ForEach(found, id: \.self) { Text($0) }
      }
    }
  }
}
