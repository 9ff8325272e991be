// SPDX-License-Identifier: MIT
// Page: a form with suggestions, a mask, choices and a history.

import Curium

/// Books a room. The city field has suggestions, the date field has a mask and says if the date is
/// incomplete, the room field accepts only its choices, and the note field remembers earlier notes.
struct Autocomplete: App {
  @State private var city = ""
  @State private var date = ""
  @FocusState private var isDateFocused: Bool
  @State private var nights = 2
  @State private var room = "Double"
  @State private var note = ""
  @State private var notes: [String] = []
  @Environment(\.quit) private var quit

  static let cities = [
    "Amsterdam", "Athens", "Barcelona", "Bergen", "Berlin", "Bern", "Bratislava", "Bremen",
    "Brussels", "Budapest", "Copenhagen", "Dublin", "Edinburgh", "Helsinki", "Lisbon", "Ljubljana",
    "London", "Madrid", "Oslo", "Paris", "Prague", "Reykjavik", "Riga", "Rome", "Stockholm",
    "Tallinn", "Vienna", "Vilnius", "Warsaw", "Zagreb", "Zurich",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Text("Book a room").font(.title).accessibilityRole(.heading).padding(.bottom, 1)
          FormRow(label: "City") {
            TextField("Berlin", text: $city)
              .textInputSuggestions(for: $city, from: Self.cities)
              .defaultFocus()
          }
          HStack(alignment: .top, spacing: 2) {
            FormRow(label: "Date", status: dateStatus) {
              TextField("24.12.2026", text: $date)
                .textInputMask("99.99.9999")
                .focused($isDateFocused)
            }
            FormRow(label: "Nights") { NumberField("Nights", value: $nights, in: 1...30) }
          }
          FormRow(label: "Room") {
            ComboBox("Room", text: $room, choices: ["Single", "Double", "Suite"])
              .acceptsOtherText(false)
          }
          FormRow(label: "Note") {
            TextField("↑ for earlier notes", text: $note)
              .onSubmit { note = "" }
              .textInputHistory($notes)
              .keyHint("keep note", "enter", isEnabled: !note.isEmpty)
          }
          // The same note can be in the history twice.
          ForEach(notes.indices, id: \.self) { Text("• \(notes[$0])") }
        }
        .frame(maxWidth: 60, alignment: .leading)
        .padding(.horizontal, 2)
        .padding(.vertical, 1)
      }
      KeyHints()
    }
    .keyHint("next control", "tab")
    .keyBinding("quit", "ctrl+q", hintPriority: .pinned) { quit() }
    .keyHelp()
  }

  private var dateStatus: FieldStatus {
    date.isEmpty || date.count == 10 || isDateFocused
      ? .plain : .invalid("Enter it as DD.MM.YYYY.")
  }
}
