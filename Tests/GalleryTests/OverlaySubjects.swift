// SPDX-License-Identifier: MIT
// Testing: views with an open layer above the screen.

import Curium
import CuriumPreviews
import CuriumTesting

@testable import CuriumGallery
@testable import gallery

/// Presents an alert, a dialog, a sheet or a popover from the start.
private struct Presenter: View {
  enum Kind { case alert, confirmation, sheet, popover }

  let kind: Kind
  @State private var isPresented = true

  var body: some View {
    switch kind {
    case .alert:
      page.alert("Remove swift-nio?", isPresented: $isPresented) {
        Button("Remove", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Its build products and everything that was downloaded for it are removed as well.")
      }
    case .confirmation:
      page.confirmationDialog("Close the file?", isPresented: $isPresented) {
        Button("Save") {}
      } message: {
        Text("It has changes that aren't saved.")
      }
    case .sheet: page.sheet(isPresented: $isPresented) { Text("Share the route") }
    case .popover: page.popover(isPresented: $isPresented) { Text("Since Monday") }
    }
  }

  private var page: some View { Button("Show") { isPresented = true } }
}

/// Shows a message that is too long for one line.
private struct Toaster: View {
  @Environment(\.toast) private var toast

  var body: some View {
    Button("Save") {
      toast("Deployed checkout 1.18.0 to all three regions and notified the whole team of it")
    }
  }
}

/// Suggests cities.
private struct SuggestionStage: View {
  @State private var city = ""

  var body: some View {
    TextField("City", text: $city).variant(.standard)
      .textInputSuggestions(for: $city, from: ["Bergen", "Berlin", "Bern", "Lisbon"])
  }
}

extension Subject {
  /// Views with a menu, a dialog or a message above them, or with an open bar.
  @MainActor static let overlays: [Subject] = [
    Subject(name: "Menu, open", level: .organism, keys: "⇥ ⏎") {
      AnyView(
        Menu("Route") {
          Button("Open") {}.keyboardShortcut("o")
          Button("Rename") {}.disabled(true)
          Button("Remove", role: .destructive) {}
        })
    },
    Subject(name: "Alert, open", level: .organism) { AnyView(Presenter(kind: .alert)) },
    Subject(name: "Confirmation, open", level: .organism) {
      AnyView(Presenter(kind: .confirmation))
    },
    Subject(name: "Sheet, open", level: .organism) { AnyView(Presenter(kind: .sheet)) },
    Subject(name: "Popover, open", level: .organism) { AnyView(Presenter(kind: .popover)) },
    Subject(name: "Suggestions, open", level: .organism, keys: "⇥ b e ↓") {
      AnyView(SuggestionStage())
    },
    Subject(name: "Combo box, open", level: .organism, keys: "⇥ ↓") {
      AnyView(ComboBox("Size", text: .constant("Medium"), choices: ["Small", "Medium", "Large"]))
    },
    Subject(name: "Date picker, open", level: .organism, keys: "⇥ ⏎") {
      let day = CalendarDay(year: 2026, month: 11, day: 30)
      return AnyView(DatePicker("Due", selection: .constant(day), in: day...))
    },
    Subject(name: "Tooltip, shown", level: .organism, keys: "⇥", seconds: 0.6) {
      AnyView(Button("Save") {}.help("Saves the report and sends it to all of the team"))
    },
    Subject(name: "Text editor, finding", level: .organism, keys: "⇥ shift+→ shift+→ ctrl+f") {
      AnyView(StatefulPreview("on stone") { TextEditor(text: $0).frame(height: 4) })
    },
    Subject(name: "Toast, shown", level: .organism, keys: "⇥ ⏎") { AnyView(Toaster()) },
  ]
}
