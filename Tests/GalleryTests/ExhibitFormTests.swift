// SPDX-License-Identifier: MIT
// Testing: the exhibits of forms and wizards, used like a user would.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumThemeFiles
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized) struct ExhibitFormTests: PreviewSuite {
  @Test func `the sign-up form is in the middle of its page`() {
    let harness = Harness(width: 120, height: 41) { SignUpPage() }
    #expect(harness.position(of: "PROFILE") == CellPoint(x: 24, y: 15))
    #expect(harness.position(of: "Create account") == CellPoint(x: 25, y: 26))
    harness.expectRest()
  }

  @Test func `after signing out, the focus is in the first field of the sign-in form`() async {
    let harness = Harness(width: 40, height: 20) { LoginPage() }
    harness.press("⇥")
    harness.type("ada@example.org")
    harness.press("⏎")
    harness.type("1815")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.position(of: "Welcome,") != nil && harness.focused?.role == .button)
    harness.press("⏎")
    await harness.settle()
    #expect(harness.focused?.role == .textField)
    harness.expectRest()
  }

  @Test func `the sign-in form scrolls to the focused field in a short window`() async {
    let harness = Harness(width: 40, height: 8) { LoginPage() }
    #expect(harness.position(of: "Show") == nil)
    harness.press("⇥ ⇥")
    await harness.settle()
    #expect(harness.focused?.role == .secureField && harness.position(of: "Show") != nil)
    harness.resize(width: 60, height: 14)
    await harness.settle()
    #expect(harness.position(of: "Sign in") == CellPoint(x: 10, y: 3))
    harness.expectRest()
  }

  /// In 22 rows, the errors need a scrollbar, which takes a column.
  @Test(arguments: [(40, 60), (60, 60), (61, 26), (61, 22), (76, 26), (120, 22)])
  func `errors don't change the columns of the sign-up form`(width: Int, height: Int) async throws {
    let harness = Harness(width: width, height: height) { SignUpPage() }
    let before = try [
      #require(harness.position(of: "PROFILE")), #require(harness.position(of: "SECURITY")),
    ]
    let isWide = before[0].y == before[1].y
    #expect(isWide == (width >= 61))
    harness.enter("185", into: .textField, "Age")
    let password = try #require(harness.position(of: "Password"))
    harness.click(x: password.x, y: password.y + 1)
    harness.type("short")
    try harness.click(.button, "Create account")
    await harness.settle()
    #expect(harness.screen.joined(separator: " ").contains("Enter an age"))
    let after = try [
      #require(harness.position(of: "PROFILE")), #require(harness.position(of: "SECURITY")),
    ]
    #expect((after[0].y == after[1].y) == isWide)
    if height > 22 { #expect(after.map(\.x) == before.map(\.x)) }
    harness.expectRest()
  }

  @Test func `a wizard's summary shows the values that were entered`() async throws {
    let harness = Harness(width: 90, height: 24) {
      WizardTemplatePreviews.previews[0].content()
    }
    try harness.click(.textField, "Name")
    harness.press("end")
    harness.type("-eu")
    try harness.click(.button, "Next")
    try harness.click(.button, "Back")
    #expect(harness.find(.textField, "Name")?.value == "checkout-eu")
    try harness.click(.button, "Next")
    try harness.click(.button, "Next")
    #expect(harness.position(of: "checkout-eu") != nil)
    harness.expectRest()
  }

  @Test func `the form of an account is validated, and says when it is saved`() async throws {
    let harness = try open("FormTemplate", "Default", height: 30)
    harness.press("⇥ ctrl+u")
    try harness.click(.button, "Save")
    await harness.settle()
    #expect(harness.find(.status, "Enter your name.") != nil)
    #expect(harness.focused?.label == "Name" && harness.position(of: "Saved") == nil)
    harness.type("Jonas")
    try harness.click(.button, "Save")
    await harness.settle()
    #expect(harness.find(.status, "Enter your name.") == nil)
    #expect(harness.position(of: "Saved the account of Jonas") != nil)
    await harness.advance(by: .seconds(10))
    harness.expectRest()
  }

  @Test func `a wizard without a name can't go on, and says when it has finished`() async throws {
    let harness = try open("WizardTemplate", "First step", width: 80, height: 20)
    harness.press("⇥ ctrl+u")
    #expect(harness.find(.status, "Enter a name.") != nil)
    #expect(harness.find(.button, "Next")?.semantics.isEnabled == false)
    harness.type("billing")
    try harness.click(.button, "Next")
    try harness.click(.button, "Next")
    try harness.click(.button, "Finish")
    #expect(harness.position(of: "Created billing") != nil)
    await harness.advance(by: .seconds(10))
    harness.expectRest()
  }

  @Test func `the wizard of the playground shows what it has created`() throws {
    let harness = try open("WizardTemplate", "Playground", width: 80, height: 24)
    for name in ["Next", "Next", "Finish"] { try harness.click(.button, name) }
    #expect(harness.position(of: "Created checkout") != nil)
    harness.expectRest()
  }

  @Test(arguments: [("LoginForm", "Signed in"), ("LoginPage", "Welcome, ada@example.org")])
  func `a sign-in form rejects text that is no address, and says who signed in`(
    name: String, welcome: String
  ) async throws {
    let harness = try open(name, "Default", height: 24)
    harness.press("⇥")
    harness.type("ada")
    harness.press("⏎")
    harness.type("1815")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.find(.status, "Enter it as you@example.org.") != nil)
    #expect(harness.position(of: welcome) == nil)
    harness.type("@example.org")
    harness.press("⏎ ⏎")
    await harness.settle()
    #expect(harness.position(of: welcome) != nil)
    harness.expectRest()
  }
}
