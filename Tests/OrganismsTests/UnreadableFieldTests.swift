// SPDX-License-Identifier: MIT
// Testing: forms with fields whose text isn't a value.

import Curium
import CuriumTesting
import Testing

@MainActor struct UnreadableFieldTests {
  private typealias Order = FormOrder

  @MainActor private final class Store { var orders: [Order] = [] }
  private let store = Store()

  /// A form with a control for each of `names`.
  private struct Page: View {
    let form: FormModel<Order>
    let names: [String]
    let store: Store
    @State private var isShown = true

    var body: some View {
      ValidatedForm(form, submitButtonTitle: "Order", onSubmit: { store.orders.append($0) }) {
        if isShown {
          ForEach(names, id: \.self) { name in
            switch name {
            case "Count":
              ValidatedField(form.count) { NumberField("Count", value: $0, in: 1...9) }
            case "Text": ValidatedInput(form.count)
            case "Due": ValidatedField(form.due) { DatePicker("Due", selection: $0) }
            default:
              ValidatedField(form.size) {
                ComboBox("Size", text: $0, choices: ["Small", "Medium"]).acceptsOtherText(false)
              }
            }
          }
        }
        Text(form.hasChanges ? "changed" : "same")
      }
      .keyBinding("Hide", "f2") { isShown.toggle() }
      .keyBinding("Revert", "f4", isEnabled: form.hasChanges) { form.reset() }
    }
  }

  private func open(_ form: FormModel<Order>, _ names: String...) -> Harness {
    let store = store
    return Harness(width: 30, height: 20) { Page(form: form, names: names, store: store) }
  }

  private func submit(_ harness: Harness) async {
    #expect(harness.press(.button, "Order"))
    await harness.settle()
  }

  @Test func `text that isn't a number is an error of the form, which gets the focus`() async {
    let form = FormModel(Order()) { FormField(\.count, "Count") }
    let harness = open(form, "Count")
    harness.press("⇥ x ⇥ ⏎")
    await harness.settle()
    #expect(store.orders == [] && harness.focused?.label == "Count")
    #expect(harness.content[0] == "Count")
    #expect(harness.content[1].hasPrefix("▌x"))
    #expect(harness.content[2] == "! Enter a number from 1 to 9.")
    harness.press("ctrl+u 7")
    #expect(form.count.error == nil && harness.find(.status) == nil)
    harness.press("⏎")
    await harness.settle()
    #expect(store.orders.map(\.count) == [7])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: ["x", "5 5", "ctrl+u"])
  func `Return in the last field doesn't submit an earlier number`(keys: String) async {
    let form = FormModel(Order()) { FormField(\.count, "Count", when: .onSubmit) }
    let harness = open(form, "Count")
    harness.press("⇥ \(keys) ⏎")
    await harness.settle()
    #expect(store.orders == [] && form.count.error == "Enter a number from 1 to 9.")
    #expect(harness.focused?.label == "Count")
  }

  @Test func `the error appears when the focus leaves the field, in the words of its form`() {
    let form = FormModel(Order()) { FormField(\.count, "Count", unreadable: "Enter 1 to 9.") }
    let harness = open(form, "Count")
    harness.press("⇥ x")
    #expect(form.count.error == nil)
    harness.press("⇥")
    #expect(harness.find(.status, "Enter 1 to 9.") != nil)
    harness.press("shift+⇥ ↑")
    #expect(form.count.error == nil && form.values.count == 4)
    #expect(harness.repaint() == 0)
  }

  @Test func `a date that doesn't exist or isn't complete isn't submitted`() async {
    let form = FormModel(Order()) { FormField(\.due, "Due", .required("Enter a day.")) }
    let harness = open(form, "Due")
    harness.press("⇥ end 3 2")
    await submit(harness)
    #expect(form.due.error == "This date doesn't exist." && harness.focused?.label == "Due")
    harness.press("⌫")
    await submit(harness)
    #expect(form.due.error == "Enter a day." && harness.focused?.label == "Due")
    harness.type("2027")
    await submit(harness)
    #expect(form.due.error == "Enter a date: yyyy-mm-dd." && harness.focused?.label == "Due")
    #expect(harness.find(.status, "Enter a date: yyyy-mm-dd.") != nil)
    #expect(store.orders == [])
    harness.type("0102")
    #expect(form.due.error == nil && harness.find(.status) == nil)
    await submit(harness)
    #expect(store.orders.map(\.due) == [CalendarDay(year: 2027, month: 1, day: 2)])
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `text that isn't a choice isn't submitted while it is in the field`() async {
    let form = FormModel(Order()) { FormField(\.size, "Size") }
    let harness = open(form, "Size")
    harness.press("⇥ ctrl+u x")
    await submit(harness)
    #expect(store.orders == [] && form.size.error == "Enter a valid value.")
    harness.press("⇥")
    #expect(form.size.error == nil && harness.find(.comboBox)?.value == "Medium")
    await submit(harness)
    #expect(store.orders.map(\.size) == ["Medium"])
  }

  @Test func `the summary lists the fields, and is gone with the last error`() async {
    let form = FormModel(Order()) {
      FormField(\.count, "Count")
      FormField(\.due, "Due")
    }
    let harness = open(form, "Count", "Due")
    harness.press("⇥ x ⇥ end 3 2")
    await submit(harness)
    #expect(harness.position(of: "2 fields need attention:") != nil)
    #expect(harness.focused?.label == "Count")
    harness.press("ctrl+u 5")
    #expect(harness.position(of: "1 field needs attention:") != nil)
    harness.press("⇥ end 3 1")
    #expect(harness.position(of: "attention") == nil && harness.content[0] == "Count")
    #expect(harness.repaint() == 0)
  }

  @Test func `unreadable text is a change, unless its field is gone`() async {
    let form = FormModel(Order()) { FormField(\.count, "Count") }
    let harness = open(form, "Count")
    #expect(harness.position(of: "same") != nil)
    harness.press("⇥ x")
    #expect(harness.position(of: "changed") != nil)
    harness.press("f2")
    await harness.settle()
    #expect(harness.position(of: "same") != nil)
    await submit(harness)
    #expect(store.orders.map(\.count) == [3])
    #expect(harness.warnings == [])
  }

  // MARK: Hidden and removed controls

  @Test(arguments: ["Count", "Text"])
  func `invalid text and its error are gone when the last field for the value is removed`(
    field: String
  ) async {
    let form = FormModel(Order()) {
      FormField(\.count, "Count")
      FormField(\.due, "Due")
    }
    let harness = open(form, field)
    harness.press("⇥ x")
    await submit(harness)
    #expect(form.isInvalid && harness.position(of: "1 field needs attention:") != nil)
    harness.press("f2")
    await harness.settle()
    #expect(!form.isInvalid && harness.position(of: "attention") == nil)
    #expect(harness.position(of: "same") != nil)
    await submit(harness)
    #expect(store.orders.map(\.count) == [3])
    harness.press("f2")
    await harness.settle()
    #expect(harness.find(.textField)?.value == "3" && form.count.error == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  // MARK: Resets

  @Test(arguments: [
    ("Count", "x", "3"), ("Due", "end 3 2", "2026-03-14"), ("Due", "2 0", "2026-03-14"),
    ("Size", "ctrl+u x", "Medium"),
  ])
  func `a reset removes the text`(name: String, keys: String, value: String) async {
    let form = FormModel(Order()) {
      FormField(\.count, "Count")
      FormField(\.due, "Due")
      FormField(\.size, "Size")
    }
    let harness = open(form, name)
    harness.press("⇥ \(keys)")
    #expect(harness.position(of: "changed") != nil)
    harness.press("f4")
    await harness.settle()
    #expect((harness.find(.textField) ?? harness.find(.comboBox))?.value == value)
    #expect(!form.hasChanges && !form.isInvalid)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  // MARK: The time of validation

  @Test(arguments: [
    ("Count", "x", "Enter a number from 1 to 9."), ("Due", "end 3 2", "This date doesn't exist."),
    ("Size", "ctrl+u x", "Enter a valid value."),
  ])
  func `the error can appear while the user types`(name: String, keys: String, error: String) {
    let form = FormModel(Order()) {
      FormField(\.count, "Count", when: .whileTyping)
      FormField(\.due, "Due", when: .whileTyping)
      FormField(\.size, "Size", when: .whileTyping)
    }
    let harness = open(form, name)
    harness.press("⇥ \(keys)")
    #expect([form.count.error, form.due.error, form.size.error].contains(error))
    #expect(harness.repaint() == 0)
  }

  @Test func `the beginning of a choice is no error`() {
    let form = FormModel(Order()) { FormField(\.size, "Size", when: .whileTyping) }
    let harness = open(form, "Size")
    harness.press("⇥ ctrl+u")
    harness.type("Sm")
    #expect(form.size.error == nil && form.hasChanges)
    harness.press("x")
    #expect(form.size.error == "Enter a valid value.")
  }

  @Test func `a date is no error before it is complete, even in a field validated before`() {
    let form = FormModel(Order()) { FormField(\.due, "Due") }
    let harness = open(form, "Due")
    harness.press("⇥ end 3 2 ⇥")
    #expect(form.due.error == "This date doesn't exist.")
    harness.press("shift+⇥ end 1 4")
    #expect(form.due.error == nil)
    harness.press("⌫")
    harness.type("2027")
    #expect(form.due.error == nil && form.hasChanges)
    harness.press("⇥")
    #expect(form.due.error == "Enter a date: yyyy-mm-dd.")
    harness.press("shift+⇥")
    #expect(form.due.error == "Enter a date: yyyy-mm-dd.")
    harness.type("20270102")
    #expect(form.due.error == nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `the error of a date says which days are possible`() {
    let first = CalendarDay(year: 2026, month: 3, day: 10)
    let last = CalendarDay(year: 2026, month: 3, day: 20)
    let form = FormModel(Order()) { FormField(\.due, "Due", when: .whileTyping) }
    let harness = Harness(width: 40, height: 6) {
      ValidatedField(form.due) { DatePicker("Due", selection: $0, in: first...last) }
    }
    harness.press("⇥ end 0 9")
    #expect(harness.find(.status, "Enter 2026-03-10 or later.") != nil)
    harness.press("end 2 1")
    #expect(harness.find(.status, "Enter 2026-03-20 or earlier.") != nil)
  }
}
