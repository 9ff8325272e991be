// SPDX-License-Identifier: MIT
// Testing: the values and errors of a form, without a view.

import Curium
import Testing

@MainActor struct FormModelTests {
  /// Returns whether a rule rejects a value.
  private func complains<Value: Equatable>(_ rule: FieldRule<Box<Value>, Value>, _ value: Value)
    async
    -> Bool
  {
    let form = FormModel(Box(value: value)) { FormField(\.value, "", rule) }
    await form.submit { _ in }
    return form.value.error != nil
  }

  @Test(arguments: [
    ("", false), ("ada@example.org", false), ("a.b+c@x.co.uk", false), ("ada", true),
    ("ada@", true),
    ("@example.org", true), ("ada@example", true), ("ada@example.", true), ("a@b@c.org", true),
    ("a da@example.org", true),
  ])
  func `an email address has a name, an at sign and a host`(text: String, isWrong: Bool) async {
    #expect(await complains(.email("x"), text) == isWrong)
  }

  @Test func `rules accept valid values and reject others`() async {
    #expect(await complains(.required("x"), " \t"))
    #expect(await !complains(.required("x"), " a"))
    #expect(await complains(.length(2...3, "x"), "👩‍👩‍👧‍👦"))
    #expect(await !complains(.length(...3, "x"), "👩‍👩‍👧‍👦👩‍👩‍👧‍👦"))
    #expect(await complains(.within(1...3, "x"), 4))
    #expect(await complains(.accepted("x"), false))
    #expect(await !complains(.accepted("x"), true))
  }

  private struct Cells: Equatable {
    var texts: [String]
  }

  @Test(arguments: [true, false]) func `fields come from if and for`(isStrict: Bool) async {
    let form = FormModel(Cells(texts: ["", "a", ""])) {
      for index in 1...2 { FormField(\Cells.texts[index], "Cell \(index)", .required("\(index)")) }
      if isStrict {
        FormField(\Cells.texts[0], "First", .required("first"))
      } else {
        FormField(\Cells.texts[0], "First")
      }
    }
    await form.submit { _ in }
    let errors = (0...2).map { form[\.texts[$0]].error }
    #expect(errors == [isStrict ? "first" : nil, nil, "2"])
  }

  @Test func `a value that isn't equal to itself is checked once`() async {
    var calls = 0
    let form = FormModel(Box(value: Double.nan)) {
      FormField(\.value, "Price") { _ in
        calls += 1
        return "Enter a price."
      }
    }
    await form.submit { _ in Issue.record() }
    #expect(calls == 1)
    #expect(form.value.error == "Enter a price.")
  }

  @Test(arguments: ["nan", "-inf", "1e999", "x", "0x10", "1 5", ""])
  func `text that is no finite number is an error`(text: String) async {
    let form = FormModel(Box(value: 2.5)) {
      FormField(\.value, "Price", unreadable: "Enter a number.")
    }
    form.value.text.wrappedValue = text
    await form.submit { _ in Issue.record() }
    #expect(form.value.error == "Enter a number.")
    #expect(form.values.value == 2.5)
  }

  @Test func `spaces around a number are ignored, and those of other text stay`() {
    let price = FormModel(Box(value: 2.5)) { FormField(\.value, "Price") }
    price.value.text.wrappedValue = " 5e1 "
    #expect(price.values.value == 50 && price.value.text.wrappedValue == " 5e1 ")
    let name = FormModel(Box(value: "a")) { FormField(\.value, "Name") }
    name.value.text.wrappedValue = " 0x10 "
    #expect(name.values.value == " 0x10 ")
  }

  @Test func `changing a field validates the fields that depend on it`() {
    let form = signUpModel(Directory())
    form.password.value = "12"
    #expect(form.password.error == "Use 4 letters.")
    form.password.value = "1815"
    form.repeated.value = "1816"
    #expect(form.repeated.error == nil)
    form.reject(\.repeated, "No.")
    #expect(form.repeated.error == "No.")
    form.repeated.value = "1815"
    #expect(form.repeated.error == nil)
  }

  @Test func `invalid text in a number field is an error, and the number stays`() {
    let form = signUpModel(Directory())
    let text = form.age.text
    #expect(text.wrappedValue == "18")
    text.wrappedValue = "x"
    #expect(text.wrappedValue == "x")
    #expect(form.values.age == 18)
    text.wrappedValue = "99999999999999999999"
    #expect(form.values.age == 18)
    text.wrappedValue = "19"
    #expect(form.values.age == 19)
  }

  @Test func `unreadable text is an error even without a message of its own`() async {
    let form = FormModel(Account()) { FormField(\.age, "Age") }
    form.age.text.wrappedValue = "abc"
    await form.submit { _ in Issue.record() }
    #expect(form.age.error == "Enter a valid value.")
    form.age.value = 30
    #expect(form.age.error == nil)
    #expect(form.age.text.wrappedValue == "30")
  }

  @Test func `the text of a property that changes its value is the changed value`() {
    struct Coupon: Equatable {
      var code = "" { didSet { code = code.uppercased() } }
    }
    let form = FormModel(Coupon()) { FormField(\.code, "Code") }
    form.code.text.wrappedValue = "ab1"
    #expect(form.code.text.wrappedValue == "AB1")
  }

  @Test func `each value is checked once`() async {
    let directory = Directory()
    let form = signUpModel(directory)
    form.name.value = "Ada"
    form.email.value = "ada@example.org"
    form.password.value = "1815"
    form.repeated.value = "1815"
    form.accepts.value = true
    await form.submit { _ in Issue.record() }
    #expect(form.email.error == "This address has an account.")
    await form.submit { _ in Issue.record() }
    #expect(directory.asked == ["ada@example.org"])
    form.email.value = "grace@example.org"
    #expect(form.email.error == nil)
    var count = 0
    await form.submit { _ in count += 1 }
    #expect(count == 1)
    #expect(directory.asked == ["ada@example.org", "grace@example.org"])
  }
}

private struct Box<Value: Equatable>: Equatable {
  var value: Value
}
