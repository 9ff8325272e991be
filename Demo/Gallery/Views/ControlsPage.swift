// SPDX-License-Identifier: MIT
// Page: selection controls, numbers and groups in a form.

import Curium

/// Toggles, pickers, sliders and steppers in their styles, in a form.
struct ControlsPage: ShowcasePage {
  static let name = "Controls"
  static let summary = "Choices, numbers and groups."

  @State private var isOnline = true
  @State private var drink = "Tea"
  @State private var warmth = 60.0
  @State private var cups = 2

  var body: some View {
    Samples {
      Form {
        Section("Toggles") {
          Toggle("Online", isOn: $isOnline)
          Toggle("Online", systemImage: "bolt", isOn: $isOnline).toggleStyle(.checkbox)
          Toggle("Online", isOn: $isOnline).toggleStyle(.button)
        }
        Section("Pickers") { Drinks(drink: $drink) }
        Section("Numbers") {
          Slider(value: $warmth, in: 0...100, step: 5) { Text("Warmth") }
            .frame(maxWidth: 50)
          Stepper("Cups: \(cups)", value: $cups, in: 1...12)
          LabeledContent("Order") { Text("\(cups) × \(drink), \(Int(warmth)) °C") }
        }
        Section("More") { SearchedPorts() }
      }
    }
  }
}

/// The same selection in each picker style.
private struct Drinks: View {
  let drink: Binding<String>

  var body: some View {
    picker("Menu").pickerStyle(.menu)
    picker("Bar").pickerStyle(.segmented)
    picker("Radios").pickerStyle(.radioGroup)
  }

  private func picker(_ title: String) -> some View {
    Picker(title, selection: drink) {
      ForEach(["Tea", "Mate", "Cocoa"], id: \.self) { Text($0) }
    }
  }
}

/// A searchable list of names in a disclosure group.
private struct SearchedPorts: View {
  private let ports = ["Bergen", "Bremen", "Brest", "Cuxhaven", "Hamburg"]
  @State private var query = ""
  @State private var isOpen = false

  var body: some View {
    DisclosureGroup("Search, and a view for nothing found", isExpanded: $isOpen) {
      TextField("Port", text: $query).frame(maxWidth: 24)
      let found = ports.filter { $0.lowercased().contains(query.lowercased()) }
      if found.isEmpty {
        ContentUnavailableView.search(text: query).frame(height: 6)
      } else {
        ForEach(found, id: \.self) { Text($0) }
      }
    }
  }
}
