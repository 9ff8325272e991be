// SPDX-License-Identifier: MIT
// Testing: fields of a form whose value can be missing.

import Curium
import CuriumTesting
import Testing

@MainActor struct OptionalFieldTests {
  private struct Entry: Equatable {
    var amount: Double?
    var count: Int? = 3
    var note: String?
    var day: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)
  }

  private func entry() -> FormModel<Entry> {
    FormModel(Entry()) {
      FormField(
        \.amount, "Amount", unreadable: "Enter a number.", .required("Enter an amount."),
        .within(0.5...100, "Enter up to 100."))
      FormField(\.count, "Count", .within(1...9, "Enter up to 9."))
      FormField(\.note, "Note")
      FormField(\.day, "Day", .required("Enter a day."))
    }
  }

  @Test func `an empty number shows the placeholder, and is required`() async {
    let form = entry()
    let harness = Harness(width: 24, height: 6) {
      ValidatedInput(form.amount, placeholder: "0.00")
    }
    #expect(harness.content.prefix(2) == ["Amount", " 0.00"])
    await form.submit { _ in Issue.record() }
    await harness.settle()
    #expect(form.amount.error == "Enter an amount.")
    #expect(harness.focused?.label == "Amount")
    harness.type("1")
    #expect(form.values.amount == 1 && form.amount.error == nil)
    harness.type(".x")
    #expect(form.values.amount == 1 && form.amount.error == "Enter a number.")
    harness.press("⌫")
    #expect(harness.content[1] == "▌1.")
    harness.press("5 ⏎")
    #expect(form.values.amount == 1.5 && form.amount.error == nil)
    harness.press("ctrl+u")
    #expect(form.values.amount == nil && form.amount.error == "Enter an amount.")
    harness.press("5 0 0")
    #expect(form.amount.error == "Enter up to 100.")
    #expect(harness.repaint() == 0)
  }

  @Test func `without a rule, an empty field is valid`() async {
    let form = entry()
    form.amount.value = 2
    let harness = Harness(width: 24, height: 14) {
      VStack(alignment: .leading, spacing: 0) {
        ValidatedInput(form.count)
        ValidatedInput(form.note)
      }
    }
    harness.press("⇥ ⌫ ⇥")
    harness.type("late")
    #expect(form.values.count == nil && form.values.note == "late")
    #expect(form.hasChanges)
    harness.press("ctrl+u")
    #expect(form.values.note == nil)
    var submitted: Entry?
    await form.submit { submitted = $0 }
    #expect(submitted?.count == nil && submitted?.amount == 2)
    form.reset(to: Entry())
    await harness.settle()
    #expect(harness.find(.textField, "Count")?.value == "3")
    #expect(harness.repaint() == 0)
  }

  @Test func `blank text is a missing value, and a blank draft stays until the focus leaves`() {
    let form = entry()
    let harness = Harness(width: 24, height: 14) {
      VStack(alignment: .leading, spacing: 0) {
        ValidatedInput(form.count)
        Button("Next") {}
      }
    }
    harness.press("⇥ ␣")
    #expect(form.values.count == nil)
    #expect(harness.find(.textField, "Count")?.value == " ")
    harness.press("⇥")
    #expect(harness.find(.textField, "Count")?.value == "")
    #expect(form.count.error == nil)
  }

  @Test func `a day is edited as text`() {
    let form = entry()
    let harness = Harness(width: 24, height: 6) { ValidatedInput(form.day) }
    #expect(harness.content[1] == " 2026-03-14")
    harness.press("⇥ ⌫")
    harness.type("5")
    #expect(form.values.day == CalendarDay("2026-03-15"))
    harness.press("⌫ ⌫ 3 2 ⏎")
    #expect(form.values.day == CalendarDay("2026-03-15"))
    #expect(form.day.error != nil)
    harness.press("ctrl+u")
    #expect(form.values.day == nil && form.day.error == "Enter a day.")
    #expect(harness.repaint() == 0)
  }

  @Test func `a number gets the focus selected`() {
    let form = entry()
    let harness = Harness(width: 24, height: 14) {
      VStack(alignment: .leading, spacing: 0) {
        ValidatedInput(form.amount)
        ValidatedInput(form.count)
      }
    }
    harness.press("⇥ ⏎ 7")
    #expect(form.values.count == 7)
  }
}
