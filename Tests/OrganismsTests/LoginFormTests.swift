// SPDX-License-Identifier: MIT
// Testing: the form for signing in.

import Curium
import CuriumTesting
import Testing

@MainActor struct LoginFormTests {
  @MainActor private final class Log { var entries: [String] = [] }
  private let log = Log()

  private func open() -> Harness {
    Harness(width: 30, height: 12) { [log] in LoginForm { log.entries.append("\($0) \($1)") } }
  }

  @Test func `Return goes to the next field, then signs in`() async {
    let harness = open()
    harness.press("⇥")
    harness.type("ada@example.org")
    harness.press("⏎")
    #expect(harness.focused?.role == .secureField)
    harness.type("1815")
    harness.press("⏎")
    await harness.settle()
    #expect(log.entries == ["ada@example.org 1815"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a missing password shows an error and gets the focus`() async throws {
    let harness = open()
    harness.enter("ada@example.org", into: .textField)
    harness.click(try #require(harness.find(.button, "Sign in")))
    await harness.settle()
    #expect(log.entries == [])
    #expect(harness.focused?.label == "Password")
    #expect(harness.find(.status, "Enter your password.") != nil)
    #expect(!harness.isAnimating)
  }

  @Test func `an address without a domain shows an error and gets the focus`() async {
    let harness = open()
    harness.press("⇥")
    harness.type("ada")
    harness.press("⏎")
    harness.type("1815")
    harness.press("⏎")
    await harness.settle()
    #expect(log.entries == [])
    #expect(harness.focused?.label == "Email")
    #expect(harness.find(.status, "Enter it as you@example.org.") != nil)
    harness.type("@example.org")
    #expect(harness.find(.status, "Enter it as you@example.org.") == nil)
    harness.press("⏎ ⏎")
    await harness.settle()
    #expect(log.entries == ["ada@example.org 1815"])
    #expect(harness.repaint() == 0)
  }

  @Test func `follows the app's language`() async throws {
    var words = Strings()
    words.password = "Kennwort"
    words.enterPassword = "Das Kennwort fehlt."
    words.signIn = "Anmelden"
    let harness = open()
    harness.setEnvironment { $0.strings = words }
    #expect(harness.find(.secureField, "Kennwort") != nil)
    harness.click(try #require(harness.find(.button, "Anmelden")))
    await harness.settle()
    #expect(harness.find(.status, "Das Kennwort fehlt.") != nil)
    #expect(harness.find(.button, "Sign in") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the button keeps the focus, so pressing Return again doesn't show the password`()
    async
  {
    let harness = open()
    harness.press("⇥")
    harness.type("ada@example.org")
    harness.press("⇥")
    harness.type("1815")
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "Sign in")
    harness.press("⏎ ⏎")
    #expect(harness.focused?.label == "Sign in")
    await harness.settle()
    #expect(log.entries == ["ada@example.org 1815"])
    harness.press("⏎")
    await harness.settle()
    #expect(log.entries.count == 2)
    #expect(harness.focused?.label == "Sign in")
    #expect(harness.find(.secureField, "Password")?.value == "••••")
    #expect(harness.repaint() == 0)
  }
}
