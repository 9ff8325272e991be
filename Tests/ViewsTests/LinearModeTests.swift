// SPDX-License-Identifier: MIT
// Testing: an app as a conversation of lines.

import CuriumTesting
import CuriumTokens
import CuriumViews
import Testing

/// A form that refuses the first password.
struct LoginForm: View {
  @State private var name = ""
  @State private var password = ""
  @State private var stays = false
  @State private var problem: String?
  @State private var isIn = false
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(alignment: .leading) {
      if isIn {
        Text("Welcome, \(name)").accessibilityHeading(.h1)
        Button("Leave") { quit() }
      } else {
        Text("Sign in").accessibilityHeading(.h1)
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
          .accessibilityInvalid(problem != nil)
        Interactive(role: .toggle, action: { stays.toggle() }) { _ in Text("Stay signed in") }
          .accessibilityChecked(stays)
        if let problem { Text(problem).accessibilityRole(.status) }
        Button("Sign in") {
          if password == "lovelace" {
            isIn = true
          } else {
            problem = "Wrong password"
            password = ""
          }
        }
      }
    }
  }
}

@MainActor @Suite struct LinearModeTests {
  @Test func `a login form is filled by keyboard alone`() {
    let transcript = Transcript { LoginForm() }
    transcript.enter("Ada")
    transcript.enter("babbage")
    transcript.enter("y")
    transcript.enter("4")
    transcript.enter("2")
    transcript.enter("lovelace")
    transcript.enter()
    transcript.enter("4")
    transcript.enter("1")
    print(transcript.text)
    #expect(transcript.hasQuit)
  }
}
