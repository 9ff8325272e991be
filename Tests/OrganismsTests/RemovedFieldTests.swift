// SPDX-License-Identifier: MIT
// Testing: text that is no value in fields that are hidden, replaced or shown twice.

import Curium
import CuriumTesting
import Testing

@MainActor struct RemovedFieldTests {
  private typealias Order = FormOrder

  private func submit(_ harness: Harness) async {
    #expect(harness.press(.button, "Order"))
    await harness.settle()
  }

  private struct TabPage: View {
    let form: FormModel<Order>
    @State private var tab = 1

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ErrorSummary(form)
        TabView(selection: $tab) {
          ValidatedField(form.count) { NumberField("Count", value: $0, in: 1...9) }
            .tabItem { Text("Number") }.tag(1)
          Text("The rest").tabItem { Text("Rest") }.tag(2)
        }
      }
      .keyBinding("First", "f2") { tab = 1 }
      .keyBinding("Second", "f3") { tab = 2 }
    }
  }

  @Test func `an earlier number isn't submitted while the text is in a hidden tab`() async {
    let form = FormModel(Order()) {
      FormField(\.count, "Count")
      FormField(\.due, "Due")
    }
    let harness = Harness(width: 44, height: 12) { TabPage(form: form) }
    form.count.focus()
    await harness.settle()
    harness.press("ctrl+u x f3")
    #expect(harness.position(of: "The rest") != nil && form.hasChanges)
    let succeeded = await form.submit { _ in Issue.record("The text isn't a number.") }
    await harness.settle()
    #expect(!succeeded)
    #expect(harness.position(of: "Count: Enter a number from 1 to 9.") != nil)
    harness.press("f2")
    await harness.settle()
    #expect(harness.find(.textField)?.value == "x")
    #expect(harness.find(.status, "Enter a number from 1 to 9.") != nil)
    harness.press("f3")
    form.reset()
    await harness.settle()
    #expect(!form.hasChanges && !form.isInvalid)
    harness.press("f2")
    await harness.settle()
    #expect(harness.find(.textField)?.value == "3" && form.count.error == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `invalid text moves to a field that replaces the first one`() async {
    struct Layouts: View {
      let form: FormModel<Order>
      @State private var isWide = true
      var body: some View {
        Group {
          if isWide { HStack { ValidatedInput(form.count) } } else { ValidatedInput(form.count) }
        }
        .keyBinding("Switch", "f2") { isWide.toggle() }
      }
    }
    let form = FormModel(Order()) { FormField(\.count, "Count") }
    let harness = Harness(width: 30, height: 6) { Layouts(form: form) }
    harness.press("⇥ x f2")
    await harness.settle()
    #expect(harness.find(.textField)?.value == "x" && form.hasChanges)
  }

  private struct TwoFields: View {
    let form: FormModel<Order>

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ValidatedField(form.count) { NumberField("Left", value: $0, in: 1...9) }
        ValidatedField(form.count) { NumberField("Right", value: $0, in: 1...9) }
      }
    }
  }

  @Test func `of two controls for a field, the one edited last has the text`() {
    let form = FormModel(Order()) { FormField(\.count, "Count") }
    let harness = Harness(width: 30, height: 10) { TwoFields(form: form) }
    func values() -> [String?] { harness.elements.filter { $0.role == .textField }.map(\.value) }
    harness.press("⇥ x ⇥")
    #expect(values() == ["x", "3"] && form.count.error == "Enter a number from 1 to 9.")
    harness.press("y")
    #expect(values() == ["3", "y"] && form.count.error == "Enter a number from 1 to 9.")
    harness.press("⌫ 3")
    #expect(values() == ["3", "3"] && form.count.error == nil && !form.hasChanges)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }
}
