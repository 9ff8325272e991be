// SPDX-License-Identifier: MIT
// Page: the sign-up page, with every kind of form validation.

import Curium
import CuriumPreviews
import CuriumControls

/// The values of the form.
struct NewAccount: Equatable {
  var name = ""
  var email = ""
  var password = ""
  var repeated = ""
  var age = 18
  var accepts = false
}

/// The addresses that already have an account.
struct AccountDirectory: Sendable {
  /// The response time.
  var delay = Duration.milliseconds(900)

  @MainActor func knows(_ address: String, clock: AppClock) async -> Bool {
    guard await clock.sleep(for: delay) else { return false }
    return address == "ada@example.org"
  }

  @MainActor func store(_ account: NewAccount, clock: AppClock) async {
    _ = await clock.sleep(for: delay)
  }
}

/// Creates an account. The form uses the clock of the app, which is only available in views.
struct SignUpPage: View {
  @Environment(\.clock) private var clock

  var body: some View { SignUpScreen(clock: clock) }
}

private struct SignUpScreen: View {
  private let clock: AppClock
  private let directory: AccountDirectory
  private let title = "Create an account"
  @State private var form: FormModel<NewAccount>
  @State private var created: String?

  init(clock: AppClock, directory: AccountDirectory = AccountDirectory()) {
    self.clock = clock
    self.directory = directory
    _form = State(
      wrappedValue: FormModel(NewAccount()) {
        FormField(\.name, "Name", .required("Enter your name."))
        FormField(
          \.email, "Email", .required("Enter your email."),
          .email("Enter it as you@example.org.")
        ) { address in
          await directory.knows(address, clock: clock)
            ? "This email is already in use." : nil
        }
        FormField(
          \.age, "Age", unreadable: "Enter a number.",
          .within(13...150, "Enter an age from 13 to 150."))
        FormField(
          \.password, "Password", .length(8..., "Use at least 8 characters."),
          when: .whileTyping)
        FormField(\.repeated, "Repeat password", .matches(\.password, "The passwords don't match."))
        FormField(\.accepts, "Terms", .accepted("Accept the terms to continue."))
      })
  }

  var body: some View {
    MainLayout(title: title) {
      if let created {
        ContentUnavailableView(
          "Welcome, \(created)", systemImage: "checkmark.circle.fill",
          description: Text("Check your inbox to confirm your email."))
      } else {
        GeometryReader { geometry in
          ScrollView {
            // Depends only on the width, so that no error message moves the fields. The groups and
            // a scrollbar fit in it.
            Card { fields(isWide: geometry.size.width >= 57) }
              .frame(maxWidth: 76)
              .frame(maxWidth: .infinity, minHeight: Length(geometry.size.height))
          }
        }
      }
    }
  }

  private func fields(isWide: Bool) -> some View {
    let layout =
      isWide
      ? AnyLayout(HStackLayout(alignment: .top, spacing: 4)) : AnyLayout(VStackLayout(spacing: 1))
    return ValidatedForm(form, submitButtonTitle: "Create account", onSubmit: store) {
      layout { groups }
    }
  }

  @ViewBuilder private var groups: some View {
    FormGroup(title: "Profile") {
      ValidatedInput(form.name, placeholder: "Your name")
      ValidatedInput(form.email, placeholder: "you@example.org")
      ValidatedInput(form.age)
    }
    FormGroup(title: "Security") {
      ValidatedInput(form.password, isSecure: true)
      ValidatedInput(form.repeated, isSecure: true)
      ValidatedField(form.accepts, showsLabel: false) { accepts in
        CheckBox(
          state: form.accepts.error == nil ? .enabled : .error, text: "I accept the terms",
          isSelected: accepts)
      }
    }
  }

  private func store(_ account: NewAccount) async {
    await directory.store(account, clock: clock)
    created = account.name
  }
}

enum SignUpPagePreviews: PreviewProvider {
  static var level: Level { .page }

  static var previews: [Preview] {
    Preview("Default") { SignUpPage() }
  }
}
