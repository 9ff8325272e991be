// SPDX-License-Identifier: MIT
// Testing: a sign-up form, used with keys, the pointer and line by line.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

/// A form with every kind of validation.
private struct SignUp: View {
  let form: FormModel<Account>
  let stored: @MainActor (Account) -> Void

  var body: some View {
    ValidatedForm(form, submitButtonTitle: "Sign up", onSubmit: { stored($0) }) {
      ValidatedInput(form.name)
      ValidatedInput(form.email)
      ValidatedInput(form.password, isSecure: true)
      ValidatedInput(form.repeated, isSecure: true)
      ValidatedField(form.accepts, showsLabel: false) { Toggle(form.accepts.label, isOn: $0) }
    }
  }
}

@MainActor struct ValidatedFormTests {
  @MainActor private final class Store { var accounts: [Account] = [] }
  private let store = Store()
  private let directory = Directory()

  private func open(width: Int = 40) -> Harness {
    let form = signUpModel(directory)
    let store = store
    return Harness(width: width, height: 30) {
      SignUp(form: form) { store.accounts.append($0) }
    }
  }

  private func expectRest(_ harness: Harness) {
    #expect(harness.repaint() == 0)
    #expect(!harness.isAnimating)
    #expect(harness.warnings == [])
  }

  @Test func `a value is formatted while typing`() {
    struct Phone: View {
      let form: FormModel<Account>
      var body: some View {
        ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { _ in }) {
          ValidatedInput(form.name)
        }
        .onChange(of: form.values.name) { _, text in
          let digits = text.filter(\.isNumber)
          form.name.value = digits.prefix(3) + (digits.count > 3 ? "-" : "") + digits.dropFirst(3)
        }
      }
    }
    let form = FormModel(Account()) { FormField(\.name, "Phone") }
    let harness = Harness(width: 30, height: 8) { Phone(form: form) }
    harness.press("⇥")
    harness.type("5551234")
    #expect(form.values.name == "555-1234")
    harness.press("home → → 9")
    #expect(form.values.name == "559-51234")
    harness.press("8 ⌫ ⌫ ⌫")
    #expect(form.values.name == "555-1234")
    expectRest(harness)
  }

  @Test func `Return skips fields without a control`() async {
    let form = signUpModel(directory)
    let store = store
    let harness = Harness(width: 40, height: 12) {
      ValidatedForm(form, submitButtonTitle: "Sign up", onSubmit: { store.accounts.append($0) }) {
        ValidatedInput(form.name)
        StatefulPreview(true) { isShown in
          Toggle("More", isOn: isShown)
          if isShown.wrappedValue { ValidatedInput(form.password, isSecure: true) }
        }
      }
    }
    harness.press("⇥ ⏎")
    #expect(harness.focused?.role == .secureField)
    harness.press("shift+⇥ space")
    harness.press("shift+⇥ ⏎")
    await harness.settle()
    #expect(form.isInvalid && harness.position(of: "Sign up") != nil)
    #expect(harness.position(of: form.name.error ?? "no error") != nil)
    expectRest(harness)
  }

  @Test func `Return in the last field submits the form that is shown now`() async {
    struct Names: View {
      let forms: [FormModel<Account>]
      let stored: @MainActor (Account) -> Void
      @State private var index = 0
      var body: some View {
        let form = forms[index]
        ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { stored($0) }) {
          ValidatedInput(form.name)
        }
        .keyBinding("Next", "f2") { index = 1 }
      }
    }
    let forms = ["Ada", "Grace"].map { name in
      FormModel(Account(name: name)) { FormField(\.name, "Name") }
    }
    let store = store
    let harness = Harness(width: 30, height: 8) {
      Names(forms: forms) { store.accounts.append($0) }
    }
    harness.press("⇥ f2 ⏎")
    await harness.settle()
    #expect(store.accounts.map(\.name) == ["Grace"])
    expectRest(harness)
  }

  @Test func `Return goes from field to field, and submits after the last`() async throws {
    let harness = open()
    harness.press("⇥")
    harness.type("Ada")
    harness.press("⏎")
    #expect(harness.focused?.label == "Email")
    harness.type("grace@example.org")
    harness.press("⏎")
    harness.type("1815")
    #expect(harness.find(.secureField, "Password")?.value == "••••")
    harness.press("⏎")
    harness.type("1815")
    harness.press("⏎")
    #expect(harness.focused?.role == .toggle)
    harness.press("space ⇥ ⏎")
    await harness.settle()
    #expect(
      store.accounts == [
        Account(
          name: "Ada", email: "grace@example.org", password: "1815", repeated: "1815",
          accepts: true)
      ])
    expectRest(harness)
  }

  @Test func `each field is validated on blur, while typing or on submit, as requested`() async {
    let harness = open()
    harness.press("⇥ ⇥ ⇥")
    // Passing through a field doesn't show its error.
    #expect(harness.elements.allSatisfy { !$0.semantics.isInvalid })
    harness.type("1")
    #expect(harness.find(.status, "Use 4 letters.") != nil)
    #expect(harness.focused?.label == "Password")
    harness.press("shift+⇥")
    harness.type("ada@")
    #expect(harness.find(.textField, "Email")?.semantics.isInvalid == false)
    harness.press("shift+⇥")
    #expect(harness.find(.textField, "Email")?.semantics.isInvalid == true)
    #expect(harness.find(.status, "Enter it as you@example.org.") != nil)
    // The error disappears as soon as the value is valid.
    harness.press("⇥")
    harness.type("x.org")
    #expect(harness.find(.status, "Enter it as you@example.org.") == nil)
    harness.press("⇥ ⇥")
    harness.type("2")
    harness.press("⇥")
    #expect(harness.find(.status, "The passwords differ.") == nil)
    await harness.settle()
    expectRest(harness)
  }

  @Test func `a submission with errors lists them and focuses the first`() async throws {
    let harness = open()
    harness.click(try #require(harness.find(.button, "Sign up")))
    #expect(harness.focused?.label == "Name")
    #expect(harness.find(.link, "Name") != nil)
    #expect(harness.find(.status, "Enter your name.") != nil)
    #expect(harness.content.contains { $0.contains("fields need attention: Name,") })
    #expect(store.accounts == [])
    harness.click(try #require(harness.find(.link, "Terms")))
    #expect(harness.focused?.role == .toggle)
    harness.press("space")
    #expect(harness.find(.link, "Terms") == nil)
    harness.enter("Ada", into: .textField, "Name")
    harness.enter("1815", into: .secureField, "Password")
    harness.enter("1815", into: .secureField, "Repeat it")
    #expect(harness.find(.link) == nil)
    expectRest(harness)
  }

  @Test func `a click submits the form even if the error of the field before moves the button`()
    throws
  {
    // The message has two rows.
    let harness = open(width: 16)
    harness.press("⇥ a ⌫")
    let place = try #require(harness.find(.button, "Sign up")).center
    harness.pointer(PointerEvent(.down, button: .primary, at: place))
    #expect(harness.find(.status, "Enter your name.") != nil)
    #expect(harness.find(.button, "Sign up")?.center.y == place.y + 2)
    #expect(harness.find(.link) == nil)
    harness.pointer(PointerEvent(.up, button: .primary, at: place))
    #expect(harness.find(.link, "Terms") != nil)
    #expect(harness.focused?.label == "Name")
    expectRest(harness)
  }

  @Test func `a check shows a spinner until it answers, and late answers are dropped`()
    async throws
  {
    directory.isOpen = false
    let harness = open()
    harness.enter("ada@example.org", into: .textField, "Email")
    harness.press("⇥")
    harness.click(try #require(harness.find(.textField, "Email")))
    harness.press("⇥")
    await harness.settle()
    #expect(harness.find(.progress, "Checking…") != nil)
    #expect(harness.isAnimating)
    directory.answer()
    await harness.settle()
    #expect(harness.find(.status, "This address has an account.") != nil)
    expectRest(harness)
    harness.enter("ada@example.org ", into: .textField, "Email")
    harness.enter("grace@example.org", into: .textField, "Email")
    harness.click(try #require(harness.find(.textField, "Email")))
    harness.press("⇥")
    await harness.settle()
    harness.press("shift+⇥")
    harness.type("x")
    #expect(harness.find(.progress) == nil)
    directory.answer()
    await harness.settle()
    #expect(harness.find(.textField, "Email")?.semantics.isInvalid == false)
    expectRest(harness)
  }

  @Test func `an inline form is as high as its content`() async {
    let device = MemoryDevice(size: CellSize(width: 40, height: 40))
    let loop = ManualLoop()
    let runtime = AppRuntime(
      SignUp(form: signUpModel(directory)) { _ in }, device: device, loop: loop
    ) {
      $0.appTheme = .dark
    }
    runtime.presentInline(maxRows: nil)
    loop.drain()
    let height = runtime.renderer.shown.text().count
    device.send([.key(KeyPress(.tab)), .key(KeyPress("A", characters: "A"))])
    loop.drain()
    #expect(runtime.renderer.shown.text().contains("▌A"))
    device.send((0..<7).map { _ in .key(KeyPress(.tab)) } + [.key(KeyPress(.return))])
    loop.drain()
    #expect(runtime.renderer.shown.text().first == "! 2 fields need attention: Password,")
    #expect(runtime.renderer.shown.text().count > height)
    runtime.tearDown()
  }

  @Test func `in line mode the fields are asked one by one`() async {
    let form = signUpModel(directory)
    let store = store
    let transcript = Transcript { SignUp(form: form) { store.accounts.append($0) } }
    for answer in ["", "grace@example.org", "1815", "1815", "y", "8"] {
      transcript.enter(answer)
      await transcript.settle()
    }
    #expect(store.accounts == [])
    #expect(transcript.text.contains("1 field needs attention:\n9. Name, link"))
    #expect(transcript.text.contains("1. Name, text field: empty, invalid"))
    #expect(transcript.text.hasSuffix("\nName: "))
    transcript.enter("Grace")
    await transcript.settle()
    for answer in ["", "", "", "", "8"] {
      transcript.enter(answer)
      await transcript.settle()
    }
    #expect(store.accounts.map(\.name) == ["Grace"], "\(transcript.text)")
    await transcript.advance(by: .seconds(1))
    #expect(!transcript.isAnimating)
  }

  @Test func `a key in one field runs only that field's bodies`() {
    let harness = open()
    harness.press("⇥")
    harness.type("A")
    harness.recording.reset()
    harness.type("d")
    #expect(!harness.recording.bodies.contains { $0.hasPrefix("SignUp") })
    #expect(harness.recording.bodies.count { $0.hasPrefix("ValidatedInput") } <= 1)
    #expect(harness.takeStatistics().bytes < 2_000)
  }
}
