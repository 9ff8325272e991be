// SPDX-License-Identifier: MIT
// Tool: W9, a key in a field with 10,000 suggestions.

import Curium
import CuriumTerminal

/// The names of services in the suggestions.
private let services: [String] = {
  let places = [
    "amsterdam", "berlin", "lisbon", "oslo", "stockholm", "tallinn", "vienna", "zurich",
  ]
  let tasks = ["billing", "gateway", "index", "mail", "search", "session", "store", "stream"]
  return (0..<10_000).map { number in
    let place = places[number % places.count]
    return "\(tasks[number / places.count % tasks.count])-\(place)-\(number / 64)"
  }
}()

/// A field with suggestions below it.
private struct ServiceField: View {
  @State private var name = "s"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Service", text: $name).variant(.standard)
        .textInputSuggestions(for: $name, from: services)
      Spacer()
    }
  }
}

/// Types two letters and deletes them again, one key per frame. Each key searches the texts and
/// shows the best eight. No text begins with "stz", so that search examines all texts. Measures
/// from the decoded key to the written bytes.
@MainActor struct SuggestedKey: Workload {
  static let name = "W9"
  static let floorName: String? = nil
  static let baselineName: String? = nil
  private static let keys = [
    KeyPress("t", characters: "t"), KeyPress("z", characters: "z"), KeyPress(.delete),
    KeyPress(.delete),
  ]
  private let device: CountingDevice
  private let loop = BenchmarkLoop()
  private let runtime: AppRuntime

  init(device: CountingDevice) {
    self.device = device
    runtime = AppRuntime(ServiceField(), device: device, loop: loop)
    loop.run()
    device.eventHandler?([.key(KeyPress(.tab))])
    loop.run()
  }

  func frame(_ number: Int) {
    device.eventHandler?([.key(Self.keys[number % Self.keys.count])])
    loop.run()
  }
}
