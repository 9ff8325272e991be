// SPDX-License-Identifier: MIT
// Testing: an account, and the fields of its form.

import Curium

struct Account: Equatable {
  var name = ""
  var email = ""
  var age = 18
  var password = ""
  var repeated = ""
  var accepts = false
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
