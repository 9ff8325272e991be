// SPDX-License-Identifier: MIT
// Testing: submissions of a form, and resetting it meanwhile, without a view.

import Curium
import Testing

@MainActor struct FormSubmissionTests {
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
