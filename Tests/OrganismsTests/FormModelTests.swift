// SPDX-License-Identifier: MIT
// Testing: the values and errors of a form, without a view.

import Curium
import Testing

struct Account: Equatable {
  var name = ""
  var email = ""
  var age = 18
  var password = ""
  var repeated = ""
  var accepts = false
}

/// A directory whose replies can be delayed.
@MainActor final class Directory {
  private(set) var asked: [String] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []
  var isOpen = true

  func knows(_ address: String) async -> Bool {
    asked.append(address)
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    return address == "ada@example.org"
  }

  func answer() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@MainActor func signUpModel(_ directory: Directory) -> FormModel<Account> {
  FormModel(Account()) {
    FormField(\.name, "Name", .required("Enter your name."))
    FormField(\.email, "Email", .email("Enter it as you@example.org.")) { address in
      await directory.knows(address) ? "This address has an account." : nil
    }
    FormField(\.age, "Age", unreadable: "Enter a number.", .within(13...120, "Enter 13 or more."))
    FormField(\.password, "Password", .length(4..., "Use 4 letters."), when: .whileTyping)
    FormField(
      \.repeated, "Repeat it", .matches(\.password, "The passwords differ."), when: .onSubmit)
    FormField(\.accepts, "Terms", .accepted("Accept the terms."))
  }
}

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

  @Test func `submits only valid values`() async {
    let form = signUpModel(Directory())
    var stored: [Account] = []
    await form.submit { stored.append($0) }
    #expect(stored == [])
    #expect(form.name.error == "Enter your name.")
    #expect(form.email.error == nil)
    #expect(form.accepts.error == "Accept the terms.")
    form.name.value = "Ada"
    #expect(form.name.error == nil)
    form.password.value = "1815"
    #expect(form.repeated.error == "The passwords differ.")
    form.repeated.value = "1815"
    form.accepts.value = true
    #expect(!form.isInvalid)
    await form.submit { stored.append($0) }
    #expect(stored == [Account(name: "Ada", password: "1815", repeated: "1815", accepts: true)])
    form.name.value = ""
    #expect(form.isInvalid)
    form.reset()
    #expect(form.values == stored[0])
    #expect(!form.isInvalid)
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

  @Test func `resetting ends a submission that is being checked`() async {
    let directory = Directory()
    directory.isOpen = false
    let form = FormModel(Account(name: "Ada")) {
      FormField(\.name, "Name", .required("Enter your name."))
      FormField(\.email, "Email") { await directory.knows($0) ? "Taken." : nil }
    }
    async let submission = form.submit { _ in Issue.record() }
    while directory.asked.isEmpty { await Task.yield() }
    form.reset()
    #expect(!form.isSubmitting)
    directory.answer()
    let succeeded = await submission
    #expect(!succeeded)
    #expect(!form.isInvalid)
    #expect(!form.isSubmitting)
    // The next submission isn't the one that ended.
    directory.isOpen = true
    var stored: [Account] = []
    await form.submit { stored.append($0) }
    #expect(stored == [Account(name: "Ada")])
  }

  @Test func `a cancelled submission doesn't end a newer one`() async {
    let directory = Directory()
    directory.isOpen = false
    let form = FormModel(Account(name: "Ada")) {
      FormField(\.name, "Name") { await directory.knows($0) ? "Taken." : nil }
    }
    let cancelled = Task { await form.submit { _ in Issue.record() } }
    while directory.asked.isEmpty { await Task.yield() }
    form.reset()
    cancelled.cancel()
    async let newer = form.submit { _ in
      let succeeded = await cancelled.value
      #expect(!succeeded && form.isSubmitting)
    }
    while directory.asked.count < 2 { await Task.yield() }
    #expect(form.isSubmitting)
    directory.answer()
    let succeeded = await newer
    #expect(succeeded)
    #expect(!form.isSubmitting)
  }

  @Test func `values whose submission was cancelled count as changed`() async {
    let form = FormModel(Account(name: "Ada")) { FormField(\.name, "Name") }
    form.name.value = "Eve"
    let submission = Task {
      await form.submit { _ in while !Task.isCancelled { await Task.yield() } }
    }
    while !form.isSubmitting { await Task.yield() }
    submission.cancel()
    let succeeded = await submission.value
    #expect(!succeeded && !form.isSubmitting)
    #expect(form.hasChanges)
  }

  @Test func `resetting doesn't end the action of a submission`() async {
    let form = FormModel(Account(name: "Ada")) { FormField(\.name, "Name") }
    await form.submit { _ in
      form.reset()
      #expect(form.isSubmitting)
    }
    #expect(!form.isSubmitting)
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

  @Test func `submitting waits for a running check`() async {
    let directory = Directory()
    directory.isOpen = false
    let form = FormModel(Account(email: "ada@example.org")) {
      FormField(\.email, "Email") { await directory.knows($0) ? "Taken." : nil }
    }
    async let first = form.submit { _ in Issue.record() }
    async let second = form.submit { _ in Issue.record() }
    while directory.asked.isEmpty { await Task.yield() }
    #expect(form.isSubmitting)
    form.email.value = "eve@example.org"
    #expect(!form.email.isChecking)
    directory.answer()
    while directory.asked.count < 2 { await Task.yield() }
    form.email.value = "ada@example.org"
    directory.answer()
    while directory.asked.count < 3 { await Task.yield() }
    directory.answer()
    _ = await (first, second)
    #expect(form.email.error == "Taken.")
    #expect(!form.isSubmitting)
    #expect(directory.asked.count == 3)
  }

  @Test func `a value edited after its check, during a submission, is checked again`() async {
    let directory = Directory()
    directory.isOpen = false
    let form = FormModel(Account(name: "Ada", email: "new@example.org")) {
      FormField(\.name, "Name") { name in name == "Eve" ? "Taken." : nil }
      FormField(\.email, "Email") { await directory.knows($0) ? "Taken." : nil }
    }
    async let submission = form.submit { _ in Issue.record() }
    while directory.asked.isEmpty { await Task.yield() }
    form.name.value = "Eve"
    directory.answer()
    let succeeded = await submission
    #expect(!succeeded)
    #expect(form.name.error == "Taken.")
    #expect(!form.isSubmitting)
  }

  @Test func `the form keeps values rejected by a server`() async {
    let form = FormModel(Account()) { FormField(\.name, "Name") }
    await form.submit { _ in form.reject(\.name, "Taken.") }
    #expect(form.name.error == "Taken.")
    #expect(!form.isSubmitting)
    form.name.value = "b"
    #expect(form.name.error == nil)
  }
}

private struct Box<Value: Equatable>: Equatable {
  var value: Value
}
