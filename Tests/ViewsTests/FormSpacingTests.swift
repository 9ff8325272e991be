// SPDX-License-Identifier: MIT
// Testing: the space between the rows of a form.

import CuriumLists
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct FormSpacingTests {
  private struct Rows: View {
    @Bindable var model: ControlModel

    var body: some View {
      Form {
        TextField("Name", text: $model.name)
        Picker("Size", selection: $model.size) { Text("M").tag("M") }
        Picker("Mode", selection: $model.size) { Text("M").tag("M") }.pickerStyle(.segmented)
        Stepper("Copies", value: $model.number)
        Toggle("Public", isOn: $model.isOn)
        Toggle("Shared", isOn: $model.isOn)
        LabeledContent("Notes") { TextEditor(text: $model.name).frame(height: 1) }
        LabeledContent("Version", value: "6.3")
        LabeledContent("Path") {
          HStack {
            TextField("", text: $model.name)
            Button("Browse") {}
          }
        }
        TextField("Owner", text: $model.name).frame(width: 30)
        Toggle("Muted", isOn: $model.isOn).toggleStyle(.button)
      }
    }
  }

  private static let names = [
    "Name", "Size", "Mode", "Copies", "Public", "Shared", "Notes", "Version", "Path", "Owner",
    "Muted",
  ]

  private func rows(_ names: [String], in harness: Harness) -> [Int?] {
    names.map { harness.position(of: $0)?.y }
  }

  @Test func `there is a row between two rows with backgrounds, but not beside others`() {
    let model = ControlModel()
    let harness = Harness(width: 40, height: 18) { Rows(model: model) }
    #expect(rows(Self.names, in: harness) == [0, 2, 4, 6, 7, 8, 9, 10, 11, 13, 15])
    #expect(harness.repaint() == 0)
    let compact = Harness(width: 40, height: 18) {
      Rows(model: model).environment(\.density, .compact)
    }
    #expect(rows(Self.names, in: compact) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test func `fields without a background have no row between them`() {
    let model = ControlModel()
    let harness = Harness(width: 40, height: 4) {
      Form {
        TextField("Name", text: Bindable(model).name)
        TextField("City", text: Bindable(model).name)
      }
      .textFieldStyle(.plain)
    }
    #expect(harness.screen == ["Name", "City", "", ""])
  }

  @Test func `the rows of a section are apart too, but views in a stack of the app aren't`() {
    let harness = Harness(width: 30, height: 10) {
      Form {
        Section("Account") {
          TextField("Name", text: .constant("Ada"))
          TextField("City", text: .constant("Rome"))
          LabeledContent("Plan", value: "Free")
          VStack(alignment: .leading) {
            TextField("Street", text: .constant("Via Roma"))
            TextField("Floor", text: .constant("2"))
          }
        }
      }
    }
    #expect(
      rows(["ACCOUNT", "Name", "City", "Plan", "Street", "Floor"], in: harness)
        == [0, 2, 4, 5, 6, 7])
  }

  @Test func `the rows around a view that fits are apart, whichever of its views is shown`() {
    for width in [12, 30] {
      let harness = Harness(width: width, height: 7) {
        Form {
          LabeledContent("A") { TextField("", text: .constant("1")) }
          ViewThatFits(in: .horizontal) {
            LabeledContent("B") { TextField("", text: .constant("2")).frame(width: 20) }
            LabeledContent("B") { TextField("", text: .constant("2")).frame(width: 6) }
          }
          LabeledContent("C") { TextField("", text: .constant("3")) }
          Text("End")
        }
      }
      #expect(rows(["A", "B", "C", "End"], in: harness) == [0, 2, 4, 5])
      #expect(harness.repaint() == 0)
    }
  }

  private struct Changing: View {
    @Bindable var model: ControlModel

    var body: some View {
      Form {
        LabeledContent("A") {
          if model.isOn {
            TextField("", text: $model.name)
          } else {
            Text("none").frame(maxWidth: .infinity)
          }
        }
        LabeledContent("B") { TextField("", text: $model.name) }
        if model.isOn { Stepper("C", value: $model.number) }
        LabeledContent("D") { TextField("", text: $model.name) }
      }
    }
  }

  @Test func `rows move when a background of the same size is added or removed`() {
    let model = ControlModel()
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 8) { Changing(model: model).controlled(by: user) }
    #expect(rows(["A", "B", "D"], in: harness) == [0, 1, 3])
    for isOn in [true, false, true] {
      user.act(in: harness) { model.isOn = isOn }
      let expected: [Int?] = isOn ? [0, 2, 4, 6] : [0, 1, nil, 3]
      #expect(rows(["A", "B", "C", "D"], in: harness) == expected)
      #expect(harness.repaint() == 0)
    }
  }
}
