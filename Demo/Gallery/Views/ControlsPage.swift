// SPDX-License-Identifier: MIT
// Page: selection controls, numbers and groups in a form.

import Curium
import CuriumControls

/// Toggles, pickers, sliders and steppers in their styles, in a form, with the cost of the choices.
struct ControlsPage: ShowcasePage {
  static let name = "Controls"
  static let summary = "Choices, numbers and groups."

  @State private var deployment = Deployment()

  var body: some View {
    Samples {
      Form {
        Section("Toggles") { Switches() }
        Section("Pickers") { Pickers(deployment: $deployment) }
        Section("Services") { SearchedServices() }
      }
      Form {
        Section("Numbers") { Numbers(deployment: $deployment) }
        Section("Cost this month") { Amounts(deployment.costs) }
        Section("More") { Advanced() }
      }
    }
  }
}

/// What the form edits.
private struct Deployment: Equatable {
  var channel = "Stable"
  var size = "Medium"
  var region = "Europe"
  var share = 60.0
  var replicas = 2
  var storage = 40.0

  static let sizes = ["Small", "Medium", "Large"]

  var costs: [(name: String, amount: Int)] {
    let price = 24 * ((Self.sizes.firstIndex(of: size) ?? 0) + 1)
    return [
      ("\(replicas) × \(size.lowercased())", replicas * price),
      ("Traffic, \(Int(share))%", Int(share) * 3),
      ("Storage, \(Int(storage)) GB", Int(storage) / 4),
    ]
  }
}

/// A switch, two check boxes and a button that stays pressed.
private struct Switches: View {
  @State private var sendsReports = true
  @State private var isPinned = true
  @State private var opensAtLogin = false
  @State private var isMuted = true

  var body: some View {
    Toggle("Send crash reports", isOn: $sendsReports)
    Toggle("Pin to sidebar", isOn: $isPinned).toggleStyle(.checkbox)
    Toggle("Open at login", isOn: $opensAtLogin).toggleStyle(.checkbox)
    Toggle("Mute alerts", isOn: $isMuted).toggleStyle(.button)
      .padding(.top, 1)
  }
}

/// A selection in each picker style.
private struct Pickers: View {
  @Binding var deployment: Deployment

  var body: some View {
    // A row between two controls keeps them apart.
    VStack(alignment: .leading, spacing: 1) {
      picker("Size", $deployment.size, Deployment.sizes).pickerStyle(.menu)
      picker("Channel", $deployment.channel, ["Stable", "Beta", "Nightly"])
        .pickerStyle(.segmented)
      picker("Region", $deployment.region, ["Europe", "America", "Asia"])
        .pickerStyle(.radioGroup)
    }
  }

  private func picker(
    _ title: String, _ selection: Binding<String>, _ options: [String]
  ) -> some View {
    Picker(title, selection: selection) {
      ForEach(options, id: \.self) { Text($0) }
    }
  }
}

/// Sliders, a stepper and a summary.
private struct Numbers: View {
  @Binding var deployment: Deployment

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Slider(value: $deployment.share, in: 0...100, step: 5) { Text("Traffic") }
      Slider(value: $deployment.storage, in: 0...200, step: 20) { Text("Storage") }
      Stepper("Replicas: \(deployment.replicas)", value: $deployment.replicas, in: 1...12)
      Gauge("Capacity", value: Double(deployment.replicas) / 12)
      LabeledContent("Summary") {
        Text("\(deployment.replicas) in \(deployment.region), \(Int(deployment.share))%")
      }
    }
  }
}

/// A searchable list of services.
private struct SearchedServices: View {
  @State private var query = ""

  var body: some View {
    SearchBar(text: $query, placeholder: "Find a service").fieldLine()
    let found = PreviewService.all.filter { $0.name.contains(query.lowercased()) }.prefix(6)
    VStack(alignment: .leading, spacing: 0) {
      if found.isEmpty {
        ContentUnavailableView.search(text: query)
      } else {
        ForEach(Array(found)) { InfoRow(label: $0.name, value: $0.time) }
      }
    }
    .frame(height: 6, alignment: .topLeading)
  }
}

/// Settings in a group that opens.
private struct Advanced: View {
  @State private var isOpen = false
  @State private var skipsChecks = false
  @State private var keepsOld = true

  var body: some View {
    DisclosureGroup("Advanced", isExpanded: $isOpen) {
      Toggle("Skip health checks", isOn: $skipsChecks)
      Toggle("Keep the old version for a day", isOn: $keepsOld)
    }
  }
}
